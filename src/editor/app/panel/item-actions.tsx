import type { ValuePath } from '../../../content/parse/pointer.ts'
import { Button } from 'react-aria-components'
import type { Edit } from '../../../content/edit/edit.ts'
import type { Value } from '../../../content/parse/source.ts'
import { nodeAt, type SchemaNode } from '../../../content/schema/schema-node.ts'
import { messages } from '../messages/messages.ts'
import { copyEdits } from './copy-edits.ts'
import { useChange, useEditing } from './editing.tsx'
import { isFull } from './is-full.ts'
import { useActionsFocus } from './use-actions-focus.ts'

interface ItemActionsProps {
  readonly node: SchemaNode | undefined
  readonly value: Value
  readonly path: ValuePath
  /** The number of items in the list. */
  readonly count: number
  /** What the item is called. */
  readonly name: string
  /** Called with the item's new position; with undefined if it was removed. */
  readonly onDone?: (path: ValuePath | undefined) => void
}

/** The actions on an item of a list as a whole. */
export function ItemActions({ node, value, path, count, name, onDone }: ItemActionsProps) {
  const { references, nextFocus, thing } = useEditing()
  const change = useChange()
  const list = path.slice(0, -1)
  const listNode = nodeAt(thing.kind, thing.fileValue, list)
  const index = Number(path.at(-1))
  const actions = useActionsFocus(nextFocus, path.join('/'))
  const act = (edit: Edit | readonly Edit[], word: string, to: number | undefined) => {
    if (!onDone) focusNext(word, to ?? Math.min(index, count - 2))
    change(edit, `${word}: ${name}`)
    onDone?.(to === undefined ? undefined : [...list, to])
  }
  const focusNext = (word: string, item: number) => {
    if (item < 0) actions.current?.closest('fieldset')?.focus()
    else nextFocus.ask([...list, item].join('/'), word)
  }
  const move = (to: number, word: string) => act({ kind: 'moveItem', path, to }, word, to)
  return (
    <p className="actions" ref={actions}>
      {index > 0 && <Button onPress={() => move(index - 1, messages.up)}>{messages.up}</Button>}
      {index < count - 1 && <Button onPress={() => move(index + 1, messages.down)}>{messages.down}</Button>}
      {!(listNode && isFull(listNode, count)) && (
        <Button
          onPress={() =>
            act(
              node ? copyEdits(node, value, path, references) : { kind: 'duplicateItem', path },
              messages.duplicate,
              index + 1,
            )
          }
        >
          {messages.duplicate}
        </Button>
      )}
      <Button onPress={() => act({ kind: 'remove', path }, messages.remove, undefined)}>{messages.remove}</Button>
    </p>
  )
}
