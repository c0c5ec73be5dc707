import { expect, test } from 'vitest'
import { putRight } from './put-right.ts'
import { fileShape } from './shape.ts'

const gallery = `blocks:
  - type: gallery
    title: { pt: Um, en: One }
    pictures:
      - file: a.jpg
        alt: { pt: Um, en: One }
`

// The picture and the block both may be samples.
test.each([
  ['   sample: true', '    sample: true'],
  ['     sample: true', '    sample: true'],
  ['       sample: true', '        sample: true'],
  ['         sample: true', '        sample: true'],
])('a line that two groups have a place for, %j, is moved to the nearer one', (written, meant) => {
  const { lines } = putRight((gallery + written).split('\n'), fileShape('page'))
  expect(lines.at(-1)).toBe(meant)
})

const passage = `blocks:
  - type: passage
    text:
      pt: Um
      en: |
        One
    picture:
      file: a.jpg
      alt: { pt: Um, en: One }
  - type: contact
    text: { pt: Escreva, en: Write }`

test('a hyphen too many before the last field of an item is removed, not the one that begins the next item', () => {
  const lines = `${gallery}    sample: true\n  - type: contact`.split('\n')
  expect(putRight(lines.with(lines.length - 2, '  - sample: true'), fileShape('page')).lines).toEqual(lines)
})

test.each([0, 2, 4])('a text with a bar that is moved to column %d takes nothing that comes after it', (column) => {
  const lines = passage.split('\n')
  const written = lines.with(4, `${' '.repeat(column)}en: |`)
  expect(putRight(written, fileShape('page')).lines).toEqual(lines)
})

test.each(['    sample: true', '        sample: true'])(
  'of %j, written twice, neither is moved to another group that has a place for it',
  (line) => {
    const lines = `${gallery}${line}\n${line}`.split('\n')
    expect(putRight(lines, fileShape('page'))).toEqual({ lines, corrections: [] })
  },
)
