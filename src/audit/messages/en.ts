import type { ViewName } from '../look-at-pages.ts'
import type { AuditCatalogue } from '../audit-catalogue.ts'

const views: Readonly<Record<ViewName, string>> = {
  narrow: 'on a narrow phone (320 pixels)',
  narrowLarge: 'on a phone with letters twice as large',
  wideLarge: 'on a computer with letters twice as large',
}
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const weights = (parts: readonly { readonly location: string; readonly bytes: number }[]): string =>
  parts.map(({ location, bytes }) => `${location} (${kilobytes(bytes)})`).join('; ')
const notHers =
  'If it was not a text or a name of yours that changed, the program is at fault: show this to its developers.'
const shorter = 'Shorten this text, or split its longest word in two.'

export const en: AuditCatalogue = {
  messages: {
    scrollsSideways: ({ view }) => ({
      what: `This is wider than the screen ${views[view]}, and the page scrolls sideways.`,
      remedy: shorter,
    }),
    leavesWindow: ({ view }) => ({ what: `This text leaves the screen ${views[view]}.`, remedy: shorter }),
    cutOff: ({ view }) => ({ what: `This text is cut off ${views[view]}.`, remedy: shorter }),
    covered: ({ view }) => ({
      what: `This text is covered ${views[view]}.`,
      remedy: 'Shorten this text, and the name of the site if it is long.',
    }),
    runOver: ({ view }) => ({ what: `This text lies over another ${views[view]}.`, remedy: shorter }),
    tooSmall: ({ view }) => ({
      what: `This is too small to be touched with a finger ${views[view]}.`,
      remedy: 'Give it a longer text: two or three words.',
    }),
    accessibility: ({ rule, help }) => ({
      what: `Whoever uses a screen reader or a keyboard, or sees badly, is not well served here. The rule (${rule}): ${help}.`,
      remedy: notHers,
    }),
    noMainHeading: () => ({
      what: 'The page has no main heading: who cannot see it does not know where they are.',
      remedy: 'Put an opening block (type: hero) on the page.',
    }),
    twoMainHeadings: () => ({
      what: 'The page has more than one main heading.',
      remedy: 'Leave one opening block (type: hero) on it.',
    }),
    invalidHtml: ({ rule, message }) => ({
      what: `The HTML of this part is not valid. The rule (${rule}): ${message}.`,
      remedy: notHers,
    }),
    notServed: ({ address }) => ({
      what: `This address leads nowhere: "${address}" is not on the site.`,
      remedy: 'Check the address and the name of the file.',
    }),
    anchorMissing: ({ address }) => ({
      what: `This scrolls to "${address}", which is not on this page.`,
      remedy: 'Check the name: it is what stands in anchor, in the block where it should go.',
    }),
    addressForm: ({ address }) => ({
      what: `"${address}" is not an address that can be opened.`,
      remedy: 'Write an address that begins with https://, mailto: or tel:, without spaces.',
    }),
    pageHeavy: ({ bytes, budget, parts, texts }) => ({
      what: `The page weighs ${kilobytes(bytes)}; up to ${kilobytes(budget)} shows at once, even on a poor network. What weighs most: ${weights(parts)}.`,
      remedy: `It may stay so, but opens more slowly. To make it lighter, shorten texts${texts.length ? ` (the longest: ${texts.join('; ')})` : ''} or move a block to another page.`,
    }),
    picturesHeavy: ({ bytes, budget, parts }) => ({
      what: `The pictures of this page weigh ${kilobytes(bytes)} on a phone, and up to ${kilobytes(budget)} is good. Those that weigh most: ${weights(parts)}.`,
      remedy: 'It may stay so, but uses up the data of its visitors. To make it lighter, show fewer pictures.',
    }),
    noBrowser: () => ({
      what: 'There is no browser here: nobody has seen whether a text is cut off or scrolls sideways, nor whether the pages serve those who cannot see them.',
      remedy: 'Install Chrome (google.com/chrome) and try again. The rest was looked at.',
    }),
  },
  labels: {
    ready: ({ pages, warnings }) =>
      `Ready to go live: ${pages === 1 ? '1 page' : `${pages} pages`} seen in both languages, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`,
    notReady: ({ errors, samples }) =>
      `Not yet ready to go live: ${errors === 1 ? '1 error' : `${errors} errors`}${samples ? `, ${samples} of them because samples are left` : ''}. Until then the site stays as it is.`,
    notLookedAt: 'With these errors the site cannot be made. Put them right, and the rest will be looked at.',
    badChoice: ({ option, value, known }) => `${option} can't be "${value}". It can be: ${known}.`,
  },
}
