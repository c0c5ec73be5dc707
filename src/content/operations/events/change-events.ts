import { applyEdits } from '../../yaml/edit/apply-edit.ts'
import type { Edit, NewValue } from '../../yaml/edit/edit.ts'
import { grouped } from '../../model/by-key.ts'
import { freeName, nameFrom } from '../../model/content-names.ts'
import { readValue } from '../../yaml/edit/read.ts'
import { type TextChanges, type Texts, placesInTexts, type PlaceInFile } from '../pages/places-in-texts.ts'
import { ownProperty } from '../../model/own-property.ts'
import type { Value } from '../../model/source.ts'
import { isAboutEvent } from '../../model/schema/places-in.ts'
import { itemNode } from '../../model/schema/schema-node.ts'

export const eventsFile = 'events.yaml'

interface FileEdit {
  readonly file: string
  readonly edit: Edit
}

export function eventsIn(texts: Texts): readonly Value[] {
  const events = ownProperty(readValue(texts.get(eventsFile) ?? ''), 'events')
  return Array.isArray(events) ? (events as readonly Value[]) : []
}

export function eventNameFor(title: string, events: readonly Value[]): string {
  const taken = events.map((event) => ownProperty(event, 'name'))
  return freeName(nameFrom(title, 'evento'), taken)
}

/**
 * Adds an event after the others.
 *
 * @param event everything but its name, in the order in which it is to be written
 * @throws EditError if one of the texts cannot be changed
 */
export function addEvent(
  texts: Texts,
  event: Readonly<Record<string, NewValue>>,
  title: string,
  lists: readonly EventList[],
): { readonly changes: TextChanges; readonly index: number } {
  const events = eventsIn(texts)
  const name = eventNameFor(title, events)
  const value = { name, ...event }
  const changes = changesOf(texts, [
    ofEvents({ kind: 'insertItem', path: ['events'], at: events.length, value }),
    ...lists.map((list) => listed(list, list.names.length, name)),
  ])
  return { changes, index: events.length }
}

const listed = ({ file, path }: EventList, at: number, name: string): FileEdit => ({
  file,
  edit: { kind: 'insertItem', path, at, value: name },
})

/** The edits that duplicate an event, under a name of its own. */
function copied(events: readonly Value[], index: number): { readonly name: string; readonly edits: readonly Edit[] } {
  const name = eventNameFor(String(ownProperty(events[index], 'name')), events)
  const edits: readonly Edit[] = [
    { kind: 'duplicateItem', path: ['events', index] },
    { kind: 'set', path: ['events', index + 1, 'name'], value: name },
  ]
  return { name, edits }
}

export const duplicateEvent = (texts: Texts, index: number): TextChanges =>
  changesOf(texts, copied(eventsIn(texts), index).edits.map(ofEvents))

/** The same event again, on other days: what was said of the earlier ones alone is left out. */
export function repeatEvent(
  texts: Texts,
  index: number,
  days: NewValue,
): { readonly changes: TextChanges; readonly index: number } {
  const at = index + 1
  const events = eventsIn(texts)
  const former = ownProperty(events[index], 'name')
  const { name, edits } = copied(events, index)
  const ofThoseDays = ['when', 'hidden', 'from', 'sample'].filter(
    (key) => ownProperty(events[index], key) !== undefined,
  )
  const others: readonly Edit[] = [
    { kind: 'set', path: ['events', at, 'days'], value: days },
    ...ofThoseDays.map((key): Edit => ({ kind: 'remove', path: ['events', at, key] })),
  ]
  // It is shown wherever the earlier one is.
  const lists = eventLists(texts).filter(({ names }) => names.includes(former))
  const inLists = lists.map((list) => listed(list, list.names.indexOf(former) + 1, name))
  return { changes: changesOf(texts, [...[...edits, ...others].map(ofEvents), ...inLists]), index: at }
}

/** Removes an event, and its name from every list. */
export function removeEvent(texts: Texts, index: number): TextChanges {
  const name = String(ownProperty(eventsIn(texts)[index], 'name'))
  return changesOf(texts, [ofEvents({ kind: 'remove', path: ['events', index] }), ...looseEndsOf(texts, name).edits])
}

export const changeEvents = (texts: Texts, edit: Edit): TextChanges => changesOf(texts, [ofEvents(edit)])

const ofEvents = (edit: Edit): FileEdit => ({ file: eventsFile, edit })

function changesOf(texts: Texts, all: readonly FileEdit[]): TextChanges {
  const changes = new Map<string, string>()
  for (const [file = '', own] of grouped(all, (each) => each.file)) {
    const edits = own.map(({ edit }) => edit)
    changes.set(file, applyEdits(texts.get(file) ?? '', edits))
  }
  return changes
}

export interface EventList extends PlaceInFile {
  readonly names: readonly unknown[]
}

export function eventLists(texts: Texts): readonly EventList[] {
  return [...placesInTexts(texts)].flatMap((place) => {
    const isList = itemNode(place.node)?.schema['refersTo'] === 'event'
    return isList && Array.isArray(place.value) ? [{ ...place, names: place.value }] : []
  })
}

/** The edits that remove a name from the lists, and the places that cannot do without the event. */
export function looseEndsOf(texts: Texts, name: string) {
  const lists = eventLists(texts).filter(({ names }) => names.includes(name))
  const edits = lists.map(({ file, path, names }): FileEdit => ({
    file,
    // An empty list would show nothing; without a list, every event is shown.
    edit: { kind: 'remove', path: names.length === 1 ? path : [...path, names.indexOf(name)] },
  }))
  const needing = [...placesInTexts(texts)].filter((place) => place.value === name && isAboutEvent(place))
  return { edits, needing }
}
