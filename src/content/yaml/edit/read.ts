import type { ParsedNode } from 'yaml'
import { withLineFeeds, withoutUnseen } from '../characters.ts'
import { memoized } from '../../model/by-key.ts'
import type { Value } from '../../model/source.ts'
import { parseText, valueOfTree } from '../parse.ts'

/** What a text says. Undefined if the check would report anything about its syntax. */
export function valueOfText(written: string): Value | undefined {
  const text = withLineFeeds(written)
  const tree = withoutUnseen(text).diagnostics.length === 0 ? readableTree(text) : undefined
  if (!tree) return undefined
  const { value, diagnostics } = valueOfTree(tree.root, text)
  return diagnostics.length === 0 ? value : undefined
}

/**
 * The same for a file. While somebody edits, the same files are asked for again and again: as many are kept as are likely
 * to be asked for at a time. A value may be given to other callers as well, so none of them may change it.
 */
export const readValue = memoized(valueOfText, 64)

/** What a text says as far as it can be read, whatever the check would report. A list of it is not empty for a slip. */
export const valueAsRead = memoized((text: string) => valueOfTree(parseText(withLineFeeds(text)).root, text).value, 64)

/** The tree of a text, whatever it says. Undefined if it is not a single YAML document. */
export function readableTree(text: string): { readonly root: ParsedNode | null } | undefined {
  const { root, errors, refusedAt, secondDocumentAt } = parseText(text)
  return errors.length === 0 && refusedAt === undefined && secondDocumentAt === undefined ? { root } : undefined
}

/** Whether two values say the same, their keys in the same order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
