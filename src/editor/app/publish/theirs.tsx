import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { Choice } from '../../../content/merge/merge-values.ts'
import type { Publisher } from '../../publish/publisher.ts'
import type { ShownChange, ShownConflict } from '../../publish/publishing-protocol.ts'
import { uiLanguage } from '../messages/messages.ts'
import { ConflictQuestion } from '../panel/conflict-questions.tsx'
import { publishMessages as messages } from './publish-messages.ts'
import type { Attempt } from './outcome.tsx'
interface TheirsProps {
  readonly changes: readonly ShownChange[]
  /** Called when all of it has been taken over. */
  readonly taken: () => void
  readonly publisher: Publisher
  readonly attempt: Attempt
}

/** What somebody else has published: merged with the local changes; where both changed one text, the owner decides. */
export function Theirs({ changes, taken, publisher, attempt }: TheirsProps) {
  const [conflicts, setConflicts] = useState<readonly ShownConflict[]>([])
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})

  function takeOver(chosen: Readonly<Record<string, Choice>>) {
    setChoices(chosen)
    const left = conflicts.filter(({ id }) => chosen[id] === undefined)
    if (conflicts.length > 0 && left.length > 0) return
    void attempt(async () => {
      const result = await publisher.takeOver({ lang: uiLanguage, choices: chosen })
      setConflicts(result.conflicts)
      if (result.conflicts.length === 0) taken()
    })
  }

  return (
    <section>
      <h3>{messages.theirs}</h3>
      <ul>
        {changes.map(({ id, sentence }) => (
          <li key={id}>{sentence}</li>
        ))}
      </ul>
      {conflicts.every(({ id }) => choices[id] !== undefined) && (
        <Button className="primary" onPress={() => takeOver(choices)}>
          {messages.takeOver}
        </Button>
      )}
      {conflicts.length > 0 && <p>{messages.conflicts}</p>}
      {conflicts
        .filter(({ id }) => choices[id] === undefined)
        .map(({ id, ...words }) => (
          <ConflictQuestion key={id} words={words} choose={(choice) => takeOver({ ...choices, [id]: choice })} />
        ))}
    </section>
  )
}
