import { expect, test } from 'vitest'
import { conflictWords } from './conflict-words.ts'
import { readValue } from '../yaml/edit/read.ts'
import { mergeContents } from './merge-contents.ts'

const page = (path: string, title: string, formerly = ''): string =>
  `path: ${path}\n${formerly}title: { pt: ${title}, en: Class }\nblocks:\n  - type: hero\n    title: { pt: Dance, en: Dance }\n`
const base = new Map([['biodanza.yaml', page('/biodanza', 'Aula')]])
const moved = new Map([['aula.yaml', page('/aula', 'Aula', 'formerly: [/biodanza]\n')]])
const edited = new Map([['biodanza.yaml', page('/biodanza', 'Aula aberta')]])
const both = readValue(page('/aula', 'Aula aberta', 'formerly: [/biodanza]\n'))
/** The conflicts, and the files by their values. */
function merged(mine: Map<string, string>, theirs: Map<string, string>) {
  const { conflicts, files } = mergeContents(base, mine, theirs, new Map())
  return { conflicts, files: Object.fromEntries([...files].map(([name, text]) => [name, text && readValue(text)])) }
}

test('a page that one side gave another address and the other changed is one page, with both, whoever did which', () => {
  expect(merged(moved, edited)).toEqual({ conflicts: [], files: { 'aula.yaml': both } })
  expect(merged(edited, moved)).toEqual({ conflicts: [], files: { 'biodanza.yaml': null, 'aula.yaml': both } })
  expect(merged(moved, base).files).toEqual({})
  expect(merged(moved, moved)).toEqual({ conflicts: [], files: {} })
})

test('a page that the other side has made under the new name stays', () => {
  const own = new Map([...edited, ['aula.yaml', page('/outra', 'Outra')]])
  const { files, conflicts } = merged(own, moved)
  expect(conflicts.map(({ name }) => name).toSorted()).toEqual(['aula.yaml', 'biodanza.yaml'])
  expect(files).toEqual({})
})

test('a page that one side removed and the other changed is asked about in its words', () => {
  const [conflict] = merged(new Map(), edited).conflicts
  expect(conflict && conflictWords('biodanza.yaml', conflict, edited, 'pt')).toMatchObject({
    mine: undefined,
    theirs: 'Aula aberta\nDance',
  })
})
