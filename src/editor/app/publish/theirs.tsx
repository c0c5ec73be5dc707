import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { Choice } from '../../../content/merge/merge-values.ts'
import type { ShownChange, ShownConflict, TheirsRequest, TheirsResult } from '../../publish/publisher.ts'
import { uiLanguage } from '../messages/messages.ts'
import { ConflictQuestion } from '../panel/conflict-questions.tsx'
import { publishMessages as messages } from './publish-messages.ts'
import type { Attempt } from './outcome.tsx'
interface TheirsProps {
  readonly title: string
  /** The name of the button. */
  readonly label: string
  readonly changes: readonly ShownChange[]
  /** Called when all of it has been taken over. */
  readonly taken: () => void
  readonly takeOver: (request: TheirsRequest) => Promise<TheirsResult>
  readonly attempt: Attempt
}

/**
 * What somebody else has published, or is in a draft: merged with the local changes; where both changed one text, the
 * owner decides.
 */
export function Theirs({ title, label, changes, taken, takeOver, attempt }: TheirsProps) {
  const [conflicts, setConflicts] = useState<readonly ShownConflict[]>([])
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})

  function take(chosen: Readonly<Record<string, Choice>>) {
    setChoices(chosen)
    const left = conflicts.filter(({ id }) => chosen[id] === undefined)
    if (conflicts.length > 0 && left.length > 0) return
    void attempt(async () => {
      const result = await takeOver({ lang: uiLanguage, choices: chosen })
      setConflicts(result.conflicts)
      if (result.conflicts.length === 0) taken()
    })
  }

  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {changes.map(({ id, sentence }) => (
          <li key={id}>{sentence}</li>
        ))}
      </ul>
      {conflicts.every(({ id }) => choices[id] !== undefined) && (
        <Button className="primary" onPress={() => take(choices)}>
          {label}
        </Button>
      )}
      {conflicts.length > 0 && <p>{messages.conflicts}</p>}
      {conflicts
        .filter(({ id }) => choices[id] === undefined)
        .map(({ id, ...words }) => (
          <ConflictQuestion key={id} words={words} choose={(choice) => take({ ...choices, [id]: choice })} />
        ))}
    </section>
  )
}
