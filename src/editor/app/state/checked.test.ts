import { readdirSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testSite } from '../../../../tests/site.ts'
import { applyEdit } from '../../../content/yaml/edit/apply-edit.ts'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import { loadContent } from '../../../content/load.ts'
import { readContentFolder } from '../../../disk/load-content-folder.ts'
import { previewPicture } from '../pictures/picture-address.ts'
import { pt } from '../messages/pt.ts'
import { checker, factsIn, pageMarker } from './checked.ts'

const texts = new Map([...(readContentFolder(testSite).files ?? [])].map(([name, text]) => [name, String(text)]))
const pictures = new Map(
  readdirSync(`${testSite}/images`).map((name) => [name, { facts: { width: 4000, height: 3000, digest: name } }]),
)

const changed = (file: string, edit: Edit, from = texts): ReadonlyMap<string, string> =>
  new Map([...from, [file, applyEdit(from.get(file) ?? '', edit)]])

const says = (file: string, path: readonly (string | number)[], value: string) =>
  changed(file, { kind: 'set', path, value })

test.each([
  ['a page', 'home.yaml', ['blocks', 0, 'title', 'pt']],
  ['the events', 'events.yaml', ['events', 0, 'title', 'en']],
  ['the practice', 'site.yaml', ['name', 'pt']],
  ['the words of the interface', 'dictionary.yaml', ['pt', 'fullName']],
] as const)('words written in %s are shown as they would be if everything was checked first', (_, file, path) => {
  const now = says(file, path, 'Outras palavras: com 2 pontos')
  const { check, provisional } = checker('pt', pt)
  const before = check(texts, pictures)
  const checked = provisional(now, pictures)
  expect(checked.diagnostics).toBe(before.diagnostics)
  expect(checked.content).toEqual(
    loadContent({ folder: '', files: now, pictures: factsIn(pictures) }).content ?? 'none',
  )
  expect(JSON.stringify(checked.content)).toContain('Outras palavras: com 2 pontos')
  const once = check(now, pictures)
  expect(once.content).toBe(checked.content)
})

test('a change that is not wording, or that empties a text, is rendered once it is checked', () => {
  const { check, provisional } = checker('pt', pt)
  const before = check(texts, pictures)
  for (const now of [
    says('home.yaml', ['blocks', 0, 'title', 'pt'], ''),
    changed('home.yaml', { kind: 'duplicateItem', path: ['blocks', 1] }),
  ])
    expect(provisional(now, pictures).diagnostics).not.toBe(before.diagnostics)
})

test('from one letter to the next only the edited block is a different object', () => {
  const { check, provisional } = checker('pt', pt)
  const mark = pageMarker()
  const blocksOf = (content: ReturnType<typeof check>['content']) =>
    (content && mark(content, '/', 'pt', (file) => previewPicture(file, new Map(), 100))?.page.blocks) ?? []
  const before = blocksOf(check(texts, pictures).content)
  const now = says('home.yaml', ['blocks', 1, 'title', 'pt'], 'Outras palavras')
  const after = blocksOf(provisional(now, pictures).content)
  expect(after.map((block, index) => block === before[index])).toEqual(before.map((_, index) => index !== 1))
  expect(blocksOf(check(now, pictures).content)).toEqual(after)
})

test('on another day the same texts are checked again: an event has passed', () => {
  onTestFinished(() => void vi.useRealTimers())
  const { check } = checker('pt', pt)
  const passedOn = (day: string) => {
    vi.setSystemTime(day)
    return check(texts, pictures).diagnostics.filter(({ code }) => code === 'eventPassed').length
  }
  expect(passedOn('2031-08-01')).toBeGreaterThan(passedOn('2031-06-24'))
})
