import { type DragAndDropOptions, useDragAndDrop, Button, GridList, GridListItem } from 'react-aria-components'
import { messages } from '../messages/messages.ts'
import type { ValuePath } from '../../../content/model/pointer.ts'
import type { Value } from '../../../content/model/source.ts'
import { childNode, type SchemaNode, itemNode } from '../../../content/model/schema/schema-node.ts'
import { pictureUses } from '../pictures/picture-uses.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { useChange, useEditing, useOpen, useOpenNew, useReferences } from './editing.tsx'
import { partName, itemLabelOf, labelOf } from './labels.ts'
import { ItemMenu, isFull } from './item-actions.tsx'
import type { ComponentType } from 'react'
import { blankOf } from './blank.ts'
import { FieldError, type FieldProps, LineField, LocalisedField, useFocus } from './text-field.tsx'
import { useItemKeys } from './follow-others.ts'
import { EnumField, ReferenceField } from './choices/option-fields.tsx'

/**
 * Makes rows movable by dragging and by keyboard.
 *
 * @param move called with the old and the new position of a row
 */
export function useReorder(
  rows: readonly { readonly id: string; readonly name: string }[],
  move: (from: number, to: number) => void,
) {
  const options: DragAndDropOptions = {
    getItems: (keys) => rows.filter(({ id }) => keys.has(id)).map(({ name }) => ({ 'text/plain': name })),
    onReorder({ keys, target }) {
      const from = rows.findIndex(({ id }) => keys.has(id))
      const before = rows.findIndex(({ id }) => id === target.key) + (target.dropPosition === 'after' ? 1 : 0)
      const to = from < before ? before - 1 : before
      if (to !== from) move(from, to)
    },
  }
  return useDragAndDrop(options).dragAndDropHooks
}

interface DragHandleProps {
  /** What is dragged. */
  readonly name: string
}

/** The handle by which a row is dragged. */
export function DragHandle({ name }: DragHandleProps) {
  return (
    <Button slot="drag" aria-label={messages.drag(name)}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 6h12M2 10h12" />
      </svg>
    </Button>
  )
}

interface ItemListProps {
  readonly label: string
  /** What an item is called. */
  readonly what: string
  readonly node: SchemaNode
  readonly path: ValuePath
  readonly items: readonly Value[]
}

/** Items by their names; each can be moved by dragging, by keyboard or with a button. */
function ItemList({ label, what, node, path, items }: ItemListProps) {
  const { selection, state } = useEditing()
  const open = useOpen()
  const change = useChange()
  const uses = pictureUses(new Map([[selection.file, state.texts.get(selection.file) ?? '']]))
  const rows = items.map((_, index) => {
    const own = [...path, index]
    const picture = uses.find(({ source }) => own.every((step, depth) => source.path[depth] === step))?.name
    const version = picture && state.pictures.get(picture)?.version
    return {
      id: String(index),
      name: partName({ file: selection.file, path: own }, selection.fileValue),
      thumbnail: picture && version && pictureAddress(picture, version, 160),
    }
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
      {({ id, name, thumbnail }) => (
        <GridListItem id={id} textValue={name}>
          <DragHandle name={name} />
          <span className="name">
            {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
            <span>{name}</span>
          </span>
          <ItemMenu
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

/** How to show an item that is not a map with fields of its own. */
function fieldOf({ schema, type }: SchemaNode): ComponentType<FieldProps> | undefined {
  if (type === 'LocalisedText') return LocalisedField
  if ('refersTo' in schema) return ReferenceField
  if ('enum' in schema) return EnumField
  return schema['type'] === 'string' ? LineField : undefined
}

const none: readonly Value[] = []

/** A list, in its order: texts one below the other; other items by name, each one click away from its fields. */
export function ListField({ fieldKey, node, path, value }: FieldProps) {
  const { selection, state, setOpenPanel } = useEditing()
  const references = useReferences()
  const openNew = useOpenNew()
  const change = useChange()
  const fieldset = useFocus<HTMLFieldSetElement>(path)
  const items = Array.isArray(value) ? value : none
  const keys = useItemKeys(items, node, state.takenOver)
  const item = itemNode(node)
  const what = itemLabelOf(fieldKey, item)
  const ItemField = item && fieldOf(item)
  const add = () => {
    if (item?.type === 'Block') return setOpenPanel({ file: selection.file, at: items.length })
    if (!item) return
    const blank = blankOf(item, references)
    change({ kind: 'insertItem', path, at: items.length, value: blank }, messages.add(what))
    openNew([...path, items.length])
  }
  return (
    <fieldset ref={fieldset} tabIndex={-1} className="list">
      <legend>{labelOf(fieldKey, node)}</legend>
      <FieldError path={path} />
      {ItemField && item ? (
        <ol>
          {items.map((each, index) => (
            <li key={keys[index]}>
              <ItemField fieldKey={what} node={item} path={[...path, index]} value={each} />
              <ItemMenu
                node={item}
                value={each}
                path={[...path, index]}
                count={items.length}
                name={`${what} ${index + 1}`}
              />
            </li>
          ))}
        </ol>
      ) : (
        <ItemList label={labelOf(fieldKey, node)} what={what} node={node} path={path} items={items} />
      )}
      {!isFull(node, items.length) && <Button onPress={add}>{messages.add(what)}</Button>}
    </fieldset>
  )
}
