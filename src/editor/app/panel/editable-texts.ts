import type { ValuePath } from '../../../content/model/pointer.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { fileKind } from '../../../content/model/file-kind.ts'
import { languages } from '../../../content/model/language.ts'
import type { Value } from '../../../content/model/source.ts'
import { childNode, fileNode, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { subjectOf } from '../../../content/model/schema/text-node.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { uiLanguage } from '../messages/messages.ts'
import { labelOf } from './labels.ts'
import { variantOf } from './variant.ts'

/** A text that the owner may change, wherever it is. */
export interface EditableText {
  readonly source: ContentPath
  /** Its wording, in every language in which it is written. */
  readonly texts: readonly string[]
  /** What the field is called. */
  readonly label: string
  /** What it is part of, from the page down to the item. */
  readonly within: readonly string[]
}

/** Every text of the content, visible on the page or not, in the order of the files. */
export function editableTexts(texts: ReadonlyMap<string, string>): readonly EditableText[] {
  return [...texts].flatMap(([file, text]) => {
    const value = readValue(text)
    if (value === undefined) return []
    const kind = fileKind(file)
    if (kind === 'dictionary') return editableWords(file, value)
    return editableTextsAt({ file, path: [] }, fileNode(kind), value, '', [])
  })
}

function editableTextsAt(
  source: ContentPath,
  declared: SchemaNode,
  value: Value,
  key: string,
  within: readonly string[],
): readonly EditableText[] {
  const node = variantOf(declared, value)
  const found = textsOf(node, value)
  if (found) {
    const path = node.type === 'LocalisedText' ? [...source.path, uiLanguage] : source.path
    return [{ source: { ...source, path }, texts: found, label: labelOf(key, node), within }]
  }
  if (typeof value === 'string') return []
  const name = Array.isArray(value) ? undefined : subjectOf(value, node, uiLanguage)
  const around = name === undefined ? within : [...within, name]
  return Object.entries(value).flatMap(([step, inner]) => {
    const place = Array.isArray(value) ? Number(step) : step
    const child = childNode(node, place, inner)
    const own = { ...source, path: [...source.path, place] }
    return child ? editableTextsAt(own, child, inner, Array.isArray(value) ? key : step, around) : []
  })
}

/** The wording of a value if it is free text, as opposed to a choice from a list. */
function textsOf({ schema, type }: SchemaNode, value: Value): readonly string[] | undefined {
  if (type === 'LocalisedText') return languages.flatMap((language) => textAt(value, [language]))
  const isFree = schema['type'] === 'string' && !('enum' in schema) && !('const' in schema) && !('refersTo' in schema)
  return isFree && typeof value === 'string' ? [value] : undefined
}

function editableWords(file: string, value: Value): readonly EditableText[] {
  return Object.keys(valueAtPath(value, [uiLanguage]) ?? {}).map((key) => ({
    source: { file, path: [uiLanguage, key] },
    texts: languages.flatMap((language) => textAt(value, [language, key])),
    label: key,
    within: [],
  }))
}

function textAt(value: Value, path: ValuePath): readonly string[] {
  const text = valueAtPath(value, path)
  return typeof text === 'string' ? [text] : []
}
