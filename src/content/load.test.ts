import { expect, test } from 'vitest'
import { loadContent } from './load.ts'
import { contentWith, problemsWith } from './test-folder.ts'

const positions = async (changes: Parameters<typeof problemsWith>[0]): Promise<string[]> => {
  const problems = await problemsWith(changes)
  return problems.filter(({ severity, code }) => severity === 'error').map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)
}

test('content with an error is never given', async () => {
  const { content } = await loadContent(contentWith({ 'home.yaml': (text) => text.replace('type: hero', 'type: heroo') }))
  expect(content).toBeUndefined()
})

test('every problem in every file is told in one run, each with its line and column', async () => {
  const found = await positions({
    'home.yaml': (text) => text.replace('type: hero', 'type: heroo').replace('scroll: contact', 'scroll: contacto'),
    'biodanza.yaml': (text) => text.replace('icon: feather', 'icon: fether').replace('phone: biodanza', 'phone: biodansa'),
    'site.yaml': (text) => text.replace('"+351 900 000 001"', '"910"'),
    'dictionary.yaml': (text) => text.replace('  when: When\n', ''),
  })
  expect(found).toEqual([
    'biodanza.yaml:14:12 unknownPhone',
    'biodanza.yaml:78:15 notOneOf',
    'dictionary.yaml:13:3 wordMissing',
    'home.yaml:16:11 notOneOf',
    'home.yaml:34:17 unknownAnchor',
    'site.yaml:16:13 wrongForm',
  ])
})
