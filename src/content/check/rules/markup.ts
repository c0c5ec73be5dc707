import { keyAt, valueAt, warning, withValues } from '../../model/diagnostic.ts'
import { languages } from '../../model/language.ts'
import { countLists, linkTargets } from '../../model/markdown.ts'
import { asParagraphs, itemSign } from '../../yaml/pasted-list.ts'
import { ofEachText, type TextCheck } from './wording.ts'

const tags =
  'a|b|i|u|s|p|em|strong|small|big|br|hr|div|span|font|center|ul|ol|li|h[1-6]|sub|sup|img|table|t[rdh]|blockquote|iframe|script|style'
/** Where a word begins, and where it ends. */
const before = '(?<![\\p{L}\\p{N}*_~`])'
const behind = '(?![\\p{L}\\p{N}*_~`])'

/** HTML, and the Markdown that no text of the site has. */
const unknownSigns = [
  // HTML, an address in angle brackets
  `</?(?:${tags})(?:\\s[^<>]*)?/?>`,
  '&(?:[a-z]{2,8}|#\\d{2,5}|#x[\\da-f]{2,5});',
  '<(?:https?://|mailto:)[^<>\\s]+>',
  // struck out, code
  `${before}(?<marks>~~|\`)(?=[^\\s*_~\`])[^\\n*\`]*[^\\s*_~\`]\\k<marks>${behind}`,
  // a picture, a heading, a quotation, a line across
  '!\\[[^\\]\\n]*\\]\\([^)\\s]+\\)',
  '^#{1,6} .*$',
  '^> .*$',
  '^(?:-{3,}|\\*{3,}|_{3,})$',
  // a link with a space before its target, or in it
  '\\[[^\\]\\n]+\\](?: +\\(|\\((?=[^\\s)]+ +[^\\s)"\']))(?:https?:|mailto:|tel:|[/#])[^)\\n]*\\)',
]
/** The Markdown that long texts have. */
const richSigns = [
  // bold, italics
  `${before}(?<stars>\\*{1,3}|_{1,3})(?=[^\\s*_~\`])[^\\n*\`]*[^\\s*_~\`]\\k<stars>${behind}`,
  // a link, two items of a list
  '\\[[^\\]\\n]+\\]\\([^)\\s]+\\)',
  '^[-*+] .*\\n+[-*+] .*$',
]
const signsOf = (signs: readonly string[]) => new RegExp(`(?<!\\\\)(?:${signs.join('|')})`, 'imu')
const unknownMarkup = signsOf(unknownSigns)
const markup = signsOf([...unknownSigns, ...richSigns])

/** How a long text has what was meant by HTML and other Markdown. */
const meant: readonly (readonly [sign: RegExp, written: string])[] = [
  [/<(b|strong)(?:\s[^<>]*)?>(.*?)<\/\1>/gis, '**$2**'],
  [/<(i|em)(?:\s[^<>]*)?>(.*?)<\/\1>/gis, '*$2*'],
  [/<a\s[^<>]*?href=["']([^"'<>]*)["'][^<>]*>(.*?)<\/a>/gis, '[$2]($1)'],
  [/<((?:https?:\/\/|mailto:)[^<>\s]+)>/gi, '[$1]($1)'],
  [/\s*<li(?:\s[^<>]*)?>\s*/gi, '\n- '],
  [/\s*<br\s*\/?>\s*/gi, '\n'],
  [/\s*<\/?(?:p|div|ul|ol|blockquote|h[1-6])(?:\s[^<>]*)?>\s*/gi, '\n\n'],
  [new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>`, 'gi'), ''],
  [/&nbsp;/gi, ' '],
  [/!\[([^\]\n]*)\]\([^)\s]+\)/g, '$1'],
  [/^#{1,6} +(.*)$/gm, '**$1**'],
  [/^> ?/gm, ''],
  [/^(?:-{3,}|\*{3,}|_{3,})$/gm, ''],
  [/\] +(?=\((?:https?:|mailto:|tel:|[/#])[^)\s]+\))/gi, ']'],
  [/(~~|`)([^\n*`]+)\1/g, '$2'],
]

function asMeant(text: string): string | undefined {
  const written = meant.reduce((all, [sign, by]) => all.replaceAll(sign, by), text)
  const tidy = written.replaceAll(/\n{3,}/g, '\n\n').trim()
  return tidy && !unknownMarkup.test(tidy) ? tidy : undefined
}

/** How other programs mark the items of a list: CommonMark has no such bullet. */
const otherBullet = /^\s*[•–·●▪◦‣]\s+(?=\S)/

/** Two items of a list, one below the other, which the site would show in one paragraph. */
const checkLists = ofEachText((text, pointer, { isRich }) => {
  if (!text.includes('\n')) return undefined
  const lines = text.split('\n')
  const sign = isRich ? otherBullet : itemSign
  if (!lines.some((line, at) => sign.test(line) && sign.test(lines[at + 1] ?? ''))) return undefined
  const asItems = () => lines.map((line) => line.replace(otherBullet, '- '))
  const written = isRich ? asItems() : asParagraphs(lines[0] ?? '', lines.slice(1))
  return warning('listInText', { isRich }, valueAt(pointer), withValues({ [pointer]: written.join('\n') }))
})

/** Markdown or HTML, which the site would show literally. */
const checkMarkup = ofEachText((text, pointer, { isRich }) => {
  const sign = (isRich ? unknownMarkup : markup).exec(text)?.[0].replaceAll(/\s+/g, ' ')
  if (sign === undefined) return undefined
  const written = isRich ? asMeant(text) : undefined
  return warning('markup', { sign, isRich }, valueAt(pointer), written ? withValues({ [pointer]: written }) : {})
})

/** A link or a list that only one language has, or another target in one of them. */
const checkLinksApart: TextCheck = ({ pointer, texts, isRich }) => {
  if (!isRich) return []
  const [original, ...others] = languages.map((language) =>
    [countLists(texts[language]), ...linkTargets(texts[language]).toSorted()].join(' '),
  )
  return others.some((other) => other !== original) ? [warning('linksApart', {}, keyAt(pointer))] : []
}

export const markupChecks: readonly TextCheck[] = [checkLists, checkMarkup, checkLinksApart]
