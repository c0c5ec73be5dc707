import type { ValuePath } from '../parse/pointer.ts'

/**
 * A value to be written. A number, `true` and `false` are written bare; a text that looks like one of them is written
 * in quotes, because the editors that complete YAML by the schema would take it for one.
 */
export type NewValue = string | number | boolean | readonly NewValue[] | { readonly [key: string]: NewValue }

/** One change to what a file says. */
export type Edit =
  /** Gives a place that is there another value. Of maps and lists, only what differs is touched. */
  | { readonly kind: 'set'; readonly path: ValuePath; readonly value: NewValue }
  /** Adds a key to the map at `path`, as number `at` of its keys, or as the last one. */
  | {
      readonly kind: 'addKey'
      readonly path: ValuePath
      readonly key: string
      readonly value: NewValue
      readonly at?: number
    }
  /** Puts an item into the list at `path`, as number `at`. */
  | { readonly kind: 'insertItem'; readonly path: ValuePath; readonly at: number; readonly value: NewValue }
  /** Makes the item at `path` number `to` of its list. */
  | { readonly kind: 'moveItem'; readonly path: ValuePath; readonly to: number }
  /** Puts a copy of the item at `path` after it, its comments included. */
  | { readonly kind: 'duplicateItem'; readonly path: ValuePath }
  /** Takes away a key or an item, and the comments right above it. The last one leaves `{}` or `[]`. */
  | { readonly kind: 'remove'; readonly path: ValuePath }

export type EditFailure =
  /** The text is no YAML that the project reads. */
  | 'unreadable'
  /** Nothing is at the path. */
  | 'noSuchPlace'
  /** What is at the path is no map, no list or no item of one, where the edit needs one. */
  | 'wrongKind'
  /** The key to add is there already. */
  | 'keyExists'
  /** The value has a character that no file of the content may have. */
  | 'unwritableCharacter'
  /** It is written in a way that cannot be changed without harm: anchors, tags, comments inside `[ ]`, `|+`. */
  | 'unsupported'

/** Why an edit was not made. The message is for developers; who edits is told by `reason`. */
export class EditError extends Error {
  readonly reason: EditFailure

  constructor(reason: EditFailure, message: string) {
    super(message)
    this.name = 'EditError'
    this.reason = reason
  }
}
