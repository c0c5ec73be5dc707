import { expect, test } from 'vitest'
import type { Code, DiagnosticFacts } from '../model/diagnostic-facts.ts'
import { toolLanguages } from '../model/language.ts'
import { diagnosticsWith } from '../testing/content-with.ts'
import { otherFacts, type Provocation, provocations } from '../testing/provocations.ts'
import { messageOf } from './messages/report.ts'
import { formatDiagnostics } from './messages/format.ts'

/** The message of a mistake, one line a language: place, problem, remedy, correction. */
function told(code: string, [changes, options]: Provocation): string {
  return toolLanguages
    .map((lang) => {
      const found = diagnosticsWith(changes, { ...options, lang }).filter((each) => each.code === code)
      expect(found, `Change what provokes ${code} in this file, or remove the code.`).not.toEqual([])
      return formatDiagnostics(found.slice(0, 1), { format: 'line', lang })
    })
    .join('\n')
}

/** A message with other facts, one line a language. */
const toldOf = <C extends Code>(code: C, facts: DiagnosticFacts[C]): string =>
  toolLanguages.map((language) => messageOf(code, facts, language).replace('\n', ' ')).join('\n')

test('every code is reported for a mistake of its kind, in these words', async () => {
  const all = Object.entries(provocations).map(([code, provocation]) => `${code}\n${told(code, provocation)}\n`)
  const others = Object.entries(otherFacts).map(
    ([code, list]) => `${code}, with other facts\n${list.map((facts) => toldOf(code as Code, facts)).join('\n')}\n`,
  )
  await expect([...all, ...others].join('\n')).toMatchFileSnapshot('every-code.txt')
})
