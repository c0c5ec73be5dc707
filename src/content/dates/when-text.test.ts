import { expect, test } from 'vitest'
import type { DatedSchedule, MonthlySchedule, WeeklySchedule } from '../model/schema/types.generated.ts'
import { whenTexts } from './testing/schedules.ts'
import { whenText } from './when-text.ts'

const evening = { from: '20:00', to: '22:00' }
const weekly = (schedule: Partial<WeeklySchedule>) => whenTexts({ weekly: { day: 'friday', ...evening, ...schedule } })
const monthly = (schedule: Partial<MonthlySchedule>) =>
  whenTexts({ monthly: { which: 'first', day: 'friday', from: '19:30', ...schedule } })

test('a weekly class is named by its weekday and its hours', () => {
  expect([
    weekly({ day: 'wednesday' }),
    whenTexts({ weekly: { day: 'thursday', from: '19:30' } }),
    weekly({ day: 'sunday', from: '09:05', to: '13:00' }),
    weekly({ day: 'saturday', from: '22:00', to: '01:00' }),
    weekly({ day: 'saturday', from: '22:00', to: '00:00' }),
    weekly({ day: 'saturday', from: '01:00', to: '03:00' }),
    weekly({ first: '2027-01-08', last: '2027-01-08' }),
  ]).toMatchInlineSnapshot(`
    [
      "Quartas-feiras, das 20h às 22h | Wednesdays, 20:00 to 22:00",
      "Quintas-feiras, às 19h30 | Thursdays, 19:30",
      "Domingos, das 9h05 às 13h | Sundays, 09:05 to 13:00",
      "Sábados, das 22h à 1h | Saturdays, 22:00 to 01:00",
      "Sábados, das 22h à meia-noite | Saturdays, 22:00 to midnight",
      "Sábados, da 1h às 3h | Saturdays, 01:00 to 03:00",
      "Sextas-feiras, das 20h às 22h, 8 de janeiro de 2027 | Fridays, 20:00 to 22:00, 8 January 2027",
    ]
  `)
})

test('several weekdays are named in the order of the week, and in a row by the first and the last', () => {
  expect([
    weekly({ day: ['wednesday', 'monday'] }),
    weekly({ day: ['monday', 'wednesday', 'friday'] }),
    weekly({ day: ['friday', 'saturday'] }),
    weekly({ day: ['monday', 'tuesday', 'wednesday', 'thursday'] }),
    weekly({ day: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] }),
    weekly({ day: ['monday', 'tuesday', 'thursday', 'friday'] }),
    weekly({ day: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] }),
  ]).toMatchInlineSnapshot(`
    [
      "Segundas e quartas-feiras, das 20h às 22h | Mondays and Wednesdays, 20:00 to 22:00",
      "Segundas, quartas e sextas-feiras, das 20h às 22h | Mondays, Wednesdays and Fridays, 20:00 to 22:00",
      "Sextas-feiras e sábados, das 20h às 22h | Fridays and Saturdays, 20:00 to 22:00",
      "De segunda a quinta-feira, das 20h às 22h | Monday to Thursday, 20:00 to 22:00",
      "De terça a sábado, das 20h às 22h | Tuesday to Saturday, 20:00 to 22:00",
      "Segundas, terças, quintas e sextas-feiras, das 20h às 22h | Mondays, Tuesdays, Thursdays and Fridays, 20:00 to 22:00",
      "Todos os dias, das 20h às 22h | Every day, 20:00 to 22:00",
    ]
  `)
})

test('a class that does not come every week says how often it comes', () => {
  const first = '2027-01-08'
  expect([
    weekly({ every: 2 }),
    weekly({ every: 2, first }),
    weekly({ every: 3 }),
    weekly({ every: 4, day: 'sunday' }),
    weekly({ every: 2, day: ['friday', 'saturday'] }),
    weekly({ every: 2, day: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] }),
  ]).toMatchInlineSnapshot(`
    [
      "De 15 em 15 dias, às sextas-feiras, das 20h às 22h | Every 2 weeks, Fridays, 20:00 to 22:00",
      "De 15 em 15 dias, às sextas-feiras, das 20h às 22h, a partir de 8 de janeiro de 2027 | Every 2 weeks, Fridays, 20:00 to 22:00, from 8 January 2027",
      "De três em três semanas, às sextas-feiras, das 20h às 22h | Every 3 weeks, Fridays, 20:00 to 22:00",
      "De quatro em quatro semanas, aos domingos, das 20h às 22h | Every 4 weeks, Sundays, 20:00 to 22:00",
      "De 15 em 15 dias, às sextas-feiras e aos sábados, das 20h às 22h | Every 2 weeks, Fridays and Saturdays, 20:00 to 22:00",
      "De 15 em 15 dias, de segunda a sexta-feira, das 20h às 22h | Every 2 weeks, Monday to Friday, 20:00 to 22:00",
    ]
  `)
})

