import { expect, test } from 'vitest'
import type { Language } from '../../content/language.ts'
import type { WeekOfMonth } from '../../content/schema/types.generated.ts'
import type { Schedule } from '../schedule.ts'
import { seemsToContradict } from './seems-to-contradict.ts'

/** Of which of these texts a contradiction is told. */
const contradicting = (texts: readonly string[], schedule: Schedule, language: Language) =>
  texts.filter((text) => seemsToContradict(text, schedule, language).length > 0)

const wednesdays: Schedule = { weekly: { day: 'wednesday', from: '20:00' } }
const term: Schedule = { weekly: { day: 'tuesday', from: '19:00', first: '2027-10-05', last: '2028-06-27' } }

test.each<[Language, string, string]>([
  [
    'pt',
    'terça-feira',
    'exceto excepto salvo menos não_há sem_sessão sem_sessões sem_aula sem_aulas interrupção pausa pausas férias',
  ],
  [
    'en',
    'Tuesday',
    'except excluding apart_from but_not not_on no_class no_classes no_session no_sessions skipping break breaks closed',
  ],
])('in %s, a day that is left out contradicts nothing, in whatever words', (language, day, words) => {
  const texts = words.split(' ').map((word) => `${word.replaceAll('_', ' ')} ${day}`)
  expect(contradicting(texts, wednesdays, language)).toEqual([])
  expect(contradicting([day], wednesdays, language)).toEqual([day])
})

test.each<[Language, string, string]>([
  [
    'pt',
    '12 de outubro',
    'a_partir_de a_partir_do_dia desde desde_o_dia início_a com_início_em começa_a começam_no_dia',
  ],
  ['pt', '20 de junho', 'até até_ao até_ao_dia termina_a terminam_em acaba_a acabamos_em'],
  ['en', '12 October', 'from start starts starting starting_on begin_on begins beginning since as_of'],
  ['en', '20 June', 'until until_the till ends ends_on ending_on'],
])('in %s, another day than %s is told for the first or the last, in whatever words', (language, day, words) => {
  const texts = words.split(' ').map((word) => `${word.replaceAll('_', ' ')} ${day}`)
  expect(contradicting(texts, term, language)).toEqual(texts)
  expect(contradicting([day], term, language)).toEqual([])
})

const monthly = (which: WeekOfMonth): Schedule => ({ monthly: { which, day: 'friday', from: '20:00' } })

test.each<[WeekOfMonth, WeekOfMonth, string, string]>([
  ['first', 'second', 'primeira 1.ª 1ª 1.º', 'first 1st'],
  ['second', 'third', 'segunda 2.ª 2ª 2.º', 'second 2nd'],
  ['third', 'fourth', 'terceira 3.ª 3ª 3.º', 'third 3rd'],
  ['fourth', 'last', 'quarta 4.ª 4ª 4.º', 'fourth 4th'],
  ['last', 'first', 'última', 'last'],
])('the %s week of a month is understood, in whatever words, and not taken for the %s', (week, other, pt, en) => {
  const inPt = pt.split(' ').map((word) => `${word} sexta-feira do mês`)
  const inEn = en.split(' ').map((word) => `${word} Friday of the month`)
  expect(contradicting(inPt, monthly(week), 'pt')).toEqual([])
  expect(contradicting(inEn, monthly(week), 'en')).toEqual([])
  expect(contradicting(inPt, monthly(other), 'pt')).toEqual(inPt)
  expect(contradicting(inEn, monthly(other), 'en')).toEqual(inEn)
})
