import { expect, test } from 'vitest'
import { testSite } from '../../../../tests/site.ts'
import { readContentFolder } from '../../../disk/load-content-folder.ts'
import { siteFile, withoutSampleFlags } from './questions.ts'

test('what is added stays part of a sample until it is written', () => {
  const files = [...(readContentFolder(testSite).files ?? [])].map(([name, text]): [string, string] => [
    name,
    `${text}`,
  ])
  const before = String(new Map(files).get(siteFile))
  const without = (course: string) => {
    const now = before.replace('  training:\n', `$&    - ${course}\n`)
    return withoutSampleFlags(before, { texts: new Map([...files, [siteFile, now]]), pictures: new Map() })
  }
  const flagOfPractice = /falcao\n {2}sample: true/
  expect(before).toMatch(flagOfPractice)
  expect(without('{ pt: "", en: "" }')).toBeUndefined()
  expect(without('{ pt: Curso, en: Course }')).toMatch(/Curso[^]*falcao\n/)
  expect(without('{ pt: Curso, en: Course }')).not.toMatch(flagOfPractice)
})
