import type { ShownChange } from '../../publish/publisher.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { Tick } from '../pages/plain-fields.tsx'
import { publishMessages as messages } from './publish-messages.ts'

interface ChangeListProps {
  readonly changes: readonly ShownChange[]
  /** The ids of the ticked changes. */
  readonly ticked: ReadonlySet<string>
  readonly tick: (ids: readonly string[], on: boolean) => void
}

/** Changes grouped by page; each change, and each page, can be ticked. */
export function ChangeList({ changes, ticked, tick }: ChangeListProps) {
  const pages = [...new Set(changes.map(({ page }) => page))]
  return pages.map((page) => {
    const own = changes.filter((change) => change.page === page)
    const ids = own.map(({ id }) => id)
    const count = ids.filter((id) => ticked.has(id)).length
    return (
      <section key={page} className="changes">
        <Tick
          className="page"
          isSelected={count === ids.length}
          isIndeterminate={count > 0 && count < ids.length}
          onChange={(on) => tick(ids, on)}
        >
          {page}
        </Tick>
        <ul>
          {own.map((change) => (
            <li key={change.id}>
              <Tick isSelected={ticked.has(change.id)} onChange={(on) => tick([change.id], on)}>
                {change.sentence}
              </Tick>
              <ChangeDetails change={change} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** What the sentence is too short for: two texts in full, or two pictures side by side. */
function ChangeDetails({ change: { texts, picture } }: { readonly change: ShownChange }) {
  if (picture)
    return (
      <div className="pictures">
        {(
          [
            ['before', picture.before],
            ['after', picture.after],
          ] as const
        ).map(([when, version]) =>
          version === undefined ? null : (
            <figure key={when}>
              <img src={pictureAddress(picture.name, version, 400)} alt={picture.name} />
              <figcaption>{when === 'before' ? messages.before : messages.now}</figcaption>
            </figure>
          ),
        )}
      </div>
    )
  // A short text is in the sentence in full.
  if (!texts || (texts.before.length <= 60 && texts.after.length <= 60)) return null
  return (
    <dl className="texts">
      <dt>{messages.before}</dt>
      <dd>{texts.before}</dd>
      <dt>{messages.now}</dt>
      <dd>{texts.after}</dd>
    </dl>
  )
}

/** A set with items added or removed. */
export function withTicks(ticked: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  return on ? new Set([...ticked, ...ids]) : new Set([...ticked].filter((id) => !ids.includes(id)))
}
