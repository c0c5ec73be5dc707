import { expect, test } from 'vitest'
import { commonSource, Provenance, unmarked, unmarkedAddress } from './provenance.ts'

const address = (text: string) => `https://wa.me/351?text=${encodeURIComponent(`${text} & mais`)}`
const at = (...path: readonly (string | number)[]) => ({ file: 'home.yaml', path })

test('a marked text says where it comes from, and is the original again without its mark', () => {
  const provenance = new Provenance()
  const value = { title: { pt: 'Olá 👋', en: 'Hello' }, icon: 'sun', list: [{ pt: 'Um', en: 'One' }] }
  const marked = provenance.markedCopy(value, 'home.yaml', (path) => ['pt', 'en'].includes(String(path.at(-1))))
  expect(marked.icon).toBe('sun')
  const { text, numbers } = unmarked(marked.title.pt) ?? {}
  expect(text).toBe('Olá 👋')
  expect(provenance.sources[numbers?.[0] ?? -1]).toEqual({ file: 'home.yaml', path: ['title', 'pt'] })
  const second = unmarked(`© 2025 ${marked.list[0]?.en ?? ''} and more`)
  expect(second?.text).toBe('© 2025 One and more')
  expect(provenance.sources[second?.numbers[0] ?? -1]?.path).toEqual(['list', 0, 'en'])
})

test('each paragraph of a text is marked, even if something splits the text or trims it', () => {
  const marked = new Provenance().marked('Um.\n\nDois.\n', { file: 'f', path: [] })
  expect(
    marked
      .trim()
      .split('\n\n')
      .map((paragraph) => unmarked(paragraph)),
  ).toEqual([
    { text: 'Um.', numbers: [0] },
    { text: 'Dois.', numbers: [0] },
  ])
})

test('a text without a mark has none, and a mark survives in an address', () => {
  expect(unmarked('Olá')).toBeUndefined()
  const marked = new Provenance().marked('Olá!', { file: 'f', path: [] })
  expect(unmarkedAddress(address(marked))).toBe(address('Olá!'))
})

test('what several texts have in common is the item or the block that contains them', () => {
  expect(
    commonSource([at('blocks', 2, 'values', 0, 'title', 'pt'), at('blocks', 2, 'values', 0, 'text', 'pt')]),
  ).toEqual(at('blocks', 2, 'values', 0))
  expect(commonSource([at('blocks', 2), at('blocks', 3)])).toEqual(at('blocks'))
  expect(commonSource([at('a'), { file: 'site.yaml', path: ['a'] }])).toBeUndefined()
})
