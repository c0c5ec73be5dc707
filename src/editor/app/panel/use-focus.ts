import type { ValuePath } from '../../../content/parse/pointer.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useEditing } from './editing.tsx'

/** Focuses the field of what was clicked on the page, at each click. */
export function useFocus<E extends HTMLElement>(path: ValuePath): RefObject<E | null> {
  const { thing } = useEditing()
  const element = useRef<E>(null)
  // Each click creates a new path, even if it leads to the same field.
  const touched = path.join('/') === thing.touched.join('/') ? thing.touched : undefined
  useEffect(() => {
    if (touched) element.current?.focus()
  }, [touched])
  return element
}
