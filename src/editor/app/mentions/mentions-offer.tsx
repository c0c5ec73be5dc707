import './mentions.css'
import { useEffect, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { messages } from '../messages/messages.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { leftBehindBy } from './last-facts.ts'
import { MentionsList } from './mentions-list.tsx'

interface MentionsOfferProps {
  readonly state: EditorState
  readonly store: EditorStore
}

/** Milliseconds without a keystroke after which a text counts as finished. */
const pause = 800

/** Says that other texts mention what has just been changed, and lists them on request. */
export function MentionsOffer({ state, store }: MentionsOfferProps) {
  const { history, texts } = state
  const last = history.done === history.steps.length ? history.steps.at(-1)?.files : undefined
  // What was done before the editor was opened no longer counts.
  const [settled, setSettled] = useState(last)
  const [dismissed, setDismissed] = useState(last)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(last)
      setOpen(false)
    }, pause)
    return () => clearTimeout(timer)
  }, [last])

  const isCurrent = settled !== undefined && settled === last && settled !== dismissed
  const left = useMemo(() => (isCurrent ? leftBehindBy(settled, texts) : undefined), [isCurrent, settled, texts])
  if (!left) return null
  return (
    <section className="mentions" aria-label={messages.mentions.title}>
      <p role="status">{messages.mentions.found(left.was, left.mentions.length)}</p>
      {isOpen ? (
        <MentionsList
          {...{ left, state, store }}
          isChosen
          done={() => setDismissed(store.state().history.steps.at(-1)?.files)}
        />
      ) : (
        <Button onPress={() => setOpen(true)}>{messages.mentions.see}</Button>
      )}
    </section>
  )
}
