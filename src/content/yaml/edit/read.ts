import type { ParsedNode } from 'yaml'
import { withLineFeeds, withoutUnseen } from '../characters.ts'
import { keepLast } from '../../model/by-key.ts'
import { valueAtPath, type ValuePath, type Value } from '../../model/source.ts'
import { parseText, valueOfTree } from '../parse.ts'

/** What the texts that were read last say: while somebody edits, the same ones are asked for again and again. */
const lastRead = new Map<string, Value | undefined>()
/** As many files as are likely to be asked for at a time. */
const mostCached = 16
/** In characters: a shorter text is parsed as quickly as it is found here. */
const short = 500

/**
 * What a text says. Undefined if the check would report anything about its syntax. The same value may be given to other
 * callers as well, so none of them may change it.
 */
export function readValue(text: string): Value | undefined {
  if (text.length < short) return read(text)
  return keepLast(lastRead, text, lastRead.has(text) ? lastRead.get(text) : read(text), mostCached)
}

/**
 * Works out what a text says after an edit of one place from what it said before, if that is cached, so that typing does
 * not wait for a long page to be parsed. Every part that has not changed is the same object as before.
 */
export function cacheEdited(before: string, path: ValuePath, words: string, after: string): void {
  const value = lastRead.get(before)
  if (value !== undefined) keepLast(lastRead, after, withWords(value, path, words), mostCached)
}

/** A value with other words at a path that it has. */
const withWords = (value: Value, path: ValuePath, words: string): Value =>
  path.reduceRight<Value>((inner, step, depth) => {
    const around = valueAtPath(value, path.slice(0, depth))
    return Array.isArray(around) ? around.with(Number(step), inner) : { ...(around as object), [step]: inner }
  }, words)

function read(written: string): Value | undefined {
  const text = withLineFeeds(written)
  const tree = withoutUnseen(text).diagnostics.length === 0 ? readableTree(text) : undefined
  if (!tree) return undefined
  const { value, diagnostics } = valueOfTree(tree.root, text)
  return diagnostics.length === 0 ? value : undefined
}

/** The tree of a text, whatever it says. Undefined if it is not a single YAML document. */
export function readableTree(text: string): { readonly root: ParsedNode | null } | undefined {
  const { root, errors, refusedAt, secondDocumentAt } = parseText(text)
  return errors.length === 0 && refusedAt === undefined && secondDocumentAt === undefined ? { root } : undefined
}

/** Whether two values say the same, their keys in the same order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