test('a class on certain days of the month names them', () => {
  expect([
    monthly({}),
    monthly({ which: 'third', day: 'saturday', from: '10:00', to: '13:00' }),
    monthly({ which: 'last', day: 'sunday' }),
    monthly({ which: ['third', 'first'] }),
    monthly({ which: ['second', 'fourth'], day: 'saturday' }),
  ]).toMatchInlineSnapshot(`
    [
      "Primeira sexta-feira de cada mês, às 19h30 | First Friday of every month, 19:30",
      "Terceiro sábado de cada mês, das 10h às 13h | Third Saturday of every month, 10:00 to 13:00",
      "Último domingo de cada mês, às 19h30 | Last Sunday of every month, 19:30",
      "Primeira e terceira sextas-feiras de cada mês, às 19h30 | First and third Friday of every month, 19:30",
      "Segundo e quarto sábados de cada mês, às 19h30 | Second and fourth Saturday of every month, 19:30",
    ]
  `)
})

test('a series says from when and until when it runs, as far as it is known', () => {
  expect([
    weekly({ first: '2027-01-08' }),
    weekly({ last: '2027-06-25' }),
    weekly({ first: '2027-01-08', last: '2027-06-25' }),
    weekly({ first: '2027-09-10', last: '2028-06-30' }),
    weekly({ first: '2027-10-01', last: '2027-10-29' }),
  ]).toMatchInlineSnapshot(`
    [
      "Sextas-feiras, das 20h às 22h, a partir de 8 de janeiro de 2027 | Fridays, 20:00 to 22:00, from 8 January 2027",
      "Sextas-feiras, das 20h às 22h, até 25 de junho de 2027 | Fridays, 20:00 to 22:00, until 25 June 2027",
      "Sextas-feiras, das 20h às 22h, de 8 de janeiro a 25 de junho de 2027 | Fridays, 20:00 to 22:00, from 8 January to 25 June 2027",
      "Sextas-feiras, das 20h às 22h, de 10 de setembro de 2027 a 30 de junho de 2028 | Fridays, 20:00 to 22:00, from 10 September 2027 to 30 June 2028",
      "Sextas-feiras, das 20h às 22h, de 1 a 29 de outubro de 2027 | Fridays, 20:00 to 22:00, from 1 to 29 October 2027",
    ]
  `)
})

test('breaks are listed as long as they are few, without repeating the year', () => {
  const christmas = { first: '2027-12-20', last: '2028-01-02' }
  const holiday = { first: '2027-06-10' }
  expect([
    weekly({ pauses: [{ month: 'august' }, { month: 'august' }] }),
    weekly({ pauses: [{ first: '2027-08-01', last: '2027-08-31' }] }),
    weekly({ pauses: [{ month: 'august' }, holiday, christmas] }),
    weekly({ first: '2027-01-08', last: '2027-11-26', pauses: [holiday] }),
    weekly({ first: '2027-01-08', last: '2027-11-26', pauses: [{ first: '2027-03-29', last: '2027-04-02' }] }),
    weekly({ first: '2027-09-10', last: '2028-06-30', pauses: [christmas] }),
    weekly({ pauses: [holiday, holiday, holiday, holiday] }),
  ]).toMatchInlineSnapshot(`
    [
      "Sextas-feiras, das 20h às 22h, exceto em agosto | Fridays, 20:00 to 22:00, except in August",
      "Sextas-feiras, das 20h às 22h, exceto em agosto de 2027 | Fridays, 20:00 to 22:00, except in August 2027",
      "Sextas-feiras, das 20h às 22h, exceto em agosto, a 10 de junho de 2027 e de 20 de dezembro de 2027 a 2 de janeiro de 2028 | Fridays, 20:00 to 22:00, except in August, on 10 June 2027 and from 20 December 2027 to 2 January 2028",
      "Sextas-feiras, das 20h às 22h, de 8 de janeiro a 26 de novembro de 2027, exceto a 10 de junho | Fridays, 20:00 to 22:00, from 8 January to 26 November 2027, except on 10 June",
      "Sextas-feiras, das 20h às 22h, de 8 de janeiro a 26 de novembro de 2027, exceto de 29 de março a 2 de abril | Fridays, 20:00 to 22:00, from 8 January to 26 November 2027, except from 29 March to 2 April",
      "Sextas-feiras, das 20h às 22h, de 10 de setembro de 2027 a 30 de junho de 2028, exceto de 20 de dezembro de 2027 a 2 de janeiro de 2028 | Fridays, 20:00 to 22:00, from 10 September 2027 to 30 June 2028, except from 20 December 2027 to 2 January 2028",
      "Sextas-feiras, das 20h às 22h, com algumas pausas | Fridays, 20:00 to 22:00, with some breaks",
    ]
  `)
})

