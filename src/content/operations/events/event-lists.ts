import type { ValuePath } from '../../model/pointer.ts'
import type { Edit } from '../../yaml/edit/edit.ts'
import { placesInTexts, type PlaceInFile, type Texts } from '../pages/places-in-texts.ts'
import { isAboutEvent } from '../../model/schema/places-in.ts'
import { itemNode } from '../../model/schema/schema-node.ts'

/** A list of event names: the block shows only those events. */
export interface EventList extends PlaceInFile {
  readonly names: readonly unknown[]
}

/** Every list that names events. */
export function eventLists(texts: Texts): readonly EventList[] {
  return [...placesInTexts(texts)].flatMap((place) => {
    const isList = itemNode(place.node)?.schema['refersTo'] === 'event'
    return isList && Array.isArray(place.value) ? [{ ...place, names: place.value }] : []
  })
}

/** The edits that remove a name from the lists, and the places that cannot do without the event. */
export interface LooseEnds {
  readonly edits: readonly { readonly file: string; readonly edit: Edit }[]
  readonly needing: readonly { readonly file: string; readonly path: ValuePath }[]
}

export function looseEndsOf(texts: Texts, name: string): LooseEnds {
  const lists = eventLists(texts).filter(({ names }) => names.includes(name))
  const edits = lists.map(({ file, path, names }) => ({
    file,
    // An empty list would show nothing; without a list, every event is shown.
    edit: { kind: 'remove', path: names.length === 1 ? path : [...path, names.indexOf(name)] } as const,
  }))
  const needing = [...placesInTexts(texts)].filter((place) => place.value === name && isAboutEvent(place))
  return { edits, needing }
}
