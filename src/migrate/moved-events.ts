import type { ValuePath } from '../content/parse/pointer.ts'
import { isSame } from '../content/edit/read.ts'
import { applyEdits } from '../content/edit/apply-edit.ts'
import { locate } from '../content/edit/locate.ts'
import { writtenEntry } from '../content/edit/write.ts'
import { languages } from '../content/language.ts'
import { slug } from '../content/localise/slug.ts'
import { eurosText } from '../price/price-text.ts'
import { whenText } from '../schedule/when-text.ts'
import { takeOutValue } from './comments.ts'
import { bare, type OldBlock, type OldEvent } from './old-content.ts'

/** An event on its way into events.yaml. */
export interface MovedEvent {
  readonly name: string
  readonly event: OldEvent
  /** As it was written, with its comments, the hyphen in the third column. */
  readonly lines: readonly string[]
}

/** The events found so far, in that order, each of them once. */
export class MovedEvents {
  readonly all: MovedEvent[] = []

  /** The name of an event, which is added if it isn't there yet. */
  add(event: OldEvent, lines: readonly string[] = writtenEntry('-', bare(event), 2)): string {
    const known = this.all.find((each) => isSame(each.event, event))
    if (known) return known.name
    const base = (slug(event.title.pt) || 'evento').replace(/^(?=\d)/, 'evento-')
    let name = base
    for (let number = 2; this.all.some((each) => each.name === name); number++) name = `${base}-${number}`
    this.all.push({ name, event, lines })
    return name
  }

  /** The name of the event that a block with the details of a class is about. */
  addClass({ title, lead, when, weekly, where, price, euros, note, button }: OldBlock): string {
    const facts = { when, weekly, where, price, euros }
    const about = this.all.find(
      ({ event }) =>
        isSame(facts, {
          when: event.when,
          weekly: event.weekly,
          where: event.where,
          price: event.price,
          euros: event.euros,
        }) &&
        // A block can say another note than the event, but not that there is none.
        (note !== undefined || event.note === undefined),
    )
    if (about) return about.name
    const event = { title, icon: 'sparkles', ...facts, description: lead ?? title, note, button }
    // What is not said is not written.
    return this.add(JSON.parse(JSON.stringify(event)) as unknown as OldEvent)
  }

  /** The text of events.yaml, its first line apart. */
  text(): string {
    const whole = [
      'events:',
      ...this.all.flatMap(({ lines }, index) => [...(index > 0 ? [''] : []), ...lines]),
      '',
    ].join('\n')
    return this.all.reduce((text, moved, index) => inNewForm(text, moved, index), whole)
  }
}

/** The lines of an item of a list of events in a page, as they stand in events.yaml. */
export function movedLines(lines: readonly string[], path: ValuePath): string[] | undefined {
  const { entry, rest } = locate(lines, path)
  if (!entry || rest.length > 0) return undefined
  const moved = lines.slice(entry.lead, entry.end)
  return moved.map((line) => (/^ *$/.test(line) ? '' : line.slice(Math.min(entry.column - 2, line.search(/\S/)))))
}

/** Gives an event its name, and takes out what is now written from its dates and its price. */
function inNewForm(text: string, { name, event }: MovedEvent, index: number): string {
  const path = ['events', index]
  let written = applyEdits(text, [{ kind: 'addKey', path, key: 'name', value: name, at: 0 }])
  if (isWritten(event)) written = takeOutValue(written, [...path, 'when'])
  const { price } = event
  const euros = Number(event.euros)
  if (Number.isNaN(euros) || !price) return written
  const figure = (language: 'pt' | 'en') => price[language].split(eurosText(euros, language))
  if (languages.some((language) => figure(language).length !== 2)) return written
  return applyEdits(
    written,
    languages.map((language) => ({
      kind: 'set',
      path: [...path, 'price', language],
      value: figure(language).join('{euros}'),
    })),
  )
}

/** Whether the owner's words are those that the site would write. */
function isWritten(event: OldEvent): boolean {
  const { when } = event
  return when !== undefined && languages.every((language) => when[language].trim() === whenText(event, language))
}
