import { withoutUnseen } from '../parse/characters.ts'
import { parseFast } from '../parse/fast-path.ts'
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
  if (lastRead.has(text)) return lastRead.get(text)
  const value = read(text)
  lastRead.set(text, value)
  const [oldest = ''] = lastRead.keys()
  if (lastRead.size > remembered) lastRead.delete(oldest)
  return value
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
