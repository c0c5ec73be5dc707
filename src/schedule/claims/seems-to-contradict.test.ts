import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../content/language.ts'
import { seemsToContradict } from './seems-to-contradict.ts'
import { rightPhrases, wrongPhrases } from './testing/phrases.ts'
import { scheduleFaults } from '../schedule-faults.ts'
import { schedules } from '../testing/schedules.ts'
import { whenText } from '../when-text.ts'

const each = (table: typeof rightPhrases) =>
  table.flatMap(([schedule, language, phrases]) => phrases.map((phrase) => ({ phrase, language, schedule })))

test.each(each(rightPhrases))('"$phrase" does not contradict $schedule', ({ phrase, language, schedule }) => {
  expect(seemsToContradict(phrase, schedule, language)).toEqual([])
})

test.each(each(wrongPhrases))('"$phrase" seems to contradict $schedule', ({ phrase, language, schedule }) => {
  expect(seemsToContradict(phrase, schedule, language)).not.toEqual([])
})

test('there are two hundred right phrases and thirty wrong ones', () => {
  expect(each(rightPhrases).length).toBeGreaterThanOrEqual(200)
  expect(each(wrongPhrases).length).toBeGreaterThanOrEqual(30)
})

test('only the beginning of a very long text is read, so that none takes long', () => {
  const schedule = { weekly: { day: 'wednesday', from: '20:00' } } as const
  expect(seemsToContradict('Dançamos. Quintas-feiras.', schedule, 'pt')).toEqual(['weekday'])
  expect(seemsToContradict(`${'Dançamos. '.repeat(1000)} Quintas-feiras.`, schedule, 'pt')).toEqual([])
})

test('no schedule contradicts the words that are derived from it', () => {
  fc.assert(
    fc.property(schedules, fc.constantFrom(...languages), (schedule, language) => {
      fc.pre(scheduleFaults(schedule).length === 0)
      const words = whenText(schedule, language)
      expect(seemsToContradict(words, schedule, language), words).toEqual([])
    }),
    { numRuns: 300 },
  )
})
