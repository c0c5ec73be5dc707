/**
 * The characters that Windows-1252 reads the second and later bytes of a UTF-8 letter as, and those that it reads the
 * first as: «é» becomes «Ã©».
 */
const laterBytes = '\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const twoBytes = `[\u00c2-\u00df][${laterBytes}]`
const threeBytes = `[\u00e0-\u00ef][${laterBytes}]{2}`
/** A word in capitals may end in a letter that a quotation mark or a dash follows: «AMANHÃ…», and that is right. */
const validEnd = '(?<=\\p{Lu})Ã[»\u00a0…“”‘’–—]'
const misread = new RegExp(`(?!${validEnd})(?:${twoBytes}|${threeBytes})`, 'gu')
/** A question mark within a word, behind its only consonant (`H? dias`), or in place of all of it (`? noite`). */
const lostWord = /(?<![^\s(«“"])(?:\p{L}+\?\p{Ll}\p{L}*(?![\p{L}./=&])|[B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z]?\?(?= \p{Ll}))/u
/** Letters as e-mail programs send them: `H=C3=A1`. */
const ofMail = /(?:=[C-F][\dA-F](?:=[89AB][\dA-F]){1,3})+/g

/** Whether a text has letters that were lost or misread where it changed from one encoding to another. */
export const hasBrokenLetters = (text: string): boolean =>
  hasLost(text) || text.search(misread) !== -1 || (text.includes('=') && text.search(ofMail) !== -1)

/** A question mark between letters is rare, and the full pattern is slow: look for the mark first. */
const hasLost = (text: string): boolean => text.includes('\ufffd') || (/\?[ a-zà-ÿ]/.test(text) && lostWord.test(text))

/** The first word with such letters. */
export const brokenWord = (text: string): string =>
  text.split(/\s/).find((word) => hasBrokenLetters(word) || hasBrokenLetters(`${word} a`)) ?? text.trim()

/** The text with every misread letter restored. Undefined if a letter is lost, or could be more than one. */
export function correctLetters(text: string): string | undefined {
  // Bytes that are no letter are decoded as one that was lost.
  const right = text
    .replaceAll(ofMail, (codes) =>
      utf8.decode(Uint8Array.from(codes.slice(1).split('='), (code) => parseInt(code, 16))),
    )
    .replaceAll(misread, (letter) => utf8.decode(Uint8Array.from(letter, byteOf)))
  return hasBrokenLetters(right) ? undefined : right
}

const utf8 = new TextDecoder()

/** The byte that Windows-1252 reads as a character. */
function byteOf(character: string): number {
  const code = character.charCodeAt(0)
  return code < 0x100 ? code : 0x80 + highCharacters.indexOf(character)
}

/** What Windows-1252 has from 0x80 on; five bytes are no character there, and are kept as they are. */
const highCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
