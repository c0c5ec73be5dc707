import { expect, test } from 'vitest'
import type { Language } from '../../content/language.ts'
import type { Time } from '../../content/schema/types.generated.ts'
import { seemsToContradict } from './seems-to-contradict.ts'

/** Every quarter of an hour of a day. */
const quarters: readonly Time[] = Array.from({ length: 96 }, (_, quarter) =>
  [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
)

const shown = (times: readonly Time[]) => (times.length === quarters.length ? 'any' : times.join(' or '))

/** At which times a class may begin, and until which it may last, for each of some texts to be true of it. */
function agreed(language: Language, texts: string): string {
  const isTrue = (text: string, from: Time, to?: Time) =>
    seemsToContradict(text, { weekly: { day: 'wednesday', from, ...(to && { to }) } }, language).length === 0
  return texts
    .trim()
    .split(/\s+\|\s+|\n\s*/)
    .map((text) => {
      const starts = quarters.filter((from) => isTrue(text, from))
      const ends = quarters.filter((to) => isTrue(text, starts[0] ?? '', to))
      return `${text}: ${shown(starts)}${ends.length === quarters.length ? '' : `, to ${shown(ends)}`}`
    })
    .join('\n')
}

test('in Portuguese, an hour is understood however it is written: that of the morning and that of the evening, where it may be either', () => {
  expect(
    agreed(
      'pt',
      `
    20h | 20 h | 20H30 | 20h30m | 20 h 30 min | 20:30h | 20.30h | 8h | 08h | 8h30 | 12h | 13h | 24h
    00:00 | às 8 | das 8 | pelas 8 | às 08 | às 24 | às 20 horas | às 8.30 | meia-noite | à meia noite
    meio-dia | até às 8 | até 8h | até às 22 horas | até à meia-noite
  `,
    ),
  ).toMatchInlineSnapshot(`
    "20h: 20:00
    20 h: 20:00
    20H30: 20:30
    20h30m: 20:30
    20 h 30 min: 20:30
    20:30h: 20:30
    20.30h: 20:30
    8h: 08:00 or 20:00
    08h: 08:00
    8h30: 08:30 or 20:30
    12h: 00:00 or 12:00
    13h: 13:00
    24h: 00:00 or 12:00
    00:00: 00:00
    às 8: 08:00 or 20:00
    das 8: 08:00 or 20:00
    pelas 8: 08:00 or 20:00
    às 08: 08:00
    às 24: 00:00 or 12:00
    às 20 horas: 20:00
    às 8.30: 08:30 or 20:30
    meia-noite: 00:00
    à meia noite: 00:00
    meio-dia: 12:00
    até às 8: any, to 08:00 or 20:00
    até 8h: any, to 08:00 or 20:00
    até às 22 horas: any, to 22:00
    até à meia-noite: any, to 00:00"
  `)
})

test('in Portuguese, two hours are understood as the beginning and the end where they can be nothing else', () => {
  expect(
    agreed(
      'pt',
      `
    20h-22h | 20h–22h | 20h — 22h | 20-22h | 20h-22 | das 20 às 22 | das 8 às 10 | das 8.30 às 10.30
    da meia-noite às 2h | do meio-dia às 14h | 20h às 22 | 20h a 22h | 20 a 22h | 20h até às 22h
    entre as 20 e as 22 | das 20h30 às 22h15 | 10h-13h e 15h-18h | 20-22 | 20 a 22 | 20h a 22
    13 às 18h | 20 e 22h | das 20h às 22€
  `,
    ),
  ).toMatchInlineSnapshot(`
    "20h-22h: 20:00, to 22:00
    20h–22h: 20:00, to 22:00
    20h — 22h: 20:00, to 22:00
    20-22h: 20:00, to 22:00
    20h-22: 20:00, to 22:00
    das 20 às 22: 20:00, to 22:00
    das 8 às 10: 08:00 or 20:00, to 10:00 or 22:00
    das 8.30 às 10.30: 08:30 or 20:30, to 10:30 or 22:30
    da meia-noite às 2h: 00:00, to 02:00 or 14:00
    do meio-dia às 14h: 12:00, to 14:00
    20h às 22: 20:00, to 22:00
    20h a 22h: 20:00, to 22:00
    20 a 22h: 20:00, to 22:00
    20h até às 22h: 20:00, to 22:00
    entre as 20 e as 22: 20:00, to 22:00
    das 20h30 às 22h15: 20:30, to 22:15
    10h-13h e 15h-18h: 10:00 or 15:00 or 22:00, to 13:00 or 18:00
    20-22: any
    20 a 22: any
    20h a 22: 20:00
    13 às 18h: 18:00
    20 e 22h: 22:00
    das 20h às 22€: 20:00"
  `)
})

test('in English, an hour is understood however it is written', () => {
  expect(
    agreed(
      'en',
      `
    8 pm | 8pm | 8 P.M. | 8.30 pm | 8.30 p.m. | 8:30 | 8 am | 12 am | 12 pm | noon | midday | midnight
    at 8 | at 8.30 | at 08:00 | of 8 pm | a 7h workshop | until 10 pm | till 10pm | until midnight
  `,
    ),
  ).toMatchInlineSnapshot(`
    "8 pm: 20:00
    8pm: 20:00
    8 P.M.: 20:00
    8.30 pm: 20:30
    8.30 p.m.: 20:30
    8:30: 08:30 or 20:30
    8 am: 08:00
    12 am: 00:00
    12 pm: 12:00
    noon: 12:00
    midday: 12:00
    midnight: 00:00
    at 8: 08:00 or 20:00
    at 8.30: 08:30 or 20:30
    at 08:00: 08:00
    of 8 pm: 20:00
    a 7h workshop: 07:00 or 19:00
    until 10 pm: any, to 22:00
    till 10pm: any, to 22:00
    until midnight: any, to 00:00"
  `)
})

test('in English, two hours are understood as the beginning and the end where they can be nothing else', () => {
  expect(
    agreed(
      'en',
      `
    8-10 pm | 8–10pm | 8 to 10 pm | 8 pm to 10 | 8 pm and 10 pm | 8.30 to 10 pm | 8.30–10.15 pm
    between 8 and 10 pm | 20:00 until 22:00 | 20:00 till 22:00 | 10 pm-midnight | noon to 2 pm | 8 to 10
    8.30 to 10 | 8 and 10 pm | between 8 and 10 | between 8 pm and 10
  `,
    ),
  ).toMatchInlineSnapshot(`
    "8-10 pm: 08:00 or 20:00, to 22:00
    8–10pm: 08:00 or 20:00, to 22:00
    8 to 10 pm: 08:00 or 20:00, to 22:00
    8 pm to 10: 20:00, to 10:00 or 22:00
    8 pm and 10 pm: 20:00, to 22:00
    8.30 to 10 pm: 08:30 or 20:30, to 22:00
    8.30–10.15 pm: 08:30 or 20:30, to 22:15
    between 8 and 10 pm: 08:00 or 20:00, to 22:00
    20:00 until 22:00: 20:00, to 22:00
    20:00 till 22:00: 20:00, to 22:00
    10 pm-midnight: 22:00, to 00:00
    noon to 2 pm: 12:00, to 14:00
    8 to 10: any
    8.30 to 10: any
    8 and 10 pm: 22:00
    between 8 and 10: any
    between 8 pm and 10: 20:00"
  `)
})

test.each<[Language, string]>([
  [
    'pt',
    `8 | a 8 | de 8 | até 8 | 6h | sessões de 8h | 20 horas | 20.30 | às 25 | às 8€ | às 8.50€ | às 8%
    às 8 e meia | às 8 e 30 | às 8 menos um quarto | x20h | 20hx | 20:3 | 20h60 | -20h`,
  ],
  [
    'en',
    `8 | from 8 | 8.30 | until 10 | at 25 | of 8h | a 3h workshop | half past 8 | quarter to 8 pm | at €8
    at 8€ | at 8% | at 8x`,
  ],
])('in %s, a number that may be something else is no hour', (language, texts) => {
  const hours = agreed(language, texts).split('\n')
  expect(hours.filter((each) => !each.endsWith(': any'))).toEqual([])
})
