import { useState } from 'react'

/** A text that is not on disk; null for no file. */
export interface UnsavedText {
  readonly mine: string | null
  /** What is on disk, as far as known. */
  readonly base: string | null
  /** What the file said at the end of the history when `base` was on disk; absent if no step had changed it. */
  readonly inHistory?: string | null
  /** The versions of the pictures that it shows, by name: one of them may not be on disk either. */
  readonly pictures?: Readonly<Record<string, string | undefined>>
}

/** Texts that are not on disk, by file. */
export type Unsaved = Readonly<Record<string, UnsavedText>>

/** Where texts are kept while they can't be saved. */
export interface UnsavedTexts {
  /** Everything that was kept and has not been taken yet, by this window or others. */
  readonly take: () => readonly Unsaved[]
  /** Keeps what this window could not save, in place of what it kept before. */
  readonly keep: (unsaved: Unsaved) => void
}

const prefix = 'unsaved '

/** Keeps them in this browser, where a reload and a restart of the program leave them. */
export function unsavedInBrowser(): UnsavedTexts {
  const own = prefix + crypto.randomUUID()
  return {
    take: () =>
      orElse([], () => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && key !== own)
        return keys.map((key) => {
          const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Unsaved
          localStorage.removeItem(key)
          return kept
        })
      }),
    keep: (unsaved) =>
      orElse(undefined, () => {
        if (Object.keys(unsaved).length > 0) localStorage.setItem(own, JSON.stringify(unsaved))
        else localStorage.removeItem(own)
      }),
  }
}

/** A browser may refuse to keep anything, or be full: the text is then in its window only, as before. */
function orElse<T>(otherwise: T, task: () => T): T {
  try {
    return task()
  } catch {
    return otherwise
  }
}

/**
 * What has been filled in of a form, kept until it is handed in or emptied, whatever is opened in between and also over
 * a reload of the window.
 *
 * @returns what is filled in, how to change it, and how to empty the form
 */
export function useBegun<Form extends object>(name: string, empty: Form) {
  const key = `begun ${name}`
  const [form, show] = useState<Form>(() => ({ ...empty, ...read(key) }))
  const keep = (next: Form) => {
    show(next)
    write(key, JSON.stringify(next))
  }
  const discard = () => {
    show(empty)
    write(key, null)
  }
  return [form, keep, discard] as const
}

function read(key: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as object
  } catch {
    // A browser that keeps nothing begins with an empty form.
    return {}
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // The form is then kept in its fields alone.
  }
}
