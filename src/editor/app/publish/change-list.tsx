import type { Publisher } from '../../publish/open-publisher.ts'
import type { ShownChange, ShownConflict } from '../../publish/publisher.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { Tick } from '../panel/plain-fields.tsx'
import { publishMessages as messages, uiLanguage } from '../messages/messages.ts'
import { useState } from 'react'
import type { Choice } from '../../../content/merge/merge-contents.ts'
import { ConflictQuestion } from '../panel/conflict-questions.tsx'
import { usePublishing } from './outcome.tsx'
import { MainButton } from '../panel/panel-heading.tsx'

export interface ChangeListProps {
  readonly changes: readonly ShownChange[]
  /** The ids of the ticked changes. */
  readonly ticked: ReadonlySet<string>
  readonly tick: (ids: readonly string[], on: boolean) => void
}

/** Changes grouped by page, which no change below it names again; each change, and each page, can be ticked. */
export function ChangeList({ changes, ticked, tick }: ChangeListProps) {
  return [...new Set(changes.map(({ page }) => page))].map((page) => {
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
                {change.sentence.replace(`${page} · `, '')}
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
        {(['before', 'after'] as const).map((when) => {
          const version = picture[when]
          return version === undefined ? null : (
            <figure key={when}>
              <img src={pictureAddress(picture.name, version, 400)} alt={picture.name} />
              <figcaption>{when === 'before' ? messages.before : messages.now}</figcaption>
            </figure>
          )
        })}
      </div>
    )
  // A short text is in the sentence in full.
  return !texts || (texts.before.length <= 60 && texts.after.length <= 60) ? null : (
    <dl className="texts">
      <dt>{messages.before}</dt>
      <dd>{texts.before}</dd>
      <dt>{messages.now}</dt>
      <dd>{texts.after}</dd>
    </dl>
  )
}

/** Changes to read, not to choose from. */
export const Sentences = ({ changes }: Pick<ChangeListProps, 'changes'>) => (
  <ul>
    {changes.map(({ id, sentence }) => (
      <li key={id}>{sentence}</li>
    ))}
  </ul>
)

/** What the changes of a photograph and of its words have in common. */
const photographOf = (id: string) => id.replace(/\/(?:file|alt|focus|sample)(?:\/\w+)?#\w+$/, '')

/** Ticks added or removed. A new photograph goes with its words: those for another one would be wrong. */
export function withTicks({ ticked, changes }: Omit<ChangeListProps, 'tick'>, some: readonly string[], on: boolean) {
  const photographs = some.map(photographOf).filter((own) => changes.some(({ id }) => id === `${own}/file#changed`))
  const ids = [...some, ...changes.flatMap(({ id }) => (photographs.includes(photographOf(id)) ? id : []))]
  return new Set(on ? [...ticked, ...ids] : [...ticked].filter((id) => !ids.includes(id)))
}

interface TheirsProps {
  readonly title: string
  /** The name of the button. */
  readonly label: string
  readonly changes: readonly ShownChange[]
  /** Called when all of it has been taken over. */
  readonly taken: () => void
  readonly mergeTheirs: Publisher['mergeTheirs']
}

/** What somebody else has published or drafted, merged with the local changes; the owner decides on conflicts. */
export function Theirs({ title, label, changes, taken, mergeTheirs }: TheirsProps) {
  const { attempt, setSaid } = usePublishing()
  const [conflicts, setConflicts] = useState<readonly ShownConflict[]>([])
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})

  const openIn = (made: typeof choices) => conflicts.filter(({ id }) => made[id] === undefined)

  function take(chosen: typeof choices) {
    setChoices(chosen)
    if (openIn(chosen).length > 0) return
    void attempt(async () => {
      const result = await mergeTheirs({ lang: uiLanguage, choices: chosen })
      setConflicts(result.conflicts)
      if (result.conflicts.length === 0) taken()
      else setSaid(undefined)
    })
  }

  return (
    <section>
      <h3>{title}</h3>
      <Sentences changes={changes} />
      {openIn(choices).length === 0 && <MainButton onPress={() => take(choices)}>{label}</MainButton>}
      {conflicts.length > 0 && <p role="alert">{messages.conflicts}</p>}
      {openIn(choices).map(({ id, ...words }) => (
        <ConflictQuestion key={id} words={words} choose={(choice) => take({ ...choices, [id]: choice })} />
      ))}
    </section>
  )
}
