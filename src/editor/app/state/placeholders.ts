import type { ValuePath } from '../../../content/parse/pointer.ts'
import { applyEdits } from '../../../content/edit/apply-edit.ts'
import { type Edit, EditError } from '../../../content/edit/edit.ts'
import { readValue } from '../../../content/edit/read.ts'
import { fileKind } from '../../../content/file-kind.ts'
import { languages } from '../../../content/language.ts'
import type { Value } from '../../../content/parse/source.ts'
import { childNode, fileNode, type SchemaNode } from '../../../content/schema/schema-node.ts'
import type { pt } from '../messages/pt.ts'
import { variantOf } from '../panel/variant.ts'

/** What is shown in place of a text. */
export type Missing = Pick<typeof pt, 'missing' | 'unwritten'>

/**
 * The texts with a mark in place of every missing text, so that a page can be shown while it is being written. The
 * result is never saved.
 */
export function withPlaceholders(texts: ReadonlyMap<string, string>, missing: Missing): ReadonlyMap<string, string> {
  return new Map([...texts].map(([file, text]) => [file, filled(file, text, missing)]))
}

function filled(file: string, text: string, missing: Missing): string {
  const value = readValue(text)
  if (value === undefined) return text
  try {
    return applyEdits(text, [...editsIn(fileNode(fileKind(file)), value, [], missing)])
  } catch (error) {
    // Written in a way that no edit can change: then the page waits for the text.
    if (error instanceof EditError) return text
    throw error
  }
}

/** The edits that fill each empty text in a value. */
function* editsIn(declared: SchemaNode, value: Value, path: ValuePath, missing: Missing): Generator<Edit> {
  const node = variantOf(declared, value)
  if (typeof value === 'string') {
    const isFree = node.schema['type'] === 'string' && !('refersTo' in node.schema)
    if (isFree && value.trim() === '') yield { kind: 'set', path, value: placeholder(path, missing) }
    return
  }
  const absent = node.type === 'LocalisedText' ? languages.filter((language) => !Object.hasOwn(value, language)) : []
  for (const key of absent) yield { kind: 'addKey', path, key, value: placeholder([...path, key], missing) }
  for (const [step, inner] of Object.entries(value)) {
    const place = Array.isArray(value) ? Number(step) : step
    const child = childNode(node, place, inner)
    if (child) yield* editsIn(child, inner, [...path, place], missing)
  }
}

function placeholder(path: ValuePath, { missing, unwritten }: Missing): string {
  const language = languages.find((each) => each === path.at(-1))
  return `⟨${language ? missing[language] : unwritten}⟩`
}
