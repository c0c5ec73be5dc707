import { useState } from 'react'
import { Button, CheckboxGroup } from 'react-aria-components'
import { applyEdits } from '../../../content/yaml/edit/apply-edit.ts'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import type { Mention } from '../../../content/operations/mentions/mentions-of.ts'
import { messages } from '../messages/messages.ts'
import { describePlace } from '../panel/labels.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { Tick } from '../tick.tsx'
import { mentionKey, type LeftBehind } from './last-facts.ts'

interface MentionsListProps {
  readonly left: LeftBehind
  /** Whether all of them are to be changed unless the owner says otherwise. */
  readonly isChosen: boolean
  readonly state: EditorState
  readonly store: EditorStore
  /** Called once the texts have been changed, or are to stay as they are. */
  readonly done: () => void
}

/** Each text that mentions a fact, before and after the change, for the owner to accept or not. */
export function MentionsList({ left: { was, mentions }, isChosen, state: { texts }, store, done }: MentionsListProps) {
  const [chosen, choose] = useState<readonly string[]>(isChosen ? mentions.map(mentionKey) : [])
  const changeChosen = () => {
    const edits = new Map<string, Edit[]>()
    for (const mention of mentions.filter((each) => chosen.includes(mentionKey(each)))) {
      const { file, path, changed } = mention
      edits.set(file, [...(edits.get(file) ?? []), { kind: 'set', path, value: changed }])
    }
    const now = store.state().texts
    const files = [...edits].map(([file, own]) => [file, applyEdits(now.get(file) ?? '', own)] as const)
    store.change({ label: messages.mentions.changed(was), files: new Map(files) })
    done()
  }
  return (
    <>
      <CheckboxGroup aria-label={messages.mentions.title} value={[...chosen]} onChange={choose}>
        {mentions.map((mention) => (
          <Tick key={mentionKey(mention)} value={mentionKey(mention)}>
            <span>
              <span className="hint">{describePlace(texts, mention)}</span>
              <Excerpt mention={mention} />
            </span>
          </Tick>
        ))}
      </CheckboxGroup>
      <p className="actions">
        {chosen.length > 0 && (
          <Button className="primary" onPress={changeChosen}>
            {messages.mentions.change}
          </Button>
        )}
        <Button onPress={done}>{messages.mentions.leave}</Button>
      </p>
    </>
  )
}

/** Characters of a text that are shown on either side of a change. */
const around = 48

function Excerpt({ mention: { parts } }: { readonly mention: Mention }) {
  return (
    <span className="excerpt">
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text have no identity but their order
          <span key={index}>{shortened(part, index === 0, index === parts.length - 1)}</span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={index}>
            <del>{part.from}</del> <ins>{part.to}</ins>
          </span>
        ),
      )}
    </span>
  )
}

/** Without what is too far away from any change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= around * (isFirst || isLast ? 1 : 2)) return text
  // Words are kept whole.
  const start = isFirst ? '' : text.slice(0, around).replace(/\S*$/, '')
  const end = isLast ? '' : text.slice(-around).replace(/^\S*/, '')
  return `${start}…${end}`
}
