import type { ViewName } from '../inspect-pages.ts'
import type { AuditCatalogue } from './pt.ts'

const views: Readonly<Record<ViewName, string>> = {
  narrow: 'on a narrow phone (320 pixels)',
  narrowLarge: 'on a phone with text at twice the size',
  wideLarge: 'on a computer with text at twice the size',
}
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
const weights = (parts: readonly { readonly location: string; readonly bytes: number }[]): string =>
  parts.map(({ location, bytes }) => `${location} (${kilobytes(bytes)})`).join('; ')
const programFault =
  'If this did not come from a change to a text or a name, it is a fault in the program: show this to its developers.'
const shorter = 'Shorten this text, or split its longest word in two.'

export const en: AuditCatalogue = {
  messages: {
    scrollsSideways: ({ view }) => ({
      what: `This is wider than the screen ${views[view]}, so the page scrolls sideways.`,
      remedy: shorter,
    }),
    leavesWindow: ({ view }) => ({ what: `This text runs off the screen ${views[view]}.`, remedy: shorter }),
    cutOff: ({ view }) => ({ what: `This text is cut off ${views[view]}.`, remedy: shorter }),
    covered: ({ view }) => ({
      what: `This text is covered ${views[view]}.`,
      remedy: 'Shorten this text, and the name of the site if it is long.',
    }),
    runOver: ({ view }) => ({ what: `This text overlaps another one ${views[view]}.`, remedy: shorter }),
    tooSmall: ({ view }) => ({
      what: `This is too small to tap with a finger ${views[view]}.`,
      remedy: 'Give it a longer text: two or three words.',
    }),
    accessibility: ({ rule, help }) => ({
      what: `This is hard to use with a screen reader, with a keyboard or with poor eyesight. The rule (${rule}): ${help}.`,
      remedy: programFault,
    }),
    noMainHeading: () => ({
      what: 'The page has no main heading: people who cannot see the page do not know where they are.',
      remedy: 'Put an opening block (type: hero) on the page.',
    }),
    twoMainHeadings: () => ({
      what: 'The page has more than one main heading.',
      remedy: 'Keep only one opening block (type: hero).',
    }),
    invalidHtml: ({ rule, message }) => ({
      what: `The HTML of this part is not valid. The rule (${rule}): ${message}.`,
      remedy: programFault,
    }),
    notServed: ({ address }) => ({
      what: `This address leads nowhere: "${address}" is not on the site.`,
      remedy: 'Check the address and the name of the file.',
    }),
    anchorMissing: ({ address }) => ({
      what: `This scrolls to "${address}", which is not on this page.`,
      remedy: 'Check the name: it must be the same as the anchor of the block where it should go.',
    }),
    addressForm: ({ address }) => ({
      what: `"${address}" is not an address that can be opened.`,
      remedy: 'Write an address that begins with https://, mailto: or tel:, without spaces.',
    }),
    pageHeavy: ({ bytes, budget, parts, texts }) => ({
      what: `The page is ${kilobytes(bytes)}; up to ${kilobytes(budget)} appears at once, even on a poor connection. The largest parts: ${weights(parts)}.`,
      remedy: `It can stay as it is, but will open more slowly. To make it lighter, shorten texts${texts.length ? ` (the longest: ${texts.join('; ')})` : ''} or move a block to another page.`,
    }),
    picturesHeavy: ({ bytes, budget, parts }) => ({
      what: `The pictures on this page add up to ${kilobytes(bytes)} on a phone; up to ${kilobytes(budget)} is good. The largest: ${weights(parts)}.`,
      remedy:
        "It can stay as it is, but uses more of the visitors' mobile data. To make it lighter, show fewer pictures.",
    }),
    noBrowser: () => ({
      what: 'There is no browser on this computer, so nothing has checked whether texts are cut off, whether pages scroll sideways, or whether they work for people who cannot see them.',
      remedy: 'Install Chrome (google.com/chrome) and try again. Everything else has been checked.',
    }),
  },
  labels: {
    ready: ({ pages, warnings }) =>
      `Ready to go live: ${pages === 1 ? '1 page' : `${pages} pages`} checked in both languages, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`,
    notReady: ({ errors, samples }) =>
      `Not yet ready to go live: ${errors === 1 ? '1 error' : `${errors} errors`}${samples ? `, ${samples} of them from samples that are left` : ''}. Until then the site stays as it is.`,
    notLookedAt: 'The site cannot be built with these errors. Correct them, and the rest will be checked.',
  },
}
