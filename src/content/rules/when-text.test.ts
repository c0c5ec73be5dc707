import { expect, test } from 'vitest'
import { diagnosticsWith } from '../testing/content-with.ts'

/** Whether the dates of the workshop and a text that says when it is agree. */
function daysAgree(days: string, pt: string, en: string): boolean {
  const diagnostics = diagnosticsWith({
    'home.yaml': (text) =>
      text
        .replace('first: 2031-11-07, last: 2031-11-09', days)
        .replace('pt: 7 a 9 de novembro de 2031', () => `pt: "${pt}"`)
        .replace('en: 7 to 9 November 2031', () => `en: "${en}"`),
  })
  return !diagnostics.some(({ code }) => code === 'whenContradicts')
}

/** The same for the weekly class. */
function hoursAgree(weekly: string, pt: string, en: string): boolean {
  const diagnostics = diagnosticsWith({
    'home.yaml': (text) =>
      text
        .replace(/weekly: \{.*\}/, () => `weekly: { ${weekly} }`)
        .replace('pt: Quartas-feiras, das 20h às 22h', () => `pt: "${pt}"`)
        .replace('en: Wednesdays, 20:00 to 22:00', () => `en: "${en}"`),
  })
  return !diagnostics.some(({ code }) => code === 'whenContradicts')
}

const november = 'first: 2031-11-07, last: 2031-11-09'
const acrossMonths = 'first: 2031-10-31, last: 2031-11-02'
const oneDay = 'first: 2031-11-07, last: 2031-11-07'

test.each([
  [november, '7 a 9 de novembro', '7–9 November'],
  [november, 'De 7 a 9 de novembro de 2031', 'November 7 to 9, 2031'],
  [november, '7, 8 e 9 de Novembro (3 dias)', '7th, 8th and 9th of November (3 days)'],
  [november, 'De sexta a domingo', 'Friday to Sunday'],
  [november, 'Sexta-feira, 7 de novembro, às 18h, a domingo, 9', 'Friday 7 Nov, 6 pm, to Sunday 9'],
  [november, 'Em novembro', 'In November'],
  [november, 'A anunciar', 'To be announced'],
  [acrossMonths, '31 de outubro a 2 de novembro de 2031', '31 October to 2 November 2031'],
  [oneDay, 'Sexta-feira, 7 de novembro, das 20h às 22h30', 'Friday, 7 November, 8 pm to 10:30 pm'],
  [oneDay, '07/11/2031, 20h', '11/07/2031, 8 p.m.'],
])('%s agrees with "%s" and "%s"', (days, pt, en) => {
  expect(daysAgree(days, pt, en)).toBe(true)
})

test.each([
  [november, '7 a 10 de novembro'],
  [november, '8 e 9 de novembro'],
  [november, '7 a 9 de dezembro'],
  [november, '7 a 9 de novembro de 2032'],
  [november, 'De quinta a domingo'],
  [acrossMonths, '31 de outubro a 3 de novembro'],
  [oneDay, '8 de novembro'],
  [oneDay, 'Sábado'],
])('%s contradicts "%s"', (days, pt) => {
  expect(daysAgree(days, pt, 'Soon')).toBe(false)
})

test.each([
  ['day: wednesday, from: "20:00", to: "22:00"', 'Quartas, 20h–22h', 'Wednesdays, 8 pm to 10 pm'],
  ['day: wednesday, from: "20:00", to: "22:00"', 'Às quartas, das 20 às 22h', 'Wednesdays, 8 pm to 10 pm'],
  ['day: thursday, from: "19:30"', 'Quintas-feiras, às 19h30', 'Thursdays, 7:30pm'],
  ['day: saturday, from: "22:00", to: "01:00"', 'Sábados, das 22h à 1h', 'Saturdays, 22:00 to 01:00'],
  ['day: monday, from: "09:00"', 'De segunda a sexta, às 9h', 'Monday to Friday, 9 a.m.'],
])('{ %s } agrees with "%s" and "%s"', (weekly, pt, en) => {
  expect(hoursAgree(weekly, pt, en)).toBe(true)
})

test.each([
  ['day: wednesday, from: "20:00", to: "22:00"', 'Quintas, 20h–22h'],
  ['day: wednesday, from: "20:00", to: "22:00"', 'Quartas, 19h–22h'],
  ['day: wednesday, from: "20:00", to: "22:00"', 'Quartas, 20h–23h'],
  ['day: wednesday, from: "20:00"', 'Quartas, 20h30'],
])('{ %s } contradicts "%s"', (weekly, pt) => {
  expect(hoursAgree(weekly, pt, 'Every week')).toBe(false)
})
