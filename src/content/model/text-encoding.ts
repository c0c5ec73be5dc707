/** Encodings other than UTF-8, as text editors call them, and their labels in the WHATWG Encoding Standard. */
const labels = { 'UTF-16 LE': 'utf-16le', 'UTF-16 BE': 'utf-16be', 'Windows 1252': 'cp1252', 'Mac Roman': 'mac' }

export type TextEncoding = keyof typeof labels

/** The text of a file. What is in another encoding than UTF-8 would have no accent left, read as UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  return encoding ? decodeAs(encoding, bytes) : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** The encoding of a whole text. Undefined if that is UTF-8, but for some bytes that are wrong. */
export function encodingOf(bytes: Uint8Array): TextEncoding | undefined {
  const [first, second] = bytes
  // By the byte order mark or, if there is none, by the zero byte beside the first letter.
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'UTF-16 LE'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'UTF-16 BE'
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (/[^\0-\x7f\ufffd]/.test(text) || new TextEncoder().encode(text).length === bytes.length) return undefined
  // That in which more of the bytes are letters of Portuguese, dashes or quotes.
  const letters = (encoding: TextEncoding): number =>
    decodeAs(encoding, bytes).match(/[áàâãçéêíñòóôõúÁÀÂÃÇÉÊÍÒÓÔÕÚ‘’“”–—…€]/g)?.length ?? 0
  return letters('Mac Roman') > letters('Windows 1252') ? 'Mac Roman' : 'Windows 1252'
}

/** As a stream: otherwise some versions of Node take Windows 1252 for Latin-1, which has no `€`, dash or curly quote. */
const decodeAs = (encoding: TextEncoding, bytes: Uint8Array): string =>
  new TextDecoder(labels[encoding]).decode(bytes, { stream: true })
