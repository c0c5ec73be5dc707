import { applyEdits } from '../../../content/edit/apply-edit.ts'
import { type Edit, EditError, type Path } from '../../../content/edit/edit.ts'
import { readValue } from '../../../content/edit/read.ts'
import { fileKind } from '../../../content/file-kind.ts'
import { languages } from '../../../content/language.ts'
import type { Value } from '../../../content/parse/source.ts'
import { childNode, fileNode, type SchemaNode } from '../../../content/schema/schema-node.ts'
import { messages } from '../messages/messages.ts'
import { variantOf } from '../panel/variant.ts'

/**
 * The texts with a mark in the place of every text that is not written yet, so that a page can be seen while it is being
 * written. Nothing of it is ever saved.
 */
export function withPlaceholders(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...texts].map(([file, text]) => [file, filled(file, text)]))
}

function filled(file: string, text: string): string {
  const value = readValue(text)
  if (value === undefined) return text
  try {
    return applyEdits(text, [...editsIn(fileNode(fileKind(file)), value, [])])
  } catch (error) {
    // Written in a way that no edit can change: then the page waits for the text.
    if (error instanceof EditError) return text
    throw error
  }
}

/** What fills each empty text in a value. */
function* editsIn(declared: SchemaNode, value: Value, path: Path): Generator<Edit> {
  const node = variantOf(declared, value)
  if (typeof value === 'string') {
    const isFree = node.schema['type'] === 'string' && !('refersTo' in node.schema)
    if (isFree && value.trim() === '') yield { kind: 'set', path, value: placeholder(path) }
    return
  }
  const absent = node.type === 'LocalisedText' ? languages.filter((language) => !Object.hasOwn(value, language)) : []
  for (const key of absent) yield { kind: 'addKey', path, key, value: placeholder([...path, key]) }
  for (const [step, inner] of Object.entries(value)) {
    const place = Array.isArray(value) ? Number(step) : step
    const child = childNode(node, place, inner)
    if (child) yield* editsIn(child, inner, [...path, place])
  }
}

function placeholder(path: Path): string {
  const language = languages.find((each) => each === path.at(-1))
  return `⟨${language ? messages.missing[language] : messages.unwritten}⟩`
}
