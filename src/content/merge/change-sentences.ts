import type { Language, ToolLanguage } from '../model/language.ts'
import { wordsOf } from '../page/rich-text.ts'

const portuguese = {
  languages: { pt: 'português', en: 'inglês' } as Readonly<Record<Language, string>>,
  quoted: (text: string) => `«${text}»`,
  changed: (what: string, before: string, after: string) => `${what}: era ${before}, agora é ${after}`,
  added: (what: string) => `Novo: ${what}`,
  removed: (what: string) => `Retirado: ${what}`,
  fieldAdded: (what: string, text: string) => `${what}: agora é ${text}`,
  fieldRemoved: (what: string, text: string) => `Retirado: ${what}, que era ${text}`,
  reordered: (what: string) => `${what}: por outra ordem`,
  sampleAdded: (what: string) => `${what}: passa a exemplo`,
  sampleRemoved: (what: string) => `${what}: deixa de ser exemplo`,
  writing: (name: string) => `${name}: só comentários ou linhas`,
  pictures: 'Imagens',
  picture: {
    pictureAdded: (name: string) => `Imagem «${name}» acrescentada`,
    pictureRemoved: (name: string) => `Imagem «${name}» retirada`,
    pictureReplaced: (name: string) => `Imagem «${name}» trocada`,
  },
}

const english: typeof portuguese = {
  languages: { pt: 'Portuguese', en: 'English' },
  quoted: (text) => `“${text}”`,
  changed: (what, before, after) => `${what}: was ${before}, now ${after}`,
  added: (what) => `Added: ${what}`,
  removed: (what) => `Removed: ${what}`,
  fieldAdded: (what, text) => `${what}: now ${text}`,
  fieldRemoved: (what, text) => `Removed: ${what}, which was ${text}`,
  reordered: (what) => `${what}: reordered`,
  sampleAdded: (what) => `${what}: now a sample`,
  sampleRemoved: (what) => `${what}: no longer a sample`,
  writing: (name) => `${name}: only comments or line breaks`,
  pictures: 'Pictures',
  picture: {
    pictureAdded: (name) => `Picture “${name}” added`,
    pictureRemoved: (name) => `Picture “${name}” removed`,
    pictureReplaced: (name) => `Picture “${name}” replaced`,
  },
}

export const changeSentences: Readonly<Record<ToolLanguage, typeof portuguese>> = { pt: portuguese, en: english }

/** Characters of a text in a sentence. */
const longest = 60
/** Characters kept before the change. */
const leading = 20

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export function inBrief(text: string): string {
  const line = inOneLine(text)
  const cut = line.slice(0, longest)
  return line.length <= longest ? line : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`
}

/** Two versions of a text without the signs of Markdown, unless they differ in nothing else. */
export function inWords(before: string, after: string): readonly [before: string, after: string] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  return inOneLine(old) === inOneLine(now) ? [before, after] : [old, now]
}

/** Two versions of a text, cut to where they begin to differ. */
export function excerpts(before: string, after: string): readonly [before: string, after: string] {
  const [one, other] = [inOneLine(before), inOneLine(after)]
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const from = Math.max(one.length, other.length) <= longest ? 0 : one.lastIndexOf(' ', same - leading) + 1
  const excerpt = (line: string) => `${from > 0 ? '…' : ''}${inBrief(line.slice(from))}`
  return [excerpt(one), excerpt(other)]
}
