/** Whether a JPEG, PNG or WebP has its end. Browsers show the beginning of a picture of which the rest is missing. */
export function isComplete(bytes: Uint8Array, format: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (format === 'jpeg') return hasJpegEnd(view)
  if (format === 'webp') return bytes.length >= 12 && view.getUint32(4, true) + 8 <= bytes.length
  if (format === 'png') return hasPngEnd(view)
  return true
}

/** Goes from segment to segment up to the marker at the end (ITU-T T.81, B.1.1): a preview inside has an end as well. */
function hasJpegEnd(view: DataView): boolean {
  for (let at = 2; at + 1 < view.byteLength;) {
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0
    if (marker === 0xd9) return true
    // Coded data, in which 0xff is followed by zero or a restart marker.
    const isData = view.getUint8(at) !== 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd7) || marker === 0xff
    if (isData) at += 1
    else if (at + 3 < view.byteLength) at += 2 + view.getUint16(at + 2)
    else return false
  }
  return false
}

/** Goes from chunk to chunk up to `IEND` (PNG specification, 5.3). */
function hasPngEnd(view: DataView): boolean {
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === 0x49_45_4e_44) return true
  return false
}
