import { expect, test } from 'vitest'
import { testContent } from '../testing/test-content.ts'
import { Provenance, commonSource, markedContent, unmarked, unmarkedAddress } from './provenance.ts'

const address = (text: string) => `https://wa.me/351?text=${encodeURIComponent(`${text} & mais`)}`
const at = (...path: readonly (string | number)[]) => ({ file: 'home.yaml', path })

test('a marked text says where it comes from, and is the original again without its mark', () => {
  const provenance = new Provenance()
  const { pages, site } = markedContent(testContent, '/aula', provenance)
  expect(pages[0]).toBe(testContent.pages[0])
  const { text, numbers } = unmarked(pages[1]?.page.title.pt ?? '') ?? {}
  expect(text).toBe('Aula aberta às quartas')
  expect(provenance.sources[numbers?.[0] ?? -1]).toEqual({ file: 'content/aula.yaml', path: ['title', 'pt'] })
  expect(site.portrait?.file).toBe('portrait.jpg')
  const footer = unmarked(`© 2025 ${site.footer.links?.[1]?.label.en} and more`)
  expect(footer?.text).toBe('© 2025 The class and more')
  expect(provenance.sources[footer?.numbers[0] ?? -1]?.path).toEqual(['footer', 'links', 1, 'label', 'en'])
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
