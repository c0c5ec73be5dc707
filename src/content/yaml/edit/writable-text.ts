import { withoutUnseen } from '../characters.ts'

/** Lone surrogates, and code points that Unicode reserves as noncharacters. */
const noCharacter = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** A text without the characters that the check refuses wherever they occur. What is meant as a line break becomes one. */
export function writableText(text: string): string {
  const broken = text.replaceAll(/\r\n?|\v|\u0085|\u2028/g, '\n').replaceAll(/\f|\u2029/g, '\n\n')
  // Tried after a letter, because what a line may not begin with can still be written in quotes.
  const lines = withoutUnseen(broken.replaceAll(noCharacter, '').replaceAll(/^/gm, 'x')).text
  return lines.replaceAll(/^x/gm, '')
}
