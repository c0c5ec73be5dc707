import { valueAt, warning } from '../../diagnostic.ts'
import { inEachLanguage } from './checked-text.ts'

const tags =
  'a|b|i|u|s|p|em|strong|small|big|br|hr|div|span|font|center|ul|ol|li|h[1-6]|sub|sup|img|table|t[rdh]|blockquote|iframe|script|style'
/** Where a word begins, and where it ends. */
const before = '(?<![\\p{L}\\p{N}*_~`])'
const behind = '(?![\\p{L}\\p{N}*_~`])'

const signs = [
  // HTML
  `</?(?:${tags})(?:\\s[^<>]*)?/?>`,
  '&(?:[a-z]{2,8}|#\\d{2,5}|#x[\\da-f]{2,5});',
  // Markdown: bold, italics, struck out, code
  `${before}(?<marks>\\*{1,3}|_{1,3}|~~|\`)(?=[^\\s*_~\`])[^\\n*\`]*[^\\s*_~\`]\\k<marks>${behind}`,
  // a link or a picture
  '!?\\[[^\\]\\n]+\\]\\([^)\\s]+\\)',
  // a heading, a quotation, a line across, two items of a list
  '^#{1,6} .*$',
  '^> .*$',
  '^(?:-{3,}|\\*{3,}|_{3,})$',
  '^[-*+] .*\\n+[-*+] .*$',
]
const markup = new RegExp(signs.join('|'), 'imu')

/** Markdown or HTML, which the site would show literally. */
export const checkMarkup = inEachLanguage((text, pointer) => {
  const sign = markup.exec(text)?.[0].replaceAll(/\s+/g, ' ')
  return sign === undefined ? undefined : warning('markup', { sign }, valueAt(pointer))
})
