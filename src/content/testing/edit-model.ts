import type { ValuePath } from '../model/pointer.ts'
import { valueAtPath } from '../model/own-property.ts'
import type { Value } from '../model/source.ts'
import type { Edit, NewValue } from '../yaml/edit/edit.ts'

type Step = string | number
type Map = Record<string, Value>

/** What a file says after an edit, by the simplest means. The edit has to be one that can be made. */
export function valueAfter(value: Value, edit: Edit): Value {
  const root = structuredClone(value)
  const [parent, last] = [at(root, edit.path.slice(0, -1)), edit.path.at(-1) ?? 0]
  switch (edit.kind) {
    case 'set':
      put(parent, last, said(edit.value))
      break
    case 'addKey':
      return edited(root, edit.path, (map) =>
        Object.fromEntries(
          Object.entries(map as Map).toSpliced(edit.at ?? Object.keys(map).length, 0, [edit.key, said(edit.value)]),
        ),
      )
    case 'insertItem':
      return edited(root, edit.path, (list) => (list as Value[]).toSpliced(edit.at, 0, said(edit.value)))
    case 'moveItem':
      ;(parent as Value[]).splice(edit.to, 0, ...(parent as Value[]).splice(Number(last), 1))
      break
    case 'duplicateItem':
      ;(parent as Value[]).splice(Number(last), 0, structuredClone((parent as Value[])[Number(last)] ?? ''))
      break
    case 'remove':
      if (Array.isArray(parent)) parent.splice(Number(last), 1)
      else delete (parent as Map)[last]
  }
  return root
}

const at = (value: Value, path: ValuePath): Value => valueAtPath(value, path) ?? ''

function edited(root: Value, path: ValuePath, change: (value: Value) => Value): Value {
  if (path.length === 0) return change(root)
  put(at(root, path.slice(0, -1)), path.at(-1) ?? 0, change(at(root, path)))
  return root
}

function put(parent: Value, step: Step, value: Value): void {
  ;(parent as Map)[step] = value
}

/** A value as it is read: numbers, true and false as they are written. */
function said(value: NewValue): Value {
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return value.map(said)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, said(each as NewValue)]))
}

/** The way to every value in a value, its own included. */
export function pathsIn(value: Value, path: ValuePath = []): ValuePath[] {
  if (typeof value === 'string') return [path]
  const steps: Step[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [path, ...steps.flatMap((step) => pathsIn((value as Map)[step] ?? '', [...path, step]))]
}
