import { applyEdits } from '../../yaml/edit/apply-edit.ts'
import type { Edit, NewValue } from '../../yaml/edit/edit.ts'
import { freeName, nameFrom } from '../../model/slug.ts'
import { readValue } from '../../yaml/edit/read.ts'
import type { TextChanges, Texts } from '../pages/places-in-texts.ts'
import { ownProperty } from '../../model/own-property.ts'
import type { Value } from '../../model/source.ts'
import { type EventList, eventLists, looseEndsOf } from './event-lists.ts'

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
