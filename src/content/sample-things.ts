import type { ReportedDiagnostic } from './diagnostics/reported-diagnostic.ts'
import { fileKind } from './file-kind.ts'
import { ownProperty, valueAtPath } from './parse/own-property.ts'
import { pathOf, pointerTo, type ValuePath } from './parse/pointer.ts'
import type { Value } from './parse/source.ts'
import { fieldsOf, nodeAt, type SchemaNode } from './schema/schema-node.ts'

/** Something that may be marked as a sample, and has one in it: a picture, a testimonial, an event, a block. */
export interface SampleThing {
  readonly file: string
  /** The way to it. */
  readonly path: ValuePath
  /** The same as a pointer. */
  readonly pointer: string
  /** The ways to its fields that are still as they were delivered; none where its mark alone makes it a sample. */
  readonly fields: readonly ValuePath[]
  /** Whether only its owner can know what belongs there, so that the words of the sample can't stay. */
  readonly isInvented: boolean
}

/** Whether something is told because it only stands in the place of the real one. */
export const isSample = ({ code }: ReportedDiagnostic): boolean => code.startsWith('sample')

/**
 * What is left of the samples, thing by thing, since that is how they are replaced.
 *
 * @param valueOf what a file says; undefined where it can't be read
 */
export function sampleThings(
  diagnostics: readonly ReportedDiagnostic[],
  valueOf: (file: string) => Value | undefined,
): readonly SampleThing[] {
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

/** What a field belongs to: what is marked around it, else the nearest that can be. */
function ownerOf(file: string, root: Value | undefined, field: ValuePath): ValuePath {
  const around = field.map((_, index) => field.slice(0, field.length - 1 - index))
  const isMarked = (path: ValuePath) => ownProperty(valueAtPath(root, path), 'sample') === 'true'
  const canBe = (path: ValuePath) => markOf(nodeAt(fileKind(file), root, path)) !== undefined
  return around.find(isMarked) ?? around.find(canBe) ?? field
}

const markOf = (node: SchemaNode | undefined): SchemaNode | undefined =>
  node && fieldsOf(node).find((field) => field.node.schema['marks'] === 'sample')?.node

const isInvented = (node: SchemaNode | undefined): boolean => {
  const mark = markOf(node)
  return mark === undefined || 'const' in mark.schema
}
