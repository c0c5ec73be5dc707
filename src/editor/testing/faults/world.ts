import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { vi } from 'vitest'
import { parse } from 'yaml'
import type { Random } from '../../../../tests/editor/walk/random.ts'
import { valueAtPath, pathOf, type Value } from '../../../content/model/source.ts'
import { applyEdits } from '../../../content/yaml/edit/apply-edit.ts'
import type { ServerClient } from '../../app/state/server-client.ts'

/**
 * How many times as fast as usual the pauses of the editor pass. A limit of time needs to be met by this computer, so it
 * passes less fast.
 */
const haste = { pause: 100, limit: 20 }

const hurried = (milliseconds: number) => milliseconds / (milliseconds < 10_000 ? haste.pause : haste.limit)

/**
 * Lets the pauses of the editor and of its server pass faster, until `vi` restores what is real.
 * @param atEnd takes what restores the server's, which imports its timer from Node
 */
export function hurry(atEnd: (end: () => void) => void): void {
  const { setTimeout: later } = globalThis
  vi.stubGlobal('setTimeout', (task: () => void, milliseconds = 0, ...more: []) =>
    later(task, hurried(milliseconds), ...more),
  )
  const { setTimeout: after } = timers
  timers.setTimeout = (milliseconds = 0, ...more) => after(hurried(milliseconds), ...more)
  syncBuiltinESMExports()
  atEnd(() => {
    timers.setTimeout = after
    syncBuiltinESMExports()
  })
}

/** Where the editor's content is, and what goes wrong there. */
export interface World {
  readonly random: Random
  /** From now on something goes wrong at any request and any write, or nothing does. */
  readonly disturb: (isOn: boolean) => void
  /** The editor's back end, for one tab. */
  readonly client: () => ServerClient
  /** The text of a file as it is saved. */
  readonly read: (file: string) => Promise<string>
  /** Writes a file as another program or another device does. */
  readonly writeOutside: (place: string, file: string, change: (text: string) => string) => Promise<void>
  /** Places that somebody else has written, and that the editor has not shown yet. */
  readonly pending?: ReadonlySet<string>
  /** A photograph unlike any other. */
  readonly photo: () => Promise<Blob>
  /** Whether a picture is saved, with its bytes. */
  readonly hasPicture: (name: string) => Promise<boolean>
  /** Further things that may happen, each in its turn. Each returns what did. */
  readonly events: readonly (() => Promise<string>)[]
  /** The owner signs out, which deletes all that is kept, and signs in again. Everything was published before. */
  readonly signOut?: () => Promise<string>
  /** Says what is not as the owner was told; fails if anything is. */
  readonly check?: () => Promise<void>
}

export const places = [
  'home.yaml#/title/pt',
  'home.yaml#/blocks/0/title/pt',
  'home.yaml#/blocks/0/title/en',
  'home.yaml#/blocks/0/lead/pt',
  'home.yaml#/blocks/1/title/pt',
  'home.yaml#/blocks/1/services/0/title/pt',
  'home.yaml#/blocks/1/services/0/text/en',
  'biodanza.yaml#/title/pt',
  'biodanza.yaml#/blocks/0/title/pt',
  'events.yaml#/events/0/title/pt',
  'events.yaml#/events/1/title/en',
]
/** Where the owner puts another photograph. */
export const picturePlace = 'home.yaml#/blocks/0/picture/file'
export const files = [...new Set(places.map((place) => place.replace(/#.*/, '')))]

export const partsOf = (place: string) => {
  const [file = '', pointer = ''] = place.split('#')
  return { file, path: pathOf(pointer) }
}

const parsed = new Map<string, Value>()
export function valueIn(text: string, place: string): string {
  if (parsed.size > 100) parsed.clear()
  const value = parsed.get(text) ?? (parse(text) as Value)
  parsed.set(text, value)
  return String(valueAtPath(value, partsOf(place).path))
}

export const withValue = (text: string, place: string, value: string): string =>
  applyEdits(text, [{ kind: 'set', path: partsOf(place).path, value }])
