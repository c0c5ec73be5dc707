import type { Edit, NewValue } from '../../yaml/edit/edit.ts'
import { keptWith } from '../../model/by-key.ts'
import { freeName, nameFrom } from '../../model/content-names.ts'
import { valueAsRead } from '../../yaml/edit/read.ts'
import type { NewMap } from '../../yaml/edit/write.ts'
import { placesInTexts, editedTexts } from '../pages/places-in-texts.ts'
import type { TextChanges, Texts, PlaceInFile, FileEdit } from '../pages/places-in-texts.ts'
import { ownProperty, type Value } from '../../model/source.ts'
import { isAboutEvent, itemNode } from '../../model/schema/schema-node.ts'

export const eventsFile = 'events.yaml'

export function eventsIn(texts: Texts): readonly Value[] {
  const events = ownProperty(valueAsRead(texts.get(eventsFile) ?? ''), 'events')
  return Array.isArray(events) ? (events as readonly Value[]) : []
}

/** The copy of `aula-2` is `aula-3`. None ends in a year: in calendars, the names of events with days do. */
const bare = (name: string): string => name.replace(/(?:-\d+)+$/, '')

export function eventNameFor(title: string, events: readonly Value[]): string {
  const taken = events.map((event) => String(ownProperty(event, 'name')))
  return freeName(bare(nameFrom(title, 'evento')), [...taken, ...taken.map(bare)])
}

/**
 * Adds an event after the others.
 * @param event all but its name, in the order in which it is to be written
 * @throws EditError if one of the texts cannot be changed
 */
export function addEvent(texts: Texts, event: NewMap, title: string, lists: readonly EventList[]) {
  const events = eventsIn(texts)
  const name = eventNameFor(title, events)
  const changes = editedTexts(texts, [
    inEvents(
      events.length > 0
        ? { kind: 'insertItem', path: ['events'], at: events.length, value: { name, ...event } }
        : { kind: 'set', path: ['events'], value: [{ name, ...event }] },
    ),
    ...lists.map((list) => listed(list, list.names.length, name)),
  ])
  return { changes, index: events.length }
}

const listed = (list: EventList, at: number, value: string): FileEdit => ({ ...list, kind: 'insertItem', at, value })
const inEvents = (edit: Edit): FileEdit => ({ file: eventsFile, ...edit })

/** A copy of an event after it, shown wherever it is; without what was said of its days alone, if it has other days. */
export function copyEvent(texts: Texts, index: number, days?: NewValue) {
  const copy = ['events', index + 1]
  const events = eventsIn(texts)
  const said = (key: string) => ownProperty(events[index], key)
  const name = eventNameFor(String(said('name')), events)
  const ofThoseDays = ['when', 'hidden', 'from', 'sample'].filter((key) => days && said(key) !== undefined)
  const lists = listsIn(texts).filter(({ names }) => names.includes(said('name')))
  const changes = editedTexts(texts, [
    inEvents({ kind: 'duplicateItem', path: ['events', index] }),
    inEvents({ kind: 'set', path: [...copy, 'name'], value: name }),
    ...(days === undefined ? [] : [inEvents({ kind: 'set', path: [...copy, 'days'], value: days })]),
    ...ofThoseDays.map((key) => inEvents({ kind: 'remove', path: [...copy, key] })),
    ...lists.map((list) => listed(list, list.names.indexOf(said('name')) + 1, name)),
  ])
  return { changes, index: index + 1 }
}

export function removeEvent(texts: Texts, index: number): TextChanges {
  const name = String(ownProperty(eventsIn(texts)[index], 'name'))
  return editedTexts(texts, [inEvents({ kind: 'remove', path: ['events', index] }), ...looseEndsOf(texts, name).edits])
}

export const changeEvents = (texts: Texts, edit: Edit): TextChanges => editedTexts(texts, [inEvents(edit)])

export type EventList = PlaceInFile & { readonly names: readonly unknown[] }

export const listsIn = keptWith((texts: Texts): readonly EventList[] =>
  [...placesInTexts(texts)].flatMap((place) => {
    const isList = itemNode(place.node)?.schema['refersTo'] === 'event'
    return isList && Array.isArray(place.value) ? [{ ...place, names: place.value }] : []
  }),
)

const aboutEvents = keptWith((texts: Texts) => [...placesInTexts(texts)].filter(isAboutEvent))

/** The edits that remove a name from the lists, and the places that cannot do without the event. */
export function looseEndsOf(texts: Texts, name: string) {
  const named = eventsIn(texts).filter((event) => ownProperty(event, 'name') === name)
  // What names one of two events goes on naming the other one.
  if (named.length > 1) return { edits: [], needing: [] }
  const lists = listsIn(texts).filter(({ names }) => names.includes(name))
  // An empty list would show nothing; without a list, every event is shown.
  const edits = lists.map(({ file, path, names }): FileEdit => ({
    file,
    kind: 'remove',
    path: names.length === 1 ? path : [...path, names.indexOf(name)],
  }))
  return { edits, needing: aboutEvents(texts).filter(({ value }) => value === name) }
}
