import { expect, test } from 'vitest'
import { readValue } from '../../yaml/edit/read.ts'
import { newPage } from './new-page.ts'
import { renamePage } from './rename-page.ts'
/** What a page of one file says after it has got other addresses, one after the other. */
function renamed(...addresses: string[]): unknown {
  let [file, text, path] = ['danca.yaml', 'path: /danca\n', '/danca']
  for (const to of addresses) {
    const changes = renamePage(new Map([[file, text]]), file, path, to)
    const written = [...changes].find(([, each]) => each !== null)
    ;[file, text, path] = [written?.[0] ?? '', written?.[1] ?? '', to]
  }
  return readValue(text)
}

test('a renamed page says what its addresses were', () => {
  expect(renamed('/dancar')).toEqual({ path: '/dancar', formerly: ['/danca'] })
  expect(renamed('/dancar', '/grupos/danca')).toEqual({ path: '/grupos/danca', formerly: ['/danca', '/dancar'] })
})

test('an address that a page has again is no former one any more', () => {
  expect(renamed('/dancar', '/danca')).toEqual({ path: '/danca', formerly: ['/dancar'] })
})

test('a copy of a page has none of its former addresses', () => {
  const text = 'path: /danca\nformerly: [/velho]\ntitle: { pt: A, en: B }\ndescription: { pt: A, en: B }\n'
  const head = { path: '/novo', title: { pt: 'C', en: 'D' }, description: { pt: 'E', en: 'F' } }
  const { changes } = newPage(new Map(), { ...head, model: { text }, linkedFrom: [] })
  expect(readValue(changes.get('novo.yaml') ?? '')).toEqual(head)
})
