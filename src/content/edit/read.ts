import { withoutUnseen } from '../parse/characters.ts'
import { parseFast } from '../parse/fast-path.ts'
import type { ValuePath } from '../parse/pointer.ts'
import type { Value } from '../parse/source.ts'
import { parseText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'

/** What the files say that were read last. Whoever edits asks for the same ones again and again. */
const lastRead = new Map<string, Value | undefined>()
/** As many files as are likely to be asked for at a time. */
const remembered = 16
/** Characters below which a text is read anew as quickly as it is found again. */
const short = 500

/**
 * What a text says to the project's reader. Nothing where the check would have something to say about its writing. Who
 * asks again may be given the same value, so that nobody may change it.
 */
export function readValue(text: string): Value | undefined {
  if (text.length < short) return read(text)
  const value = lastRead.has(text) ? lastRead.get(text) : read(text)
  remember(text, value)
  return value
}

function remember(text: string, value: Value | undefined): void {
  // What was asked for last is forgotten last.
  lastRead.delete(text)
  lastRead.set(text, value)
  const [oldest = ''] = lastRead.keys()
  if (lastRead.size > remembered) lastRead.delete(oldest)
}

/**
 * Notes what a text says in which an edit has put other words in one place, where it is remembered what it said before:
 * a letter does not wait until a long page is read. Every part that is as it was is the same value.
 */
export function rememberEdited(before: string, path: ValuePath, words: string, after: string): void {
  const value = after.length < short ? undefined : lastRead.get(before)
  const edited = value === undefined ? undefined : withWords(value, path, words)
  if (edited !== undefined) remember(after, edited)
}

/** Nothing where no words stand there. */
function withWords(value: Value, [step, ...rest]: ValuePath, words: string): Value | undefined {
  if (step === undefined) return typeof value === 'string' ? words : undefined
  if (typeof value === 'string' || !Object.hasOwn(value, step)) return undefined
  if (Array.isArray(value)) {
    const inner = withWords(value[Number(step)] ?? '', rest, words)
    return inner === undefined ? undefined : value.with(Number(step), inner)
  }
  const inner = withWords(value[step] ?? '', rest, words)
  return inner === undefined ? undefined : { ...value, [step]: inner }
}

function read(text: string): Value | undefined {
  const quick = parseFast(text)
  if (quick !== undefined) return quick
  if (withoutUnseen(text).diagnostics.length > 0 || !isReadable(text)) return undefined
  const { value, diagnostics } = valueOfTree(parseText(text).root, text)
  return diagnostics.length === 0 ? value : undefined
}

/** Whether a text is one YAML document, whatever it says. */
export function isReadable(text: string): boolean {
  if (parseFast(text) !== undefined) return true
  const { errors, tooDeepAt, directiveAt, secondDocumentAt } = parseText(text)
  return errors.length === 0 && tooDeepAt === undefined && directiveAt === undefined && secondDocumentAt === undefined
}

/** Whether two values say the same, their keys in the same order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
