import { fileNode } from '../model/schema/schema-node.ts'
import { daysAfter } from '../model/day.ts'
import type { Block, DateText } from '../model/schema/types.generated.ts'
import type { LocalisedEvent } from './localise-event.ts'
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
      return { events: shown, emptyFrom: dayWithout(shown) }
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

/** The first day on which all of these events have left the site; empty if there are none, undefined if one stays. */
function dayWithout(events: readonly LocalisedEvent[]): DateText | '' | undefined {
  if (events.some(({ until }) => until === undefined)) return undefined
  const last = events
    .map(({ until = '' }) => until)
    .toSorted()
    .at(-1)
  return last === undefined ? '' : daysAfter(last, 1)
}

function eventNamed(name: string, events: readonly LocalisedEvent[]): LocalisedEvent {
  const event = events.find((each) => each.name === name)
  if (!event) throw new Error(`events.yaml has no event "${name}".`)
  return event
}
