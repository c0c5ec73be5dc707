import { withoutUnseen } from '../parse/characters.ts'
import { parseFast } from '../parse/fast-path.ts'
import type { Value } from '../parse/source.ts'
import { parseText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'

/** What a text says to the project's reader. Nothing where the check would have something to say about its writing. */
export function readValue(text: string): Value | undefined {
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
export const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
