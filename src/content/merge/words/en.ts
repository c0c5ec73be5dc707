import type { ChangeSentences } from './change-sentences.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const q = (text: string): string => `“${text}”`

export const en: ChangeSentences = {
  homePage: { name: 'Home page', of: 'of the home page', feminine: false },
  page: (title) => ({ name: `Page ${q(title)}`, of: `of the page ${q(title)}`, feminine: false }),
  file: {
    site: { name: 'Whole site', of: '', feminine: false },
    events: { name: 'Events', of: 'of the events', feminine: false },
    dictionary: { name: 'Words of the site', of: 'of the words of the site', feminine: false },
  },
  item: (noun, name) => ({ name: `${capital(noun)} ${q(name)}`, of: `of the ${noun} ${q(name)}`, feminine: false }),
  languages: { pt: 'Portuguese', en: 'English' },
  quoted: q,
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
    pictureAdded: (name) => `Picture ${q(name)} added`,
    pictureRemoved: (name) => `Picture ${q(name)} removed`,
    pictureReplaced: (name) => `Picture ${q(name)} replaced`,
  },
}
