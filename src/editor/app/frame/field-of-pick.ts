import type { ValuePath } from '../../../content/model/pointer.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import { fileKind } from '../../../content/model/file-kind.ts'
import type { Value } from '../../../content/model/source.ts'
import { fieldsOf, nodeAt, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { pictureKey } from '../pictures/picture-uses.ts'
import type { FromFrame } from './frame-protocol.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'

type Picked = Extract<FromFrame, { kind: 'picked' }>

/**
 * The field that belongs to what was clicked. A text has its own; a picture is identified by its alternative text, an
 * icon by the texts beside it.
 *
 * @param value the content of the file
 */
export function fieldOfPick({ source, part }: Picked, value: Value | undefined): ContentPath {
  const { file, path } = source
  const nodeOf = (length: number) => nodeAt(fileKind(file), value, path.slice(0, length))
  /** The path to a field of the value at the first steps of the path, if it has that field. */
  const fieldAt = (length: number, keyOf: (node: SchemaNode) => string | undefined): ValuePath | undefined => {
    const node = nodeOf(length)
    const key = node && keyOf(node)
    const field = key === undefined ? undefined : [...path.slice(0, length), key]
    return field && valueAtPath(value, field) === undefined ? undefined : field
  }
  if (part === 'picture') {
    const length = upwards(path.length).find((each) => fieldAt(each, pictureKey))
    if (length !== undefined) return { file, path: path.slice(0, length) }
  }
  if (part === 'icon') {
    // An icon beside a single text, such as a title, belongs to what that text is the title of.
    const isInText = nodeOf(path.length - 1)?.type === 'LocalisedText'
    const icon = fieldAt(isInText ? path.length - 2 : path.length, iconKey)
    if (icon) return { file, path: icon }
  }
  return source
}

const iconKey = (node: SchemaNode): string | undefined =>
  fieldsOf(node).find(({ node: field }) => field.type === 'IconName')?.key

const upwards = (length: number): number[] => Array.from({ length: length + 1 }, (_, index) => length - index)
