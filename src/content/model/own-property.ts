import { pointerSteps, type ValuePath } from './pointer.ts'
import type { CheckedValue, Value } from './source.ts'

/** What stands under a key of a map, or nothing where it is no map. Never what an object inherits. */
export const ownProperty = (value: unknown, key: string): unknown =>
  isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** The text that keys lead to, one within the other; empty where there is none. */
export function textAt(value: unknown, ...keys: readonly string[]): string {
  const text = keys.reduce(ownProperty, value)
  return typeof text === 'string' ? text : ''
}

/** The items of a list, or none where it is no list. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a path leads to in what a file says; undefined where nothing is there. */
export function valueAtPath(value: Value | undefined, path: ValuePath): Value | undefined
export function valueAtPath(value: CheckedValue | undefined, path: ValuePath): CheckedValue | undefined
export function valueAtPath(value: CheckedValue | undefined, path: ValuePath): CheckedValue | undefined {
  return path.reduce<CheckedValue | undefined>(
    (part, step) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, step)
        ? (part as Readonly<Record<string | number, CheckedValue>>)[step]
        : undefined,
    value,
  )
}

/** What a JSON pointer leads to in a value; undefined if it leads nowhere. */
export const valueAtPointer = (value: unknown, pointer: string): unknown =>
  valueAtPath(value as CheckedValue, pointerSteps(pointer))

export const isMap = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
