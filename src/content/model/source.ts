import type { ParsedNode } from 'yaml'

/** What YAML says, every scalar kept as it is written: texts, lists and maps of texts. */
export type Value = string | Value[] | { [key: string]: Value }

/** What a file says after it was checked against its schema: numbers and `true` where the schema wants these. */
export type CheckedValue = string | number | boolean | CheckedValue[] | { [key: string]: CheckedValue }

/** What stands under a key of a map, or nothing where it is no map. Never what an object inherits. */
export const ownProperty = (value: unknown, key: string): unknown =>
  isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** The text that keys lead to, one within the other; empty where there is none. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const text = keys.reduce(ownProperty, value)
  return typeof text === 'string' ? text : ''
}

export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a path leads to in what a file says; undefined where nothing is there. */
export function valueAtPath<V extends CheckedValue>(value: V | undefined, path: ValuePath): V | undefined {
  const inner = (part: V | undefined, step: string | number) =>
    typeof part === 'object' && part !== null && Object.hasOwn(part, step) ? (part[step as keyof V] as V) : undefined
  return path.reduce(inner, value)
}

/** What a JSON pointer leads to in a value; undefined if it leads nowhere. */
export const valueAtPointer = (value: unknown, pointer: string): unknown =>
  valueAtPath(value as CheckedValue, pointerSteps(pointer))

export const isMap = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The steps of a JSON pointer (RFC 6901): `/blocks/0/title` gives blocks, 0, title. */
export function pointerSteps(pointer: string): string[] {
  if (pointer === '') return []
  const steps = pointer.slice(1).split('/')
  return pointer.includes('~') ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps
}

/** The way from the top of a file to one of its values: `['blocks', 0, 'title', 'pt']`. */
export type ValuePath = readonly (string | number)[]

/** Whether a path leads to a value or to a part of it. */
export const startsWith = (path: ValuePath, start: ValuePath) => start.every((step, index) => step === path[index])

/** The path that a pointer writes: digits alone are the number of an item, for no field is called so. */
export const pathOf = (pointer: string): (string | number)[] =>
  pointerSteps(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

export function pointerTo(pointer: string, step: string | number): string {
  const name = String(step)
  // Few names have a sign to escape.
  return `${pointer}/${/[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name}`
}

/** A text within a value, and where it is. */
export type FoundText = Readonly<Record<'text' | 'pointer', string>>

/** The texts within a value, itself included. */
export function textsOf(value: unknown, isWanted: (text: string) => boolean = () => true, pointer = ''): FoundText[] {
  if (typeof value === 'string') return isWanted(value) ? [{ text: value, pointer }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, isWanted, pointerTo(pointer, key)))
}

/** The file as a tree that knows its positions. */
export interface Tree {
  readonly root: ParsedNode | null
  /** The text that the tree was built from, with every syntax error corrected that could be. */
  readonly text: string
}

/** One YAML file of `content/`, read. */
export interface Source {
  /** Its path as messages name it: `content/home.yaml`. */
  readonly file: string
  readonly kind: 'page' | 'site' | 'events' | 'dictionary'
  readonly text: string
  /** What it says, or as much of it as could be understood. */
  readonly value: CheckedValue
  /** False when part of `value` may be missing: its absence then proves nothing. */
  readonly complete: boolean
  readonly tree: Tree
}

/** The kinds of files, each with a schema of its own: `page.schema.json`. */
export const fileKinds: readonly Source['kind'][] = ['page', 'site', 'events', 'dictionary']

/** The files with a fixed name; any other one is a page. */
export const namedFiles: ReadonlyMap<string, Source['kind']> = new Map([
  ['site.yaml', 'site'],
  ['events.yaml', 'events'],
  ['dictionary.yaml', 'dictionary'],
])

/** What a file of the content folder is, by its name there. */
export const fileKind = (name: string): Source['kind'] => namedFiles.get(name) ?? 'page'

/** In characters: longer files are only read, because recovery takes a time that grows faster. A page has 10,000. */
export const longestCorrected = 60_000
/** So is a file with such a line: it has more characters than any text, or more spaces than any line begins with. */
export const endlessLine = /^.{4000}|[^\S\n]{100}/m
