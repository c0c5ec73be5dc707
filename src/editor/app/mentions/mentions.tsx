import { changedLeaves, type Mention, mentionsOf } from '../../../content/operations/mentions/mentions-of.ts'
import type { Step } from '../state/history.ts'
import { useState, useEffect, useMemo, useRef } from 'react'
import { Button, CheckboxGroup } from 'react-aria-components'
import { firstOfEach } from '../../../content/model/by-key.ts'
import { editedTexts } from '../../../content/operations/pages/places-in-texts.ts'
import { messages } from '../messages/messages.ts'
import { describePlace } from '../panel/labels.ts'
import { useEditor } from '../panel/editing.tsx'
import { Tick } from '../panel/plain-fields.tsx'
import { focused, MainButton } from '../panel/panel-heading.tsx'

/** The words of a fact that was changed while other texts still state the old one, and these texts. */
function leftBehindBy(files: Step['files'], texts: ReadonlyMap<string, string>) {
  const all = files
    .flatMap(({ file, before, after }) => (before === null || after === null ? [] : changedLeaves(file, before, after)))
    .flatMap((leaf) => mentionsOf(texts, leaf))
  // A text that mentions two facts is listed once.
  const mentions = firstOfEach(all, mentionKey)
  // As a text says it, rather than the address of a button.
  const first = mentions.find(({ changed }) => !/^(?:tel|mailto|https):/.test(changed)) ?? mentions[0]
  const said = first?.parts.find((part) => typeof part !== 'string')
  return said && { was: said.from, mentions }
}

const mentionKey = ({ file, path }: Mention): string => `${file}/${path.join('/')}`

interface MentionsListProps {
  readonly was: string
  readonly mentions: readonly Mention[]
  /** Whether all of them are to be changed unless the owner says otherwise. */
  readonly isChosen: boolean
  /** Called once the texts have been changed, or are to stay as they are. */
  readonly done: () => void
}

/** Each text that mentions a fact, before and after the change, for the owner to accept or not. */
export function MentionsList({ was, mentions, isChosen, done }: MentionsListProps) {
  const { store, state } = useEditor()
  const [chosen, choose] = useState<readonly string[]>(isChosen ? mentions.map(mentionKey) : [])
  const changeChosen = () => {
    const accepted = mentions.filter((each) => chosen.includes(mentionKey(each)))
    const edits = accepted.map(({ file, path, changed }) => ({ kind: 'set', file, path, value: changed }) as const)
    store.change({ label: messages.mentions.changed(was), files: editedTexts(store.state().texts, edits) })
    done()
  }
  return (
    <>
      <CheckboxGroup aria-label={messages.mentions.title} value={[...chosen]} onChange={choose}>
        {mentions.map((mention) => (
          <Tick key={mentionKey(mention)} value={mentionKey(mention)}>
            <span>
              <span className="hint">{describePlace(state.texts, mention)}</span>
              <Excerpt mention={mention} />
            </span>
          </Tick>
        ))}
      </CheckboxGroup>
      <p className="actions">
        {chosen.length > 0 && <MainButton onPress={changeChosen}>{messages.mentions.change}</MainButton>}
        <Button onPress={done}>{messages.mentions.leave}</Button>
      </p>
    </>
  )
}

/** Characters of a text that are shown on either side of a change. */
const around = 48

const Excerpt = ({ mention: { parts } }: { readonly mention: Mention }) => (
  <span className="excerpt">
    {parts.map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text have no identity but their order
      <span key={index}>
        {typeof part === 'string' ? (
          shortened(part, index === 0, index === parts.length - 1)
        ) : (
          <>
            <del>{part.from}</del> <ins>{part.to}</ins>
          </>
        )}
      </span>
    ))}
  </span>
)

/** Without what is too far away from any change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= around * (isFirst || isLast ? 1 : 2)) return text
  // Words are kept whole.
  const start = isFirst ? '' : text.slice(0, around).replace(/\S*$/, '')
  const end = isLast ? '' : text.slice(-around).replace(/^\S*/, '')
  return `${start}…${end}`
}

/** Milliseconds without a keystroke after which a text counts as finished. */
const pause = 800

/** What is typed in stays in sight above what has just appeared, where an on-screen keyboard leaves little room. */
const besideField = (offer: Element | null) => {
  if (offer && !matchMedia('(hover: hover)').matches) document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** Says that other texts mention what has just been changed, and lists them on request. */
export function MentionsOffer() {
  const { store, state } = useEditor()
  const { history, texts } = state
  const last = history.done === history.steps.length ? history.steps.at(-1)?.files : undefined
  // What was done before the editor was opened no longer counts.
  const [settled, setSettled] = useState(last)
  const [dismissed, setDismissed] = useState(last)
  const [isOpen, setOpen] = useState(false)
  /** What had the focus when the offer appeared. */
  const before = useRef<Element>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(last)
      setOpen(false)
      before.current = document.activeElement
    }, pause)
    return () => clearTimeout(timer)
  }, [last])

  const isCurrent = settled !== undefined && settled === last && settled !== dismissed
  const left = useMemo(() => (isCurrent ? leftBehindBy(settled, texts) : undefined), [isCurrent, settled, texts])
  if (!left) return null
  const done = () => {
    setDismissed(store.state().history.steps.at(-1)?.files)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  return (
    <section
      className="mentions"
      aria-label={messages.mentions.title}
      key={String(isOpen)}
      ref={isOpen ? focused : besideField}
      tabIndex={-1}
    >
      <p role="alert">{messages.mentions.found(left.was, left.mentions.length)}</p>
      {isOpen ? (
        <MentionsList {...left} isChosen done={done} />
      ) : (
        <Button onPress={() => setOpen(true)}>{messages.mentions.see}</Button>
      )}
    </section>
  )
}
