import { expect, test } from 'vitest'
import { parseDocument, type ToStringOptions } from 'yaml'
import { correctIndents } from './correct.ts'
import { contentWith, diagnosticsWith } from '../../testing/content-with.ts'
import { fileShape } from './shape.ts'

const textOf = (name: string): string => String(contentWith({}).files?.get(name)).trimEnd()
/** The home page with two buttons, and with empty lines in a text of paragraphs alone: others belong to no block. */
const page = textOf('home.yaml')
  .replaceAll('\n\n', '\n')
  .replace(/ {6}- label: .*\n.*\n/, '$&$&')
  .replace(/pt: À quarta.*\n( +)(en: .*)/, '$2\n$1pt: |\n$1  Um parágrafo.\n\n$1  Outro parágrafo.')

const files = [
  ['a page', 'page', page.split('\n')],
  ['a file of events', 'events', textOf('events.yaml').split('\n')],
] as const

const indentOf = (line: string): number => line.search(/\S|$/)
const moved = (line: string, by: number): string =>
  line.trim() === '' ? line : ' '.repeat(indentOf(line) + by) + line.trimStart()

/** What YAML takes with a line that is moved: the lines of a text below its bar. */
const endOf = (lines: readonly string[], at: number): number => {
  if (!lines[at]?.endsWith('|')) return at + 1
  const next = lines.findIndex(
    (line, index) => index > at && line.trim() !== '' && indentOf(line) <= indentOf(lines[at] ?? ''),
  )
  return next
}

test.each(files)(
  'any line of %s that is too far left or right is put back, and reported as one mistake',
  (_, kind, lines) => {
    const shape = fileShape(kind)
    for (const [at, line] of lines.entries()) {
      if (line.startsWith('            ') || line === '') continue
      for (const by of [-2, 1, 2]) {
        if (indentOf(line) + by < 0) continue
        const { lines: right, corrections } = correctIndents(lines.with(at, moved(line, by)), shape)
        const place = {
          line: at,
          column: indentOf(line) + by,
          length: line.trim().length,
          count: endOf(lines, at) - at,
        }
        expect([at, by, right]).toEqual([at, by, lines])
        const facts = { first: at + 1, last: endOf(lines, at), by: -by }
        expect([at, by, corrections]).toEqual([at, by, [{ ...place, code: 'indentWrong', facts }]])
      }
    }
  },
)

const styles: Readonly<Record<string, ToStringOptions>> = {
  'with lists in the column of their names': { indentSeq: false },
  'in steps of four columns': { indent: 4 },
}

test.each(Object.entries(styles))('in a file that is written %s, an item is put back as a whole', (_, style) => {
  const lines = parseDocument(page).toString(style).trimEnd().split('\n')
  const at = lines.findIndex((line) => line.includes('type: testimonials'))
  const end = lines.findIndex((line) => line.includes('type: contact'))
  for (const by of [1, 4]) {
    const wrong = lines.map((each, index) => (index >= at && index < end ? moved(each, by) : each))
    const { lines: right, corrections } = correctIndents(wrong, fileShape('page'))
    expect([by, right]).toEqual([by, lines])
    expect([by, corrections]).toMatchObject([by, [{ code: 'indentWrong', line: at, count: end - at }]])
  }
})

test('a language in a list is no field that lacks its colon, whatever else is missing', () => {
  const practice = "practice:\n  hours:\n    - { day: '', from: '', to: '' }\n  languages:\n    - pt\n"
  const codes = diagnosticsWith({ 'site.yaml': (text) => `${text}\n${practice}` }).map(({ code }) => code)
  expect(new Set(codes)).toEqual(new Set(['emptyText', 'emptyValue']))
})
