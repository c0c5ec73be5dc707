import { fileNode } from '../model/schema/schema-node.ts'
import { daysAfter } from '../model/day.ts'
import type { Block, DateText } from '../model/schema/types.generated.ts'
import type { LocalisedEvent, ShownDays } from './localise-event.ts'
import { localiseValue, type Context } from './localise-value.ts'
import type { BlockFacts } from './page.ts'

/** The site's own facts that a block shows, in one language. What the block itself says takes precedence. */
export function blockFacts(
  block: Block,
  events: readonly LocalisedEvent[],
  context: Context,
): BlockFacts<Block> & object {
  switch (block.type) {
    case 'contact':
      return personOfSite(block, 'picture', context)
    case 'facilitator':
      return personOfSite(block, 'portrait', context)
    case 'events': {
      const shown = events.filter(({ name, hidden }) => !hidden && (block.only?.includes(name) ?? true))
      return { events: shown, empty: daysWithout(shown) }
    }
    case 'class-details': {
      // The class has a title and a lead of its own on its page.
      const {
        name: _,
        title: _title,
        icon: _icon,
        description: _description,
        ...facts
      } = eventNamed(block.event, events)
      return facts
    }
    case 'call-to-action':
      return block.event === undefined ? {} : { buttons: [eventNamed(block.event, events).button] }
    default:
      return {}
  }
}

/** A block with a name of its own shows neither the portrait nor the licences of the site. */
function personOfSite({ name: own }: { readonly name?: string }, key: 'picture' | 'portrait', context: Context) {
  if (own !== undefined) return {}
  const { name, role, licences, portrait } = localiseValue(context.content.site, fileNode('site'), context)
  return { name, role, ...(licences && { licences }), ...(portrait && { [key]: portrait }) }
}

/**
 * The next days on which none of these events is on the site; undefined if there are none. What comes after them is left
 * to a later build.
 */
function daysWithout(events: readonly LocalisedEvent[]): ShownDays | undefined {
  const inOrder = events.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
  let from: DateText | undefined
  for (const event of inOrder) {
    // What has no first day is on the site now, and ends the days without any before they begin.
    if (event.from !== undefined && event.from > (from ?? '')) return { from, until: daysAfter(event.from, -1) }
    if (event.until === undefined) return undefined
    const next = daysAfter(event.until, 1)
    if (next > (from ?? '')) from = next
  }
  return { from }
}

function eventNamed(name: string, events: readonly LocalisedEvent[]): LocalisedEvent {
  const event = events.find((each) => each.name === name)
  if (!event) throw new Error(`events.yaml has no event "${name}".`)
  return event
}
