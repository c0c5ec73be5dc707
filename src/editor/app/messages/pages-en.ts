import type { pages as inPortuguese } from './pages-pt.ts'

export const pages: typeof inPortuguese = {
  title: 'Pages',
  add: 'Add page',
  open: 'Title and description',
  changeAddress: 'Change the address',
  address: 'Address',
  addressHint: 'What comes after the name of the site: /name-of-the-page.',
  addressChangedIn: 'The address is changed in “Pages”, with everything that leads here.',
  badAddress: 'Write / and then only small letters without accents, digits and hyphens: /retreat-in-may, for example.',
  takenAddress: (title) => `This address is that of the page “${title}”.`,
  follow: (count) =>
    count === 0
      ? 'No link of the site leads to this page.'
      : count === 1
        ? 'The link that leads to this page changes too.'
        : `The ${count} links that lead to this page change too.`,
  outside: 'Whoever has kept the old address will no longer find it.',
  renamed: (path) => `Address ${path}`,
  remove: 'Remove this page',
  removed: (title) => `Page “${title}” removed`,
  linkedFrom: 'These lead to this page:',
  becomes: { removed: 'goes', home: 'will lead to the home page' },
  homeStays: 'The home page always stays.',
  model: 'Model',
  models: {
    text: 'A page of text',
    invitation: 'An invitation: reasons, what is lived, testimonials',
    offer: 'What I offer: services and values',
  },
  like: (title) => `A copy of “${title}”`,
  pageTitle: 'Title',
  pageDescription: 'Description for searches',
  needed: 'Still to be written.',
  linkFrom: 'Put a button that leads to it in',
  create: 'Create the page',
  created: (title) => `Page “${title}” created`,
}
