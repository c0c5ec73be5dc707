import type { ChangeSentences, Owner } from './change-sentences.ts'

/** By its ending; true for every noun that the schema has. */
const isFeminine = (noun: string): boolean => /(?:a|em|ão|ade)$/.test(noun) && noun !== 'botão'
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const done = ({ name, feminine, plural = false }: Owner, participle: string): string =>
  `${name} ${participle}${feminine ? 'a' : 'o'}${plural ? 's' : ''}`
const q = (text: string): string => `«${text}»`

export const pt: ChangeSentences = {
  homePage: { name: 'Página inicial', of: 'da página inicial', feminine: true },
  page: (title) => ({ name: `Página ${q(title)}`, of: `da página ${q(title)}`, feminine: true }),
  file: {
    site: { name: 'Todo o site', of: '', feminine: false },
    events: { name: 'Eventos', of: 'dos eventos', feminine: false, plural: true },
    dictionary: { name: 'Palavras do site', of: 'das palavras do site', feminine: true, plural: true },
  },
  item: (noun, name) => ({
    name: `${capital(noun)} ${q(name)}`,
    of: `${isFeminine(noun) ? 'da' : 'do'} ${noun} ${q(name)}`,
    feminine: isFeminine(noun),
  }),
  languages: { pt: 'português', en: 'inglês' },
  quoted: q,
  changed: (what, before, after) => `${what}: era ${before}, agora é ${after}`,
  added: (owner) => done(owner, 'acrescentad'),
  removed: (owner) => done(owner, 'retirad'),
  fieldAdded: (what, text) => `${what}: agora é ${text}`,
  fieldRemoved: (what) => `${what}: deixa de existir`,
  reordered: (what) => `${what}, por outra ordem`,
  sampleAdded: (what) => `${what}: passa a exemplo`,
  sampleRemoved: (what) => `${what}: deixa de ser exemplo`,
  writing: (name) => `${name}: só comentários ou linhas`,
  pictures: 'Imagens',
  picture: {
    pictureAdded: (name) => `Imagem ${q(name)} acrescentada`,
    pictureRemoved: (name) => `Imagem ${q(name)} retirada`,
    pictureReplaced: (name) => `Imagem ${q(name)} trocada`,
  },
}
