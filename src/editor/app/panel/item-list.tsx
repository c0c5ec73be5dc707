import type { ValuePath } from '../../../content/parse/pointer.ts'
import './item-list.css'
import { GridList, GridListItem } from 'react-aria-components'
import type { Value } from '../../../content/parse/source.ts'
import { childNode, type SchemaNode } from '../../../content/schema/schema-node.ts'
import { subjectOf } from '../../../content/schema/text-node.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { DragHandle } from './drag-handle.tsx'
import { useChange, useEditing } from './editing.tsx'
import { ItemActions } from './item-actions.tsx'
import { useReorder } from './use-reorder.ts'

interface ItemListProps {
  readonly label: string
  /** What an item is called. */
  readonly what: string
  readonly node: SchemaNode
  readonly path: ValuePath
  readonly items: readonly Value[]
}

/** Items by their names; each can be moved by dragging, by keyboard or with a button. */
export function ItemList({ label, what, node, path, items }: ItemListProps) {
  const { open } = useEditing()
  const change = useChange()
  const rows = items.map((item, index) => {
    const own = childNode(node, index, item)
    return { id: String(index), name: (own && subjectOf(item, own, uiLanguage)) ?? messages.item(what, index + 1) }
  })
  const dragAndDropHooks = useReorder(rows, (from, to) =>
    change({ kind: 'moveItem', path: [...path, from], to }, messages.moved(rows[from]?.name ?? what)),
  )
  return (
    <GridList
      className="item-list"
      aria-label={label}
      items={rows}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      onAction={(key) => open([...path, Number(key)])}
    >
      {({ id, name }) => (
        <GridListItem id={id} textValue={name}>
          <DragHandle name={name} />
          <span className="name">{name}</span>
          <ItemActions
            node={childNode(node, Number(id), items[Number(id)])}
            value={items[Number(id)] ?? ''}
            path={[...path, Number(id)]}
            count={items.length}
            name={name}
          />
        </GridListItem>
      )}
    </GridList>
  )
}
