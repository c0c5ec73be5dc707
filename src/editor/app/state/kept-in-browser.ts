import { useState } from 'react'
import { isYamlName } from '../../../content/model/content-names.ts'
import type { Conflict } from './conflicts.ts'

/** A text that is not stored; null for no file. */
export interface UnsavedText {
  readonly mine: string | null
  /** What is stored, as far as known. */
  readonly base: string | null
  /** What was sent to be saved, without a known answer: once stored it is no other writer's. */
  readonly sent?: readonly (string | null)[] | undefined
  /** What the file said at the end of the history when `base` was stored; absent if no step had changed it. */
  readonly inHistory?: string | null | undefined
  /** The versions of the pictures that it shows, by name: one of them may not be stored either. */
  readonly pictures?: Readonly<Record<string, string | undefined>>
  /** The open questions about it: `mine` is already written on what others wrote, which may be nowhere else. */
  readonly conflicts?: readonly Conflict[]
}

/** Texts that are not stored, by file. */
export type Unsaved = Readonly<Record<string, UnsavedText>>

export type UnsavedTexts = ReturnType<typeof unsavedInBrowser>

/** Repositories of one owner may share an origin, and with it what a browser keeps (`owner.github.io/site`). */
let keptFor = 'folder'
let nameKey = ''
let isForgotten = false

/**
 * @param name of the repository and its branch whose texts are edited, without a space
 * @param id of the repository, which stays when it is renamed
 * @returns the name under which this browser keeps everything: what it was called at the first visit
 */
export function keepFor(name: string, id = name): string {
  nameKey = `editor of ${id}`
  keptFor = orElse(null, () => localStorage.getItem(nameKey)) ?? name
  return keptFor
}

/** Notes that name, once this browser keeps something under it. */
export const noteName = () => orElse(undefined, () => localStorage.setItem(nameKey, keptFor))

/** What version 1.0.0 kept texts under. */
const former = 'unsaved '
const keyOf = (kind: 'unsaved' | 'unreadable' | 'begun', name: string) => `editor ${keptFor} ${kind} ${name}`

/** Forgets a key, all texts and forms of what is edited, and keeps none from now on: the owner signs out of this device. */
export function forgetKept(own: string): void {
  isForgotten = true
  for (const storage of [() => localStorage, () => sessionStorage])
    for (const key of orElse([], () => [own, nameKey, ...keysIn(storage(), `editor ${keptFor} `, former)]))
      storage().removeItem(key)
}

const keysIn = (storage: Storage, ...starts: readonly string[]): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    starts.some((start) => key.startsWith(start)),
  )

/** Keeps texts that can't be saved in this browser, where a reload and a restart of the program leave them. */
export function unsavedInBrowser(storage: () => Storage = () => localStorage) {
  const own = keyOf('unsaved', crypto.randomUUID())
  let last: string | null = null
  /** By key. A window that is still open may have kept more since. */
  const released = new Map<string, string>()
  const others = () => keysIn(storage(), keyOf('unsaved', ''), former).filter((each) => each !== own)
  return {
    /** All that `takeLeft` would give. */
    left: () => orElse('', () => Array.from(others(), (key) => storage().getItem(key)).join()),
    /**
     * Gives `take` everything that earlier windows, and others, could not save and none has regained. What it takes is
     * forgotten with the next `keep`: it is then stored, or kept in its place. Anything else is set aside for good.
     * @returns whether all of it was taken
     */
    takeLeft: (take: (unsaved: Unsaved) => void): boolean =>
      orElse(true, () => {
        let isAllTaken = true
        for (const key of others()) {
          const kept = storage().getItem(key) ?? ''
          try {
            take(unsavedIn(kept))
            // A window that is still open sees that it was taken.
            orElse(undefined, () => storage().setItem(key, `${kept} `))
            released.set(key, storage().getItem(key) ?? '')
          } catch (error) {
            // It must neither keep the editor shut nor take the others with it.
            console.error(error)
            isAllTaken = false
            orElse(undefined, () => {
              storage().setItem(keyOf('unreadable', crypto.randomUUID()), kept)
              storage().removeItem(key)
            })
          }
        }
        return isAllTaken
      }),
    /**
     * Keeps what could not be saved, in place of what was kept before: `taken` gets that if another window has it too.
     * @returns whether the browser lets it
     */
    keep: (unsavedNow: () => Unsaved, taken: (left: Unsaved) => void): boolean =>
      orElse(false, () => {
        if (last !== null && storage().getItem(own) !== last) taken(unsavedIn(last))
        const unsaved = unsavedNow()
        last = null
        if (Object.keys(unsaved).length > 0 && !isForgotten) storage().setItem(own, JSON.stringify(unsaved))
        else storage().removeItem(own)
        last = storage().getItem(own)
        for (const [key, kept] of released) if (storage().getItem(key) === kept) storage().removeItem(key)
        released.clear()
        return true
      }),
  }
}

/** @throws an error if it is not what a window keeps */
function unsavedIn(kept: string): Unsaved {
  const unsaved = JSON.parse(kept) as Unsaved
  for (const [name, { mine, base, inHistory = null }] of Object.entries(unsaved))
    if (!isYamlName(name) || ![mine, base, inHistory].every((text) => text === null || typeof text === 'string'))
      throw new TypeError(`no text of ${name}`)
  return unsaved
}

/** A browser may refuse to keep anything, or be full: what is written is then in its window only. */
function orElse<T>(otherwise: T, task: () => T): T {
  try {
    return task()
  } catch {
    return otherwise
  }
}

/** What was kept under a name. @param storage that of the tab, for what a reload leaves and another window has for itself */
export const kept = <Kept extends object>(name: string, empty: Kept, storage = () => localStorage): Kept => ({
  ...empty,
  ...orElse({}, () => JSON.parse(storage().getItem(keyOf('begun', name)) ?? '{}') as object),
})

export const keep = (name: string, value: object, storage = () => localStorage): void =>
  isForgotten ? undefined : orElse(undefined, () => storage().setItem(keyOf('begun', name), JSON.stringify(value)))

/**
 * What has been filled in of a form, kept until it is handed in or emptied, whatever is opened in between, also if the
 * window is closed. Of two windows, the one in which something was written last is kept.
 * @param name of the form: another one once its fields have changed, as a browser may keep it for long
 * @returns what is filled in, how to change it, and how to empty the form
 */
export function useBegun<Form extends object>(name: string, empty: Form) {
  const [form, show] = useState<Form>(() => kept(name, empty))
  const set = (said: Partial<Form>) =>
    // By touch, a field is left in the event that ticks another: neither change may drop the other.
    show((before) => {
      const next = { ...before, ...said }
      keep(name, next)
      return next
    })
  const discard = () => {
    show(empty)
    orElse(undefined, () => localStorage.removeItem(keyOf('begun', name)))
  }
  return [form, set, discard] as const
}