const breaks = (first: string, last: string) => weekly({ pauses: [{ first, last }] })

test('a break is named by its month only if it is the whole of it, and by its day if it is one', () => {
  expect([breaks('2027-08-01', '2027-08-15'), breaks('2027-08-16', '2027-08-31'), breaks('2027-08-06', '2027-08-06')])
    .toMatchInlineSnapshot(`
      [
        "Sextas-feiras, das 20h às 22h, exceto de 1 a 15 de agosto de 2027 | Fridays, 20:00 to 22:00, except from 1 to 15 August 2027",
        "Sextas-feiras, das 20h às 22h, exceto de 16 a 31 de agosto de 2027 | Fridays, 20:00 to 22:00, except from 16 to 31 August 2027",
        "Sextas-feiras, das 20h às 22h, exceto a 6 de agosto de 2027 | Fridays, 20:00 to 22:00, except on 6 August 2027",
      ]
    `)
})

test('an empty schedule is not put into words', () => {
  expect(() => whenText({}, 'pt')).toThrow('The schedule has neither days, weekly nor monthly.')
})

const days = (schedule: DatedSchedule) => whenTexts({ days: schedule })

test('a single day has its weekday, several days are a range', () => {
  expect([
    days({ first: '2027-03-13' }),
    days({ first: '2027-03-01' }),
    days({ first: '2025-11-07', last: '2025-11-09' }),
    days({ first: '2027-03-13', last: '2027-03-14' }),
    days({ first: '2027-02-28', last: '2027-03-02' }),
    days({ first: '2027-12-30', last: '2028-01-02' }),
  ]).toMatchInlineSnapshot(`
    [
      "Sábado, 13 de março de 2027 | Saturday 13 March 2027",
      "Segunda-feira, 1 de março de 2027 | Monday 1 March 2027",
      "7 a 9 de novembro de 2025 | 7 to 9 November 2025",
      "13 e 14 de março de 2027 | 13 and 14 March 2027",
      "28 de fevereiro a 2 de março de 2027 | 28 February to 2 March 2027",
      "30 de dezembro de 2027 a 2 de janeiro de 2028 | 30 December 2027 to 2 January 2028",
    ]
  `)
})

test('days may have times, for each day or for the event as a whole', () => {
  const retreat = { begins: '18:00', ends: '13:00' }
  expect([
    days({ first: '2027-03-13', from: '10:00', to: '18:00' }),
    days({ first: '2027-03-13', from: '22:00', to: '02:00' }),
    days({ first: '2027-03-13', last: '2027-03-14', from: '10:00', to: '18:00' }),
    days({ first: '2027-03-12', last: '2027-03-14', ...retreat }),
    days({ first: '2027-07-30', last: '2027-08-01', begins: '18:30', ends: '01:00' }),
    days({ first: '2027-07-31', last: '2027-08-07', ...retreat }),
  ]).toMatchInlineSnapshot(`
    [
      "Sábado, 13 de março de 2027, das 10h às 18h | Saturday 13 March 2027, 10:00 to 18:00",
      "Sábado, 13 de março de 2027, das 22h às 2h | Saturday 13 March 2027, 22:00 to 02:00",
      "13 e 14 de março de 2027, das 10h às 18h | 13 and 14 March 2027, 10:00 to 18:00",
      "12 a 14 de março de 2027, das 18h de sexta-feira às 13h de domingo | 12 to 14 March 2027, Friday 18:00 to Sunday 13:00",
      "30 de julho a 1 de agosto de 2027, das 18h30 de sexta-feira à 1h de domingo | 30 July to 1 August 2027, Friday 18:30 to Sunday 01:00",
      "31 de julho a 7 de agosto de 2027, das 18h do primeiro dia às 13h do último | 31 July to 7 August 2027, from 18:00 on the first day to 13:00 on the last",
    ]
  `)
})
