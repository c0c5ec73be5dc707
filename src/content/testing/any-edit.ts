import { valueAtPath, type ValuePath, type Value } from '../model/source.ts'
import * as fc from 'fast-check'
import type { Edit, NewValue } from '../yaml/edit/edit.ts'

const pieces = [
  [': ', ':', ' #', '#', '- ', '-', '? ', '&a ', '*a', '!x ', '%', '---', '...', '|', '>', '|2', '@', '`', '~'],
  ['"', "'", '{', '}', '[', ']', ',', ', ', '<<', '=', '\\', '\\n', '\n', '\n\n', '\n ', '  ', ' ', '\t', '\u00a0'],
  ['no', 'true', 'null', '1e3', '10', '012', '0x1f', '2031-11-07', '20:00', '.inf', '__proto__', 'constructor'],
  ['💃', '👩‍⚕️', 'á', 'e\u0301', 'Escuta sem pressa', 'uma palavra', '«dança»', 'http://a.b/c#d', 'palavra '.repeat(40)],
].flat()
const someText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 5 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('', 'Olá', 'Um parágrafo.\n\nE outro.\n', 'Um parágrafo.\n\nE outro.', 'linha\n', ' ', '\n', ' \n a'),
)
const key = fc.oneof(fc.constantFrom('pt', 'en', 'type', 'note', 'on', '10', 'a b', 'a: b', '#', "d'água"), someText)
const { value: someValue } = fc.letrec<{ value: NewValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(someText, fc.integer(), fc.boolean()),
    fc.record({ pt: someText, en: someText }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
}))

/** An edit that can be made to what a file says. */
export function anEdit(value: Value, g: fc.GeneratorValue): Edit {
  const all = pathsIn(value)
  const among = (paths: readonly ValuePath[]): ValuePath => paths[g(fc.nat, { max: paths.length - 1 })] ?? []
  const at = (path: ValuePath): Value => valueAtPath(value, path) ?? ''
  const scalars = all.filter((path) => typeof at(path) === 'string')
  const lists = all.filter((path) => Array.isArray(at(path)))
  const maps = all.filter((path) => typeof at(path) === 'object' && !Array.isArray(at(path)))
  const items = lists.flatMap((path) => (at(path) as Value[]).map((_, index) => [...path, index]))
  const lengthOf = (path: ValuePath): number => Object.keys(at(path)).length
  const kind = g(
    fc.constantFrom<Edit['kind'][]>,
    'set',
    'set',
    'set',
    'addKey',
    'insertItem',
    'moveItem',
    'remove',
    'duplicateItem',
  )
  if (kind === 'insertItem' && lists.length > 0) {
    const path = among(lists)
    return { kind, path, at: g(fc.nat, { max: lengthOf(path) }), value: g(() => someValue) }
  }
  if (kind === 'moveItem' && items.length > 0) {
    const path = among(items)
    return { kind, path, to: g(fc.nat, { max: lengthOf(path.slice(0, -1)) - 1 }) }
  }
  if (kind === 'duplicateItem' && items.length > 0) return { kind, path: among(items) }
  if (kind === 'remove') {
    const path = among(all.filter(({ length }) => length > 1))
    if (path.length > 0) return { kind, path }
  }
  if (kind === 'addKey') {
    const path = among(maps)
    const name = g(() => key)
    if (!Object.hasOwn(at(path) as object, name))
      return { kind, path, key: name, value: g(() => someValue), at: g(fc.nat, { max: lengthOf(path) }) }
  }
  if (g(fc.nat, { max: 9 }) === 0) return { kind: 'set', path: among(all.slice(1)), value: g(() => someValue) }
  return { kind: 'set', path: among(scalars), value: g(() => someText) }
}

type Step = string | number
type MapOfValues = Record<string, Value>

/** What a file says after an edit, by the simplest means. The edit has to be one that can be made. */
export function valueAfter(value: Value, edit: Edit): Value {
  const root = structuredClone(value)
  const [parent, last] = [partAt(root, edit.path.slice(0, -1)), edit.path.at(-1) ?? 0]
  switch (edit.kind) {
    case 'set':
      put(parent, last, said(edit.value))
      break
    case 'addKey':
      return edited(root, edit.path, (map) =>
        Object.fromEntries(
          Object.entries(map as MapOfValues).toSpliced(edit.at ?? Object.keys(map).length, 0, [
            edit.key,
            said(edit.value),
          ]),
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
      else delete (parent as MapOfValues)[last]
  }
  return root
}

const partAt = (value: Value, path: ValuePath): Value => valueAtPath(value, path) ?? ''

function edited(root: Value, path: ValuePath, change: (value: Value) => Value): Value {
  if (path.length === 0) return change(root)
  put(partAt(root, path.slice(0, -1)), path.at(-1) ?? 0, change(partAt(root, path)))
  return root
}

function put(parent: Value, step: Step, value: Value): void {
  ;(parent as MapOfValues)[step] = value
}

/** A value as it is read: numbers, true and false as they are written, letters composed. */
function said(value: NewValue): Value {
  if (typeof value !== 'object') return String(value).normalize()
  if (Array.isArray(value)) return value.map(said)
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, said(each as NewValue)]))
}

/** The way to every value in a value, its own included. */
function pathsIn(value: Value, path: ValuePath = []): ValuePath[] {
  if (typeof value === 'string') return [path]
  const steps: Step[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [path, ...steps.flatMap((step) => pathsIn((value as MapOfValues)[step] ?? '', [...path, step]))]
}
