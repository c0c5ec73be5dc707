import { Button } from 'react-aria-components'
import type { Choice } from '../../../content/merge/merge-contents.ts'
import type { ShownConflict } from '../../publish/publisher.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { openConflicts } from '../state/conflicts.ts'
import { useEditor } from './editing.tsx'

/** Asks which text to keep where another program, or another tab, has changed what was being written here. */
export function Conflicts() {
  const { store, state } = useEditor()
  const open = openConflicts(state.texts, state.conflicts, uiLanguage)
  return open.length === 0 ? null : (
    <section role="alert" className="conflicts" aria-label={messages.conflict}>
      <p>{messages.conflict}</p>
      {open.map(({ conflict, words }) => (
        <ConflictQuestion key={conflict.id} words={words} choose={(choice) => store.settle(conflict, choice)} />
      ))}
    </section>
  )
}

interface ConflictQuestionProps {
  readonly words: Omit<ShownConflict, 'id'>
  readonly choose: (choice: Choice) => void
}

/** A place that was changed on two sides, with both texts, or both pictures, to choose from. */
export function ConflictQuestion({ words, choose }: ConflictQuestionProps) {
  const { picture } = words
  return (
    <div role="group" aria-label={words.place} className="conflict">
      <p>
        <b>{words.place}</b>
      </p>
      {(['mine', 'theirs'] as const).map((side) => (
        <div key={side}>
          {picture?.[side] === undefined ? (
            <pre>{words[side] ?? messages.removed}</pre>
          ) : (
            <img src={pictureAddress(picture.name, picture[side], 400)} alt={words[side] ?? picture.name} />
          )}
          <Button onPress={() => choose(side)}>{side === 'mine' ? messages.keepMine : messages.keepTheirs}</Button>
        </div>
      ))}
    </div>
  )
}
