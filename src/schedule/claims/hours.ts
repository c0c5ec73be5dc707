import type { Language } from '../../content/language.ts'

/** An hour that a text says, in minutes from midnight: each that it may mean, since `às 8` may be in the evening. */
export type SaidHour = readonly number[]

/** The hours that a text says. */
export interface SaidHours {
  readonly ranges: readonly (readonly [from: SaidHour, to: SaidHour])[]
  /** Hours at which something begins. */
  readonly starts: readonly SaidHour[]
  /** Hours until which something lasts. */
  readonly ends: readonly SaidHour[]
  /** The text without them, so that no hour is taken for a day. */
  readonly rest: string
}

/** `20:00`, `20h`, `20h30`, `8 pm`, `8.30 p.m.`, `noon`, and a bare `8` or `8.30`, which is an hour only beside another sign. */
const time = (name: string) =>
  String.raw`(?:(?<${name}Hour>\d{1,2})(?:\s?(?<${name}Marked>h)\s?(?<${name}Minutes>[0-5]\d)?(?:m|min)?(?![\w])|:(?<${name}Colon>[0-5]\d)h?|\.(?<${name}Dot>[0-5]\d)(?<${name}DotMarked>h)?|\s(?<${name}Word>horas?)\b)?(?:\s?(?<${name}Half>[ap])\.?m\b\.?)?|(?<${name}Midnight>meia[- ]noite|midnight)|(?<${name}Noon>meio[- ]dia|noon|midday))`

const range = new RegExp(
  String.raw`(?<![\w:.€-])(?<both>(?:das|da|entre as|between)\s)?${time('a')}\s?(?<between>-|–|—|as|a|to|till|until|ate as|e as|and)\s?${time('b')}(?![\w€%]|\.\d)`,
  'g',
)
const single = new RegExp(
  String.raw`(?<![\w:.€-]|past\s|quarter to\s|\d\s(?=as\s))(?<before>(?:ate(?: as?)?|until|till|as|a|das|pelas|at|from|de|of)\s)?${time('a')}(?![\w€%]|\.\d|\s(?:e|menos)\s(?:meia|um|quarto|quinze|vinte|dez|cinco|[1-5]\d\b))`,
  'g',
)

type Groups = Readonly<Record<string, string | undefined>>

/** Durations look like small hours: `sessões de 2h`, `a 3h workshop`. */
const longestDuration = 6

/** Finds the hours that a clause says. */
export function saidHours(clause: string, language: Language): SaidHours {
  const ranges: (readonly [SaidHour, SaidHour])[] = []
  const starts: SaidHour[] = []
  const ends: SaidHour[] = []
  const withoutRanges = clause.replaceAll(range, (...match) => {
    const text = String(match[0])
    const groups = match.at(-1) as Groups
    if (!isRange(groups)) return text
    ranges.push([hourOf(groups, 'a'), hourOf(groups, 'b')])
    return ' ~ '
  })
  const rest = withoutRanges.replaceAll(single, (...match) => {
    const text = String(match[0])
    const groups = match.at(-1) as Groups
    if (!isHour(groups, language)) return text
    if (/^(?:ate|until|till)/.test(groups['before'] ?? '')) ends.push(hourOf(groups, 'a'))
    else starts.push(hourOf(groups, 'a'))
    return ' ~ '
  })
  return { ranges, starts, ends, rest }
}

/** `13 às 18h` may be the 13th at six; `7 a 9` are days. */
function isRange(groups: Groups): boolean {
  if (groups['both']) return groups['both'] !== 'between ' || isMarked(groups, 'b')
  if (groups['between'] === 'as' || groups['between'] === 'and') return isMarked(groups, 'a')
  return isMarked(groups, 'a') ? isMarked(groups, 'b') || groups['between'] !== 'a' : isMarked(groups, 'b')
}

function isHour(groups: Groups, language: Language): boolean {
  const before = groups['before']?.trim() ?? ''
  const isPlaced = language === 'pt' ? /^(?:ate as?|as|das|pelas)$/.test(before) : before === 'at'
  const hour = Number(groups['aHour'])
  if (groups['aHalf'] || groups['aColon'] || groups['aMidnight'] || groups['aNoon']) return true
  if (groups['aWord']) return isPlaced
  if (!isMarked(groups, 'a')) return isPlaced && hour <= 24
  return isPlaced || (hour > longestDuration && before !== 'de' && before !== 'of')
}

/** Noon and midnight are hours as they stand; a number needs a sign of it. */
const isMarked = (groups: Groups, name: 'a' | 'b'): boolean =>
  groups[`${name}Hour`] === undefined ||
  ['Half', 'Colon', 'DotMarked', 'Word', 'Marked'].some((sign) => groups[name + sign] !== undefined)

function hourOf(groups: Groups, name: 'a' | 'b'): SaidHour {
  if (groups[`${name}Midnight`]) return [0]
  if (groups[`${name}Noon`]) return [12 * 60]
  const hour = Number(groups[`${name}Hour`]) % 24
  const minutes = Number(groups[`${name}Minutes`] ?? groups[`${name}Colon`] ?? groups[`${name}Dot`] ?? 0)
  const half = groups[`${name}Half`]
  if (half) return [(hour % 12) * 60 + minutes + (half === 'p' ? 12 * 60 : 0)]
  const isEither = hour <= 12 && !groups[`${name}Hour`]?.startsWith('0')
  return (isEither ? [hour, (hour + 12) % 24] : [hour]).map((each) => each * 60 + minutes)
}
