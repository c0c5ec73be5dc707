import type { ValuePath } from '../../model/source.ts'

/**
 * A value to be written. A number, `true` and `false` are written bare; a text that looks like one of them is written
 * in quotes, because the editors that complete YAML by the schema would take it for one.
 */
export type NewValue = string | number | boolean | readonly NewValue[] | { readonly [key: string]: NewValue }

/** One change to what a file says. */
export type Edit =
  /** Gives an existing place another value. Of maps and lists, only what differs is touched. */
  | { readonly kind: 'set'; readonly path: ValuePath; readonly value: NewValue }
  /** Adds a key to the map at `path`, at index `at` of its keys, or as the last one. */
  | {
      readonly kind: 'addKey'
      readonly path: ValuePath
      readonly key: string
      readonly value: NewValue
      readonly at?: number
    }
  /** Inserts an item into the list at `path`, at index `at`. */
  | { readonly kind: 'insertItem'; readonly path: ValuePath; readonly at: number; readonly value: NewValue }
  /** Moves the item at `path` to index `to` of its list. */
  | { readonly kind: 'moveItem'; readonly path: ValuePath; readonly to: number }
  /** Inserts a copy of the item at `path` after it, comments included. */
  | { readonly kind: 'duplicateItem'; readonly path: ValuePath }
  /** Removes a key or an item, and the comments right above it. The last one leaves `{}` or `[]`. */
  | { readonly kind: 'remove'; readonly path: ValuePath }

/** Why an edit was not made. The message is for developers: the owner is only told that it was not. */
export class EditError extends Error {
  override readonly name = 'EditError'
}
