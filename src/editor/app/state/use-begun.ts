import { useState } from 'react'

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
