import { pointerSteps } from './pointer.ts'

/** What stands under a key of a map, or nothing where it is no map. Never what an object inherits. */
export function ownProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, key))
    return undefined
  return (value as Readonly<Record<string, unknown>>)[key]
}

/** The items of a list, or none where it is no list. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a JSON pointer leads to in a value; nothing where the way ends before. */
export function valueAtPointer(value: unknown, pointer: string): unknown {
  return pointerSteps(pointer).reduce<unknown>(
    (part, step) => (Array.isArray(part) ? part[Number(step)] : ownProperty(part, step)),
    value,
  )
}

/** A map, as YAML has it. */
export const isMap = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
