import { expect, test } from 'vitest'
import type { Language } from '../../content/language.ts'
import type { DateText, WeekOfMonth } from '../../content/schema/types.generated.ts'
import { daysFrom, weekdays } from '../day.ts'
import type { Schedule } from '../schedule.ts'
import { seemsToContradict } from './seems-to-contradict.ts'

/** For each of some texts, with which of some schedules it agrees. */
const agreed = (language: Language, texts: string, schedules: Readonly<Record<string, Schedule>>): string =>
  texts
    .trim()
    .split(/\s+\|\s+|\n\s*/)
    .map((text) => {
      const names = Object.keys(schedules)
      const right = names.filter((name) => seemsToContradict(text, schedules[name] ?? {}, language).length === 0)
      return `${text}: ${right.length === names.length ? 'any' : right.join(' ')}`
    })
    .join('\n')

const classes = Object.fromEntries(weekdays.map((day) => [day.slice(0, 3), { weekly: { day, from: '20:00' } }]))

test('in Portuguese, days of the week are understood where they can be nothing else, a row of them from the first to the last', () => {
  expect(
    agreed(
      'pt',
      `
    segundas | terça-feira | quartas-feiras | quinta feira | sextas feiras | sábados | domingo
    2.ª feira | 3ªs feiras | 6ª-feira | segunda e quarta | segundas, quartas e sextas | segunda/quarta | quarta ou sexta
    de segunda a quarta | de sexta a segunda | sexta–domingo | sábado até segunda
    quinta, às 20h | terça às 20h | quarta à noite | quarta de manhã | segunda das 20h às 22h | na segunda aula
    Quinta das Flores | na quinta | à quarta aula | a quinta edição | 7.ª feira | sextavado | subdomingo
  `,
      classes,
    ),
  ).toMatchInlineSnapshot(`
    "segundas: mon
    terça-feira: tue
    quartas-feiras: wed
    quinta feira: thu
    sextas feiras: fri
    sábados: sat
    domingo: sun
    2.ª feira: mon
    3ªs feiras: tue
    6ª-feira: fri
    segunda e quarta: mon wed
    segundas, quartas e sextas: mon wed fri
    segunda/quarta: mon wed
    quarta ou sexta: wed fri
    de segunda a quarta: mon tue wed
    de sexta a segunda: mon fri sat sun
    sexta–domingo: fri sat sun
    sábado até segunda: mon sat sun
    quinta, às 20h: thu
    terça às 20h: tue
    quarta à noite: wed
    quarta de manhã: any
    segunda das 20h às 22h: mon
    na segunda aula: any
    Quinta das Flores: any
    na quinta: any
    à quarta aula: any
    a quinta edição: any
    7.ª feira: any
    sextavado: any
    subdomingo: any"
  `)
})

test('in English, days of the week are understood, a row of them from the first to the last', () => {
  expect(
    agreed(
      'en',
      `
    Monday | Tuesdays | Wednesday evening | Monday and Thursday | Monday, Friday & Sunday
    Monday to Wednesday | Friday–Monday | Saturday through Monday | Friday until Sunday | Mondayish | Sundayss
  `,
      classes,
    ),
  ).toMatchInlineSnapshot(`
    "Monday: mon
    Tuesdays: tue
    Wednesday evening: wed
    Monday and Thursday: mon thu
    Monday, Friday & Sunday: mon fri sun
    Monday to Wednesday: mon tue wed
    Friday–Monday: mon fri sat sun
    Saturday through Monday: mon sat sun
    Friday until Sunday: fri sat sun
    Mondayish: any
    Sundayss: any"
  `)
})

const weeks: readonly WeekOfMonth[] = ['first', 'second', 'third', 'fourth', 'last']
const months: Readonly<Record<string, Schedule>> = Object.fromEntries(
  weeks.map((which) => [which, { monthly: { which, day: 'friday', from: '20:00' } } as const]),
)

test('which weeks of a month a text names is understood, of several each', () => {
  expect(
    agreed(
      'pt',
      '1.ª e 3.ª sexta | 1.ª, 3.ª e última sexta | primeira e terceira sexta | 2ª sexta do mês | 5.ª sexta',
      months,
    ),
  ).toMatchInlineSnapshot(`
    "1.ª e 3.ª sexta: first third
    1.ª, 3.ª e última sexta: first third last
    primeira e terceira sexta: first third
    2ª sexta do mês: second
    5.ª sexta: any"
  `)
  expect(agreed('en', 'first and third Friday | 1st, 2nd & 4th Friday | every second Friday of the month', months))
    .toMatchInlineSnapshot(`
    "first and third Friday: first third
    1st, 2nd & 4th Friday: first second fourth
    every second Friday of the month: any"
  `)
})

const november: readonly DateText[] = daysFrom('2027-11-01', '2027-11-14')
const days = Object.fromEntries(november.map((first) => [first.slice(8), { days: { first } }]))

test('a day is understood with its month, in words, and with the weekday and the year that are said beside it', () => {
  expect(
    agreed(
      'pt',
      `
    7 de novembro | 7 de Novembro de 2027 | 7 de novembro de 2026 | 7 nov. | 1.º de novembro | domingo, 7 de novembro
    em novembro | em novembro de 2026 | em dezembro | 7/11 | 7 | 7 dias em novembro | 7 h em novembro
  `,
      days,
    ),
  ).toMatchInlineSnapshot(`
    "7 de novembro: 07
    7 de Novembro de 2027: 07
    7 de novembro de 2026: 
    7 nov.: 07
    1.º de novembro: 01
    domingo, 7 de novembro: 07
    em novembro: any
    em novembro de 2026: 
    em dezembro: 
    7/11: any
    7: any
    7 dias em novembro: any
    7 h em novembro: any"
  `)
  expect(
    agreed(
      'en',
      `
    7 November | 7th of November | November 7 | November 7th, 2027 | Nov 7 2026 | Sunday 7 November | the 7th
    in November | during November 2026 | in December
  `,
      days,
    ),
  ).toMatchInlineSnapshot(`
    "7 November: 07
    7th of November: 07
    November 7: 07
    November 7th, 2027: 07
    Nov 7 2026: 
    Sunday 7 November: 07
    the 7th: any
    in November: any
    during November 2026: 
    in December: "
  `)
})

const series: Readonly<Record<string, Schedule>> = {
  open: { weekly: { day: 'tuesday', from: '20:00' } },
  bound: { weekly: { day: 'tuesday', from: '20:00', first: '2027-10-01', last: '2028-06-30' } },
}

test('since when and until when is compared only with a class that says so, and may be said of the class that is first or last', () => {
  expect(
    agreed(
      'pt',
      `
    desde 1 de outubro | desde 5 de outubro | desde 12 de outubro | desde 1 de outubro de 2026
    até 30 de junho | até 27 de junho | até 28 de junho
  `,
      series,
    ),
  ).toMatchInlineSnapshot(`
    "desde 1 de outubro: any
    desde 5 de outubro: any
    desde 12 de outubro: open
    desde 1 de outubro de 2026: open
    até 30 de junho: any
    até 27 de junho: any
    até 28 de junho: open"
  `)
})
