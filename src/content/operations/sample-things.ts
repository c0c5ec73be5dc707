import type { ReportedDiagnostic } from '../check/messages/reported-diagnostic.ts'
import { fileKind, type Value, pathOf, pointerTo, type ValuePath, ownProperty, valueAtPath } from '../model/source.ts'
import { fieldsOf, nodeAt, type SchemaNode } from '../model/schema/schema-node.ts'

/** Something that may be flagged as a sample and contains one: a picture, a testimonial, an event, a block. */
export interface SampleThing {
  readonly file: string
  readonly path: ValuePath
  readonly pointer: string
  /** The paths to its fields that are still as delivered; none if only its flag makes it a sample. */
  readonly fields: readonly ValuePath[]
  /** Whether only the owner can know what belongs there, so that the sample's words must not stay. */
  readonly isInvented: boolean
}

export const isSample = ({ code }: ReportedDiagnostic): boolean => code.startsWith('sample')

/** The samples that are left, grouped by what they belong to, since that is how they are replaced. */
export function sampleThings(diagnostics: readonly ReportedDiagnostic[], valueOf: (file: string) => Value | undefined) {
  const things = new Map<string, SampleThing>()
  for (const { file, code, pointer } of diagnostics.filter(isSample)) {
    const found = pathOf(pointer)
    const path = code === 'sampleLeft' ? found.slice(0, -1) : ownerOf(file, valueOf(file), found)
    const own = path.reduce<string>(pointerTo, '')
    const thing = things.get(file + own)
    things.set(file + own, {
      file,
      path,
      pointer: own,
      fields: [...(thing?.fields ?? []), ...(code === 'sampleLeft' ? [] : [found])],
      isInvented: isInvented(nodeAt(fileKind(file), valueOf(file), path)),
    })
  }
  return [...things.values()]
}

/** What a field belongs to: the nearest thing around it that is flagged, else the nearest that can be. */
function ownerOf(file: string, root: Value | undefined, field: ValuePath): ValuePath {
  const around = field.map((_, index) => field.slice(0, field.length - 1 - index))
  const isFlagged = (path: ValuePath) => ownProperty(valueAtPath(root, path), 'sample') === 'true'
  const canBe = (path: ValuePath) => flagOf(nodeAt(fileKind(file), root, path)) !== undefined
  return around.find(isFlagged) ?? around.find(canBe) ?? field
}

const flagOf = (node: SchemaNode | undefined): SchemaNode | undefined =>
  node && fieldsOf(node).find((field) => field.node.schema['marks'] === 'sample')?.node

const isInvented = (node: SchemaNode | undefined): boolean => {
  const flag = flagOf(node)
  return flag === undefined || 'const' in flag.schema
}
