/**
 * The format, by the first bytes. A file of the ISO base media family gives its brand after `ftyp`: iPhones write
 * `heic` and the like (ISO/IEC 23008-12, annex B), which most browsers do not show.
 */
export function pictureFormat(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.slice(4, 8) !== 'ftyp') return undefined
  const brands = start.slice(8)
  if (/avif|avis/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : undefined
}
