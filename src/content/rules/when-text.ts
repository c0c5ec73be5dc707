import type { Language } from '../language.ts'

/** What a text like `7 a 9 de novembro de 2025` or `Wednesdays, 20:00 to 22:00` names. */
export interface NamedTimes {
  /** 1 to 31, in the order of the text. */
  readonly days: readonly number[]
  /** 1 to 12. */
  readonly months: readonly number[]
  readonly years: readonly number[]
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekdays: readonly number[]
  /** `20:00`. */
  readonly hours: readonly string[]
}

const monthNames: Readonly<Record<Language, readonly string[]>> = {
  pt: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  en: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
}
const monthPattern: Readonly<Record<Language, RegExp>> = {
  pt: /\b(jan(?:eiro)?|fev(?:ereiro)?|mar(?:co)?|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)\b/g,
  en: /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/g,
}
const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  pt: ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'],
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
}
const weekdayPattern: Readonly<Record<Language, RegExp>> = {
  pt: /\b(domingo|segunda|terca|quarta|quinta|sexta|sabado)s?\b/g,
  en: /\b(sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?\b/g,
}

/** `20:00`, `20h`, `20h30`, `8 pm`, `8:30 p.m.`, and the first of `20–22h` or `das 20 às 22h`. */
const hour =
  /\b(\d{1,2})(?:(?::|h)([0-5]\d)?(?:\s?([ap])\.?m\b\.?)?|\s?([ap])\.?m\b\.?|(?=\s?(?:-|–|as|a|e|to|and)\s?\d{1,2}(?::|\s?h\b|h\d|\s?[ap]\.?m)))h?/g
/** `07/11/2025` says day and month in one language and month and day in the other, so nothing is concluded from it. */
const numericDate = /\b\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?\b/g
/** A number that counts something else (`3 dias`) is followed by a word of its own. */
const day = /\b(\d{1,2})(?:st|nd|rd|th|º|ª)?(?=\s*(?:$|[-–—,.;:)/&]|(?:a|e|ao|to|and|of|de|until|ate)\b|@))/g

/** Finds what a text names of times. Words that it does not know are passed over. */
export function namedTimes(text: string, language: Language): NamedTimes {
  let left = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(numericDate, ' ')
  const take = <T>(pattern: RegExp, read: (match: RegExpMatchArray) => T, instead: string): T[] => {
    const found = [...left.matchAll(pattern)].map(read)
    left = left.replaceAll(pattern, instead)
    return found
  }
  const years = take(/\b(20\d\d)\b/g, ([, year]) => Number(year), ' ')
  const hours = take(hour, hourOf, ' ')
  const weekdays = take(weekdayPattern[language], ([, name = '']) => weekdayNames[language].indexOf(name), ' ')
  const months = take(
    monthPattern[language],
    ([, name = '']) => monthNames[language].indexOf(name.slice(0, 3)) + 1,
    '@',
  )
  const days = take(day, ([, number]) => Number(number), ' ').filter((number) => number >= 1 && number <= 31)
  return { days, months, years, weekdays, hours }
}

function hourOf([, hours = '', minutes = '00', half, otherHalf]: RegExpMatchArray): string {
  const afternoon = (half ?? otherHalf) === 'p' && Number(hours) < 12 ? 12 : 0
  return `${String(Number(hours) + afternoon).padStart(2, '0')}:${minutes}`
}
