import { valueAtPath } from '../../../content/parse/own-property.ts'
import type { ReportedDiagnostic } from '../../../content/diagnostics/reported-diagnostic.ts'
import { applyEdits } from '../../../content/edit/apply-edit.ts'
import { EditError } from '../../../content/edit/edit.ts'
import { readValue } from '../../../content/edit/read.ts'
import { fileKind } from '../../../content/file-kind.ts'
import type { Value } from '../../../content/parse/source.ts'
import { pointerSteps, type ValuePath } from '../../../content/parse/pointer.ts'
import { fieldsOf, nodeAt } from '../../../content/schema/schema-node.ts'

/**
 * The texts without optional fields that are wrong, so that the page can be shown without them. Items of lists stay,
 * because paths contain their positions. The result is never saved.
 *
 * @returns undefined if nothing can be left out
 */
export function withoutWrongFields(
  texts: ReadonlyMap<string, string>,
  diagnostics: readonly ReportedDiagnostic[],
): ReadonlyMap<string, string> | undefined {
  const left = new Map(texts)
  for (const { file, pointer, severity } of diagnostics) {
    if (severity !== 'error') continue
    const text = left.get(file)
    const shorter = text === undefined ? undefined : withoutField(file, text, pointer)
    if (shorter !== undefined) left.set(file, shorter)
  }
  return [...left].some(([file, text]) => text !== texts.get(file)) ? left : undefined
}

function withoutField(file: string, text: string, pointer: string): string | undefined {
  const value = readValue(text)
  const path = value === undefined ? undefined : optionalField(file, value, pathOf(value, pointer))
  try {
    return path && applyEdits(text, [{ kind: 'remove', path }])
  } catch (error) {
    // Written in a way that no edit can change, or already removed together with another.
    if (error instanceof EditError) return undefined
    throw error
  }
}

/** The innermost optional field around a place. */
function optionalField(file: string, value: Value, path: ValuePath): ValuePath | undefined {
  for (let length = path.length; length > 0 && typeof path[length - 1] === 'string'; length -= 1) {
    const around = nodeAt(fileKind(file), value, path.slice(0, length - 1))
    const field = around && fieldsOf(around).find(({ key }) => key === path[length - 1])
    if (field && !field.required) return path.slice(0, length)
  }
  return undefined
}

/** The steps of a pointer, as far as it leads to something; steps into lists are numbers. */
function pathOf(value: Value, pointer: string): ValuePath {
  const path: (string | number)[] = []
  for (const step of pointerSteps(pointer)) {
    const at = valueAtPath(value, path)
    if (typeof at !== 'object') break
    path.push(Array.isArray(at) ? Number(step) : step)
  }
  return path
}
