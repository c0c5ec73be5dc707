import { expect, test } from 'vitest'
import { inQuotes, quote } from './quotes.ts'
import { rangeOf } from './range.ts'
import { parseText, valueOfTree } from './parse.ts'

/** The value of a text, and the code, place and fix of each diagnostic. */
function read(text: string): readonly string[] {
  const { value, diagnostics } = valueOfTree(parseText(text).root, text)
  const reported = diagnostics.map(({ code, facts, range, fix }) => {
    const place = 'line' in range ? `${range.line}:${range.column}+${range.length}` : ''
    return [code, place, JSON.stringify(facts), JSON.stringify(fix)].join(' ')
  })
  return [JSON.stringify(value), ...reported]
}

test('of a duplicate name the one that adds nothing can go; if both do, the owner has to choose', () => {
  expect(read('a: 1\na: 1\nb: 2')).toMatchInlineSnapshot(`
    [
      "{"a":"1","b":"2"}",
      "duplicateKey 2:1+1 {"key":"a","otherLine":1} {"kind":"lines","lines":[],"count":1}",
    ]
  `)
  expect(read('a:\n\na: 1')).toMatchInlineSnapshot(`
    [
      "{"a":"1"}",
      "duplicateKey 1:1+1 {"key":"a","otherLine":3} {"kind":"lines","lines":[],"count":1}",
    ]
  `)
  expect(read('a: 1\na:')).toMatchInlineSnapshot(`
    [
      "{"a":""}",
      "duplicateKey 2:1+1 {"key":"a","otherLine":1} {"kind":"lines","lines":[],"count":1}",
    ]
  `)
})

test('if one language occurs twice and the other not at all, the second was meant to be the other', () => {
  expect(read('pt: a\npt: b')).toMatchInlineSnapshot(`
    [
      "{"pt":"b"}",
      "duplicateKey 2:1+2 {"key":"pt","otherLine":1} {"kind":"replace","by":"en"}",
    ]
  `)
})

test('a comment that would swallow words is reported, and one after a number or a name is not', () => {
  expect(read('pt: a # b')).toMatchInlineSnapshot(`
    [
      "{"pt":"a"}",
      "lostComment 1:7+3 {"kept":"a","lost":"# b"} {"kind":"lines","lines":["pt: \\"a # b\\""]}",
    ]
  `)
  expect(read('pt: # b c')).toMatchInlineSnapshot(`
    [
      "{"pt":""}",
      "lostComment 1:5+5 {"kept":"","lost":"# b c"} {"kind":"lines","lines":["pt: b c"]}",
    ]
  `)
  for (const right of ['a: 10 # b', 'a: 10.5 # b', 'a: true # b', 'a: "b" # c', 'a: b\n# c', 'a: # b\n  c: d'])
    expect(read(right)).toHaveLength(1)
  for (const right of ['icon: sun # b', 'first: 2031-05-02 # b', 'a: +351 912 # b', 'page: /a # b', '- a # b'])
    expect(read(right)).toHaveLength(1)
  for (const cut of ['pt: 10 # b', '"en":  sun # b', 'by: Ana # b', 'pt:\n                sala # b'])
    expect(read(cut)[1]).toContain('lostComment')
})

test('a text that loses its paragraphs is reported, with a bar if that is enough', () => {
  expect(read('pt:\n  a\n\n  b')).toMatchInlineSnapshot(`
    [
      "{"pt":"a\\nb"}",
      "signMissing 1:1+2 {"sign":"|"} {"kind":"lines","lines":["pt: |"]}",
    ]
  `)
  expect(read('"pt":\n  a\n\n  b')[1]).toContain(JSON.stringify({ kind: 'lines', lines: ['"pt": |'] }))
  for (const right of ['pt:\n  a\n  b', 'pt: |\n  a\n\n  b', 'pt: "a\n\n  b"']) expect(read(right)).toHaveLength(1)
})

test("a line gets quotes around its text, or around each language's text that needs them", () => {
  expect(inQuotes('  - title:  a: b ')).toBe('  - title:  "a: b"')
  expect(inQuotes('"title": a')).toBe('"title": "a"')
  expect(inQuotes('pt: "a"')).toBe('pt: "a"')
  expect(inQuotes("pt: 'a ''b'''")).toBe("pt: 'a ''b'''")
  expect(inQuotes('pt: "a" b')).toBe(`pt: '"a" b'`)
  expect(inQuotes('a {  pt:  b: c , en:  d  }  ')).toBe('a {  pt:  "b: c" , en:  d  }  ')
  expect(inQuotes('a { pt: , en: &d')).toBe('a { pt: , en: "&d" }')
  expect(inQuotes('a b')).toBeUndefined()
  expect(quote(`it's "a" \\`)).toBe(`"it's \\"a\\" \\\\"`)
})

/** The error that makes a text unreadable, and its place. */
const marks = (text: string) => {
  const { refusedAt, secondDocumentAt, errors } = parseText(text)
  return { refusedAt, secondDocumentAt, errors: errors.map(({ code, pos }) => `${code} ${pos[0]}`) }
}

test('the place from which a file cannot be read is known', () => {
  const none = { refusedAt: undefined, secondDocumentAt: undefined, errors: [] }
  expect(marks('a: b')).toEqual(none)
  expect(marks('# a\n%YAML 1.2\n%TAG ! !\n---\na: b')).toEqual({ ...none, refusedAt: 4 })
  expect(marks('a: b\n---\nc: d')).toEqual({ ...none, secondDocumentAt: 5 })
  expect(marks('[')).toEqual({ ...none, errors: ['MISSING_CHAR 1'] })
  expect(marks('['.repeat(49)).refusedAt).toBeUndefined()
  expect(marks('['.repeat(200)).refusedAt).toBeLessThan(110)
})

test('the first character of a text is in line 1 and column 1, even if it is a line break', () => {
  expect(rangeOf('path: /', 0, 4)).toEqual({ line: 1, column: 1, length: 4 })
  expect(rangeOf('\npath: /', 0, 4)).toEqual({ line: 1, column: 1, length: 0 })
})

test('a range is marked to the end of its line at most', () => {
  expect(rangeOf('a: |\n  one\n  two\n', 3, 16)).toEqual({ line: 1, column: 4, length: 1 })
})
