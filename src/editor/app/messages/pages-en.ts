import type { pages as inPortuguese } from './pages-pt.ts'

export const pages: typeof inPortuguese = {
  title: 'Pages',
  add: 'Add a page',
  open: 'Title and description',
  changeAddress: 'Change the address',
  address: 'Address',
  addressHint: 'What comes after the site’s own address: /name-of-the-page.',
  addressChangedIn: 'Change the address in “Pages”: everything that links here is changed with it.',
  badAddress:
    'Write / followed only by lower-case letters without accents, digits and hyphens: /retreat-in-may, for example.',
  reservedAddress: 'This address is reserved. Choose another one.',
  takenAddress: (title) => `The page “${title}” already has this address.`,
  follow: (count) =>
    count === 0
      ? 'No link on the site leads to this page.'
      : count === 1
        ? 'The link that leads to this page will change too.'
        : `The ${count} links that lead to this page will change too.`,
  outside: 'Anyone who has saved the old address will still be led to the page.',
  renamed: (path) => `Address: ${path}`,
  remove: 'Remove this page',
  removed: (title) => `Page “${title}” removed`,
  linkedFrom: 'These lead to this page:',
  becomes: { removed: 'This button disappears.', home: 'It will lead to the home page.' },
  homeStays: 'The home page can’t be removed.',
  model: 'Template',
  models: {
    workshops: 'Workshops: only the events that you choose',
    invitation: 'An invitation: reasons, the experience, testimonials',
    prices: 'Prices and conditions, with gaps for yours',
    privacy: 'Privacy: what this site does, with gaps for what is yours',
    empty: 'Nearly empty: just the opening',
  },
  only: 'Show only these events',
  like: (title) => `A copy of “${title}”`,
  pageTitle: 'Title',
  pageDescription: 'Description for search engines',
  found: {
    search: 'As search engines show it',
    shared: 'The picture beside a shared link',
    lengths: (title, description) => `Title: ${title} characters. Description: ${description}.`,
    fits: (title, description) =>
      `As a rule ${title} characters of the title and ${description} of the description are shown.`,
  },
  linkFrom: 'Put a button to this page in',
  create: 'Create the page',
  created: (title) => `Page “${title}” created`,
}
