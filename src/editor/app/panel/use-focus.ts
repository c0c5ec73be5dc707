import type { ValuePath } from '../../../content/parse/pointer.ts'
import { type RefObject, useEffect, useRef } from 'react'
import { useEditing } from './editing.tsx'

/** Gives the field of what was touched on the page the focus, each time that it is touched. */
export function useFocus<E extends HTMLElement>(path: ValuePath): RefObject<E | null> {
  const { thing } = useEditing()
  const element = useRef<E>(null)
  // Each touch has a path of its own, though it may lead to the same field.
  const touched = path.join('/') === thing.touched.join('/') ? thing.touched : undefined
  useEffect(() => {
    if (touched) element.current?.focus()
  }, [touched])
  return element
}
