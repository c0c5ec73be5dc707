import { capitalised } from '../languages/names.ts'
import type { Language, ToolLanguage } from '../model/language.ts'

/**
 * Something that has fields, as a sentence names it: `Evento «Aula aberta»`, and `do evento «Aula aberta»`.
 * @param ending of its participles
 */
const owner = (name: string, of: string, ending = 'o') => ({ name, of, ending })

export type Owner = ReturnType<typeof owner>

/** By its ending; true for every noun that the schema has. */
const isFeminine = (noun: string): boolean => /(?:a|em|ão|ade)$/.test(noun) && noun !== 'botão'
const inGuillemets = (text: string): string => `«${text}»`
const inCurlyQuotes = (text: string): string => `“${text}”`

const portuguese = {
  homePage: owner('Página inicial', 'da página inicial', 'a'),
  /** Any other page, by its title. */
  page: (title: string) => owner(`Página ${inGuillemets(title)}`, `da página ${inGuillemets(title)}`, 'a'),
  file: {
    site: owner('Todo o site', ''),
    events: owner('Eventos', 'dos eventos', 'os'),
    dictionary: owner('Palavras do site', 'das palavras do site', 'as'),
  },
  item: (noun: string, name: string) =>
    owner(
      `${capitalised(noun)} ${inGuillemets(name)}`,
      `${isFeminine(noun) ? 'da' : 'do'} ${noun} ${inGuillemets(name)}`,
      isFeminine(noun) ? 'a' : 'o',
    ),
  languages: { pt: 'português', en: 'inglês' } as Readonly<Record<Language, string>>,
  quoted: inGuillemets,
  changed: (what: string, before: string, after: string) => `${what}: era ${before}, agora é ${after}`,
  added: ({ name, ending }: Owner) => `${name} acrescentad${ending}`,
  removed: ({ name, ending }: Owner) => `${name} retirad${ending}`,
  fieldAdded: (what: string, text: string) => `${what}: agora é ${text}`,
  fieldRemoved: (what: string) => `${what}: deixa de existir`,
  reordered: (what: string) => `${what}, por outra ordem`,
  sampleAdded: (what: string) => `${what}: passa a exemplo`,
  sampleRemoved: (what: string) => `${what}: deixa de ser exemplo`,
  writing: (name: string) => `${name}: só comentários ou linhas`,
  pictures: 'Imagens',
  picture: {
    pictureAdded: (name: string) => `Imagem ${inGuillemets(name)} acrescentada`,
    pictureRemoved: (name: string) => `Imagem ${inGuillemets(name)} retirada`,
    pictureReplaced: (name: string) => `Imagem ${inGuillemets(name)} trocada`,
  },
}

const english: typeof portuguese = {
  homePage: owner('Home page', 'of the home page'),
  page: (title) => owner(`Page ${inCurlyQuotes(title)}`, `of the page ${inCurlyQuotes(title)}`),
  file: {
    site: owner('Whole site', ''),
    events: owner('Events', 'of the events'),
    dictionary: owner('Words of the site', 'of the words of the site'),
  },
  item: (noun, name) => owner(`${capitalised(noun)} ${inCurlyQuotes(name)}`, `of the ${noun} ${inCurlyQuotes(name)}`),
  languages: { pt: 'Portuguese', en: 'English' },
  quoted: inCurlyQuotes,
  changed: (what, before, after) => `${what}: was ${before}, now ${after}`,
  added: ({ name }) => `${name} added`,
  removed: ({ name }) => `${name} removed`,
  fieldAdded: (what, text) => `${what}: now ${text}`,
  fieldRemoved: (what) => `${what} removed`,
  reordered: (what) => `${what}: reordered`,
  sampleAdded: (what) => `${what}: now a sample`,
  sampleRemoved: (what) => `${what}: no longer a sample`,
  writing: (name) => `${name}: only comments or line breaks`,
  pictures: 'Pictures',
  picture: {
    pictureAdded: (name) => `Picture ${inCurlyQuotes(name)} added`,
    pictureRemoved: (name) => `Picture ${inCurlyQuotes(name)} removed`,
    pictureReplaced: (name) => `Picture ${inCurlyQuotes(name)} replaced`,
  },
}

/** The sentences for changes, in the languages of the tools. */
export const changeSentences: Readonly<Record<ToolLanguage, typeof portuguese>> = { pt: portuguese, en: english }

/** Characters of a text in a sentence. */
const longest = 60
/** Characters kept before the change. */
const leading = 20

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export function shortened(text: string): string {
  const line = inOneLine(text)
  const cut = line.slice(0, longest)
  return line.length <= longest ? line : `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`
}

/** Two versions of a text, shortened to where they begin to differ. */
export function excerpts(before: string, after: string): readonly [before: string, after: string] {
  const [one, other] = [inOneLine(before), inOneLine(after)]
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const from = Math.max(one.length, other.length) <= longest ? 0 : one.lastIndexOf(' ', same - leading) + 1
  const excerpt = (line: string) => `${from > 0 ? '…' : ''}${shortened(line.slice(from))}`
  return [excerpt(one), excerpt(other)]
}
