import { applyEdits } from '../../yaml/edit/apply-edit.ts'
import type { Edit, NewValue } from '../../yaml/edit/edit.ts'
import { freeName, nameFrom } from '../../model/slug.ts'
import { readValue } from '../../yaml/edit/read.ts'
import { type TextChanges, type Texts, placesInTexts, type PlaceInFile } from '../pages/places-in-texts.ts'
import { ownProperty } from '../../model/own-property.ts'
import type { Value } from '../../model/source.ts'
import type { ValuePath } from '../../model/pointer.ts'
import { isAboutEvent } from '../../model/schema/places-in.ts'
import { itemNode } from '../../model/schema/schema-node.ts'

export const eventsFile = 'events.yaml'

/** The events as they are written. */
export function eventsIn(texts: Texts): readonly Value[] {
  const events = ownProperty(readValue(texts.get(eventsFile) ?? ''), 'events')
  return Array.isArray(events) ? (events as readonly Value[]) : []
}

/** A unique name for an event. */
export function eventNameFor(title: string, events: readonly Value[]): string {
  return freeName(
    nameFrom(title, 'evento'),
    events.map((event) => ownProperty(event, 'name')),
  )
}

/**
 * Adds an event after the others.
 *
 * @param event everything but its name, in the order in which it is to be written
 * @param lists the lists that should include it
 * @returns the changes, and the index of the new event
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
  const edits: { file: string; edit: Edit }[] = [
    {
      file: eventsFile,
      edit: { kind: 'insertItem', path: ['events'], at: events.length, value: { name, ...event } },
    },
    ...lists.map(({ file, path, names }) => ({
      file,
      edit: { kind: 'insertItem', path, at: names.length, value: name } as const,
    })),
  ]
  return { changes: changesOf(texts, edits), index: events.length }
}

/** Duplicates an event, under a name of its own. */
export function duplicateEvent(texts: Texts, index: number): TextChanges {
  const events = eventsIn(texts)
  const name = eventNameFor(String(ownProperty(events[index], 'name')), events)
  return changesOf(texts, [
    { file: eventsFile, edit: { kind: 'duplicateItem', path: ['events', index] } },
    { file: eventsFile, edit: { kind: 'set', path: ['events', index + 1, 'name'], value: name } },
  ])
}

/**
 * The same event again, on other days: what was said of the earlier ones alone is left out.
 *
 * @returns the changes, and the index of the new event
 */
export function repeatEvent(
  texts: Texts,
  index: number,
  days: NewValue,
): { readonly changes: TextChanges; readonly index: number } {
  const at = index + 1
  const event = eventsIn(texts)[index]
  const ofThoseDays = ['when', 'hidden', 'from', 'sample'].filter((key) => ownProperty(event, key) !== undefined)
  const edits: readonly Edit[] = [
    { kind: 'set', path: ['events', at, 'days'], value: days },
    ...ofThoseDays.map((key): Edit => ({ kind: 'remove', path: ['events', at, key] })),
  ]
  const copied = new Map(texts)
  for (const [file, text] of duplicateEvent(texts, index)) if (text !== null) copied.set(file, text)
  const name = String(ownProperty(eventsIn(copied)[at], 'name'))
  // It is shown wherever the earlier one is.
  const lists = eventLists(texts).filter(({ names }) => names.includes(ownProperty(event, 'name')))
  const changes = changesOf(copied, [
    ...edits.map((edit) => ({ file: eventsFile, edit })),
    ...lists.map(({ file, path, names }) => ({
      file,
      edit: { kind: 'insertItem', path, at: names.indexOf(ownProperty(event, 'name')) + 1, value: name } as const,
    })),
  ])
  return { changes, index: at }
}

/** Removes an event, and its name from every list. */
export function removeEvent(texts: Texts, index: number): TextChanges {
  const name = String(ownProperty(eventsIn(texts)[index], 'name'))
  return changesOf(texts, [
    { file: eventsFile, edit: { kind: 'remove', path: ['events', index] } },
    ...looseEndsOf(texts, name).edits,
  ])
}

/** One change of the events themselves. */
export const changeEvents = (texts: Texts, edit: Edit): TextChanges => changesOf(texts, [{ file: eventsFile, edit }])

function changesOf(texts: Texts, edits: readonly { readonly file: string; readonly edit: Edit }[]): TextChanges {
  const files = new Set(edits.map(({ file }) => file))
  return new Map(
    [...files].map((file) => [
      file,
      applyEdits(
        texts.get(file) ?? '',
        edits.filter((each) => each.file === file).map(({ edit }) => edit),
      ),
    ]),
  )
}

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
