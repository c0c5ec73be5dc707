import type { ValuePath } from '../content/parse/pointer.ts'
import { Lexer } from 'yaml'
import { applyEdit } from '../content/edit/apply-edit.ts'
import { locate } from '../content/edit/locate.ts'

/** The comments in some lines of YAML, each from its `#` to the end of the line. */
export function commentsIn(lines: readonly string[]): string[] {
  return [...new Lexer().lex(lines.join('\n'))].filter((token) => token.startsWith('#'))
}

/** What goes with a removed key or item, and the text without it. */
export interface Taken {
  readonly text: string
  /** The comments that stood in it or right above it. */
  readonly comments: readonly string[]
}

/** Removes a key or an item from a text. Throws an EditError if that cannot be done. */
export function takeOut(text: string, path: ValuePath): Taken {
  const { after, taken } = removed(text, path)
  return { text: after.join('\n'), comments: commentsIn(taken) }
}

/** The same, leaving its comments where it was. */
export function takeOutValue(text: string, path: ValuePath): string {
  const { after, taken, row } = removed(text, path)
  const indent = /^ */.exec(taken[0] ?? '')?.[0] ?? ''
  return [...after.slice(0, row), ...commentsIn(taken).map((comment) => indent + comment), ...after.slice(row)].join(
    '\n',
  )
}

/** The same, with the comments within it removed and those right above it left. */
export function takeOutMoved(text: string, path: ValuePath): string {
  const lines = text.split('\n')
  const { entry } = locate(lines, path)
  const { after, row } = removed(text, path)
  const above = entry ? lines.slice(entry.lead, entry.first) : []
  return [...after.slice(0, row), ...above, ...after.slice(row)].join('\n')
}

function removed(text: string, path: ValuePath) {
  const before = text.split('\n')
  const after = applyEdit(text, { kind: 'remove', path }).split('\n')
  const row = before.findIndex((line, index) => line !== after[index])
  const count = before.length - after.length
  return { after, row, taken: before.slice(row, row + Math.max(count, 1)) }
}
