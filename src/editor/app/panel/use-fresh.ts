import { useState } from 'react'
import type { ValuePath } from '../../../content/model/pointer.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import type { EditorSelection } from './selection.ts'

interface Fresh extends ContentPath {
  /** The fields that have been left, by their paths. */
  readonly left: ReadonlySet<string>
}

const startsWith = (path: ValuePath, start: ValuePath): boolean => start.every((step, index) => step === path[index])

/**
 * What was just added, while it is open: nothing is wrong with a field that nobody has been in yet.
 *
 * @returns what is added, and what a form has to know and to tell about it
 */
export function useFresh(selection: EditorSelection | undefined) {
  const [fresh, setFresh] = useState<Fresh>()
  const isOpen =
    fresh &&
    fresh.file === selection?.file &&
    (startsWith(selection.path, fresh.path) || startsWith(fresh.path, selection.path))
  if (fresh && selection && !isOpen) setFresh(undefined)
  return {
    added: (place: ContentPath) => setFresh({ ...place, left: new Set() }),
    isQuiet: (path: ValuePath) => isOpen === true && startsWith(path, fresh.path) && !fresh.left.has(path.join('/')),
    leave(path: ValuePath) {
      // A text in two languages is left with either of them.
      const left = [path, path.slice(0, -1)].map((each) => each.join('/'))
      if (isOpen && !left.every((each) => fresh.left.has(each)))
        setFresh({ ...fresh, left: new Set([...fresh.left, ...left]) })
    },
  }
}
