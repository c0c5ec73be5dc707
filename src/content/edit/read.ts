import { withoutUnseen } from '../parse/characters.ts'
import { parseFast } from '../parse/fast-path.ts'
import { valueAtPath } from '../parse/own-property.ts'
import type { ValuePath } from '../parse/pointer.ts'
import type { Value } from '../parse/source.ts'
import { parseText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'

/** What the texts that were read last say: while somebody edits, the same ones are asked for again and again. */
const lastRead = new Map<string, Value | undefined>()
/** As many files as are likely to be asked for at a time. */
const remembered = 16
/** In characters: a shorter text is parsed as quickly as it is found here. */
const short = 500

/**
 * What a text says. Undefined if the check would report anything about its syntax. The same value may be given to other
 * callers as well, so none of them may change it.
 */
export function readValue(text: string): Value | undefined {
  if (text.length < short) return read(text)
  const value = lastRead.has(text) ? lastRead.get(text) : read(text)
  remember(text, value)
  return value
}

function remember(text: string, value: Value | undefined): void {
  // Put last again: the least recently used is dropped first.
  lastRead.delete(text)
  lastRead.set(text, value)
  const [oldest = ''] = lastRead.keys()
  if (lastRead.size > remembered) lastRead.delete(oldest)
}

/**
 * Works out what a text says after an edit of one place from what it said before, if that is cached, so that typing does
 * not wait for a long page to be parsed. Every part that has not changed is the same object as before.
 */
export function rememberEdited(before: string, path: ValuePath, words: string, after: string): void {
  const value = lastRead.get(before)
  if (value !== undefined) remember(after, withWords(value, path, words))
}

/** A value with other words at a path that it has. */
const withWords = (value: Value, path: ValuePath, words: string): Value =>
  path.reduceRight<Value>((inner, step, depth) => {
    const around = valueAtPath(value, path.slice(0, depth))
    return Array.isArray(around) ? around.with(Number(step), inner) : { ...(around as object), [step]: inner }
  }, words)

function read(text: string): Value | undefined {
  const quick = parseFast(text)
  if (quick !== undefined) return quick
  if (withoutUnseen(text).diagnostics.length > 0 || !isReadable(text)) return undefined
  const { value, diagnostics } = valueOfTree(parseText(text).root, text)
  return diagnostics.length === 0 ? value : undefined
}

/** Whether a text is a single YAML document, whatever it says. */
export function isReadable(text: string): boolean {
  if (parseFast(text) !== undefined) return true
  const { errors, tooDeepAt, directiveAt, secondDocumentAt } = parseText(text)
  return errors.length === 0 && tooDeepAt === undefined && directiveAt === undefined && secondDocumentAt === undefined
}

/** Whether two values say the same, their keys in the same order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
