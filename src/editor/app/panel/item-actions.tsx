import { valueAtPath } from '../../../content/model/own-property.ts'
import type { ValuePath } from '../../../content/model/pointer.ts'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import { freeName } from '../../../content/model/slug.ts'
import type { Value } from '../../../content/model/source.ts'
import { fieldsOf, type SchemaNode, nodeAt } from '../../../content/model/schema/schema-node.ts'
import type { References } from './blank.ts'
import { Button } from 'react-aria-components'
import { messages } from '../messages/messages.ts'
import { useChange, useEditing } from './editing.tsx'
import { ActionsMenu, type ItemAction, useActionsFocus } from './actions-menu.tsx'

/** The edits that copy an item and put the copy after it; names that must be unique are left out. */
function copyEdits(node: SchemaNode, value: Value, path: ValuePath, references: References): readonly Edit[] {
  const copy = [...path.slice(0, -1), Number(path.at(-1)) + 1]
  const renames = fieldsOf(node).flatMap(({ key, node: field, required }): readonly Edit[] => {
    const name = valueAtPath(value, [key])
    const { identifies } = field.schema
    if (typeof name !== 'string' || typeof identifies !== 'string') return []
    if (!required) return [{ kind: 'remove', path: [...copy, key] }]
    // The copy of `aula-2` is `aula-3`.
    const free = freeName(name.replace(/-\d+$/, ''), references(identifies))
    return [{ kind: 'set', path: [...copy, key], value: free }]
  })
  return [{ kind: 'duplicateItem', path }, ...renames]
}

/** Whether a list has as many items as its schema allows. */
export const isFull = ({ schema }: SchemaNode, count: number): boolean =>
  typeof schema['maxItems'] === 'number' && count >= schema['maxItems']

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

/** What can be done with an item of a list, and where the focus is afterwards. */
function useItemActions({ node, value, path, count, name, onDone }: ItemActionsProps) {
  const { references, nextFocus, selection } = useEditing()
  const change = useChange()
  const list = path.slice(0, -1)
  const listNode = nodeAt(selection.kind, selection.fileValue, list)
  const index = Number(path.at(-1))
  const place = useActionsFocus(nextFocus, path.join('/'))
  const act = (edit: Edit | readonly Edit[], word: string, to: number | undefined) => {
    if (!onDone) focusNext(word, to ?? Math.min(index, count - 2))
    change(edit, `${word}: ${name}`)
    onDone?.(to === undefined ? undefined : [...list, to])
  }
  const focusNext = (word: string, item: number) => {
    if (item < 0) place.current?.closest('fieldset')?.focus()
    else nextFocus.ask([...list, item].join('/'), word)
  }
  const move = (to: number, word: string) => () => act({ kind: 'moveItem', path, to }, word, to)
  const copy = () =>
    act(
      node ? copyEdits(node, value, path, references) : { kind: 'duplicateItem', path },
      messages.duplicate,
      index + 1,
    )
  const actions: readonly ItemAction[] = [
    { word: messages.up, act: move(index - 1, messages.up), isOut: index === 0 },
    { word: messages.down, act: move(index + 1, messages.down), isOut: index === count - 1 },
    { word: messages.duplicate, act: copy, isOut: listNode !== undefined && isFull(listNode, count) },
    { word: messages.remove, act: () => act({ kind: 'remove', path }, messages.remove, undefined) },
  ]
  return { actions, place }
}

/** The actions on the item that is open. One that can't be done keeps its place, so that no other takes it. */
export function ItemActions(props: ItemActionsProps) {
  const { actions, place } = useItemActions(props)
  return (
    <p className="actions" ref={place}>
      {actions.toReversed().map(({ word, act, isOut = false }) => (
        <Button key={word} onPress={act} isDisabled={isOut}>
          {word}
        </Button>
      ))}
    </p>
  )
}

/** The actions on an item within its list. */
export function ItemMenu(props: ItemActionsProps) {
  const { actions, place } = useItemActions(props)
  return <ActionsMenu name={props.name} {...{ actions, place }} />
}
