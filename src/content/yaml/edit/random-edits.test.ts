import { deepStrictEqual, equal, ok } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { Lexer } from 'yaml'
import { applyEdit } from './apply-edit.ts'
import { EditError, type Edit } from './edit.ts'
import type { Value } from '../../model/source.ts'
import { parseText, valueOfTree } from '../parse.ts'
import { expect, test } from 'vitest'
import { moreRuns } from '../../../../tests/more-runs.ts'
import { anEdit, valueAfter } from '../../testing/any-edit.ts'
import { oddYaml } from '../../testing/odd-yaml.ts'

test('after any edit a file contains the new value, and everything else in it is as it was', () => {
  expect(checkEdits(20_260_115, 12 * moreRuns)).toBeGreaterThan(500 * moreRuns)
})

/** Edits made one after the other, before the next text is begun. */
const editsEach = 50

/** Pages of the tests' site, cut to some blocks each, because every edit reads all of its text several times. */
const files = ['home', 'biodanza', 'retreat', 'site', 'dictionary'].flatMap((name) => {
  const text = readFileSync(new URL(`../../../../tests/site/${name}.yaml`, import.meta.url), 'utf8')
  const [head = '', ...blocks] = text.split(/(?=\n\n {2}- type: )|(?<=\nblocks:)\n/)
  return blocks.length === 0
    ? [text]
    : [0, 3, 6].map((from) =>
        `${head}\n${blocks
          .slice(from, from + 3)
          .join('')
          .trim()}\n`.replace('\n-', '\n  -'),
      )
})
const texts = [...files, oddYaml, `${oddYaml}\n`, `\ufeff${oddYaml.replaceAll('\n', '\r\n')}`, `---\n${oddYaml}\n`]

/**
 * Makes random edits, one after the other, and returns how many. Throws where one leaves a text that says something other
 * than a model of the edit does; where it loses a comment; where the edit that reverses it does not give the same bytes.
 */
function checkEdits(seed: number, sequences: number): number {
  let made = 0
  const check = (start: string, g: fc.GeneratorValue): void => {
    let text = start
    let value = readByTree(text)
    for (let step = 0; step < editsEach; step++) {
      const edit = anEdit(value, g)
      const after = attempt(text, edit)
      if (after === undefined) continue
      made++
      value = checked(text, value, edit, after)
      text = after
    }
  }
  fc.assert(fc.property(fc.constantFrom(...texts), fc.gen(), check), { numRuns: sequences, seed, endOnFailure: true })
  return made
}

/** What the text says after an edit. Throws where that, or anything else in it, is not what it should be. */
function checked(text: string, value: Value, edit: Edit, after: string): Value {
  const context = JSON.stringify(edit)
  const expected = valueAfter(value, edit)
  const read = readByTree(after)
  if (!isDeepStrictEqual(read, expected)) deepStrictEqual({ context, read }, { context, read: expected })
  if (after !== text) checkRest(text, after, edit, context)
  const inverse = inverseOf(edit)
  if (inverse) equal(applyEdit(after, inverse), text, context)
  return read
}

/** Takes back what an edit did. Nothing for an edit whose undoing is to restore the text. */
function inverseOf(edit: Edit): Edit | undefined {
  const { path } = edit
  const last = Number(path.at(-1))
  if (edit.kind === 'insertItem') return { kind: 'remove', path: [...path, edit.at] }
  if (edit.kind === 'addKey') return { kind: 'remove', path: [...path, edit.key] }
  if (edit.kind === 'duplicateItem') return { kind: 'remove', path: [...path.slice(0, -1), last + 1] }
  if (edit.kind === 'moveItem') return { kind: 'moveItem', path: [...path.slice(0, -1), edit.to], to: last }
  return undefined
}

const normal = (text: string): string => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')

/** What a text says, according to the tree of `yaml`. */
function readByTree(text: string): Value {
  const { root, errors } = parseText(normal(text))
  deepStrictEqual(errors, [])
  return valueOfTree(root, normal(text)).value
}

const commentsIn = (text: string): string[] =>
  [...new Lexer().lex(text)].filter((lexeme) => lexeme.startsWith('#')).toSorted()

/** The text after an edit. Nothing where the edit is refused for the characters that it would write. */
function attempt(text: string, edit: Edit): string | undefined {
  try {
    return applyEdit(text, edit)
  } catch (thrown) {
    if (thrown instanceof EditError && thrown.message.startsWith('No file may have')) return undefined
    throw new Error(`${JSON.stringify(edit)} on\n${text}`, { cause: thrown })
  }
}

/** Throws where the marks of the file are not as they were, or an edit that takes nothing away loses a comment. */
function checkRest(before: string, after: string, edit: Edit, context: string): void {
  equal(after.startsWith('\ufeff'), before.startsWith('\ufeff'), context)
  equal(after.endsWith('\n'), before.endsWith('\n'), context)
  if (before.includes('\r')) ok(!/(?<!\r)\n/.test(after), context)
  if (edit.kind === 'remove' || edit.kind === 'set') return
  deepStrictEqual(without(commentsIn(normal(before)), commentsIn(normal(after))), [], context)
}

function without(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all]
  for (const each of some) {
    const at = left.indexOf(each)
    if (at !== -1) left.splice(at, 1)
  }
  return left
}
