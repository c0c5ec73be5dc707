import { useDragAndDrop, Button, GridList, GridListItem } from 'react-aria-components'
import { askedByKeys } from '../frame/frame-protocol.ts'
import { messages } from '../messages/messages.ts'
import { startsWith, type Value } from '../../../content/model/source.ts'
import { itemNode } from '../../../content/model/schema/schema-node.ts'
import { pictureUses } from '../pictures/picture-places.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { useField, writing } from './editing.tsx'
import { partName, itemLabelOf } from './labels.ts'
import { ItemMenu, isFull } from './item-actions.tsx'
import type { ReactNode } from 'react'
import { blankOf } from './filled-value.ts'
import { type FieldProps, FieldsOf } from './text-field.tsx'
import { useItemKeys } from './follow-others.ts'
import { fieldOf } from './fields.tsx'
import { Sign } from './plain-fields.tsx'

interface Row {
  readonly id: string
  readonly name: string
}

interface ReorderListProps<R extends Row> {
  readonly label: string
  readonly rows: readonly R[]
  readonly className?: string
  readonly move: (from: number, to: number) => void
  readonly open: (index: number) => void
  /** Renders what stands beside the handle of a row. */
  readonly children: (row: R, index: number) => ReactNode
}

/** A row keeps to itself the keys that are pressed on a button in it. Those that mean the whole editor go on from the list. */
function passKeysOn(list: HTMLElement | null): void {
  list?.addEventListener('keydown', (event) => {
    if (!(event.target instanceof Element) || event.target.matches('[role=row]')) return
    if (event.key !== 'Escape' && !askedByKeys(event)) return
    event.preventDefault()
    event.stopPropagation()
    list.parentElement?.dispatchEvent(new KeyboardEvent('keydown', event))
  })
}

/** Rows that can be moved by dragging and by keyboard. */
export function ReorderList<R extends Row>({ label, rows, className, move, open, children }: ReorderListProps<R>) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => rows.filter(({ id }) => keys.has(id)).map(({ name }) => ({ 'text/plain': name })),
    onReorder({ keys, target }) {
      const from = rows.findIndex(({ id }) => keys.has(id))
      const before = rows.findIndex(({ id }) => id === target.key) + (target.dropPosition === 'after' ? 1 : 0)
      const to = from < before ? before - 1 : before
      if (to !== from) move(from, to)
    },
  })
  return (
    <GridList
      ref={passKeysOn}
      className={['item-list', className].join(' ').trim()}
      aria-label={label}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      onAction={(key) => open(rows.findIndex(({ id }) => id === key))}
    >
      {rows.map((row, index) => (
        <GridListItem key={row.id} id={row.id} textValue={row.name}>
          <Button slot="drag" aria-label={messages.drag(row.name)}>
            <Sign path="M2 6h12M2 10h12" />
          </Button>
          {children(row, index)}
        </GridListItem>
      ))}
    </GridList>
  )
}

/** Items by their names; each can be moved by dragging, by keyboard or with a button. */
function ItemList({ items, ...props }: FieldProps & { readonly items: readonly Value[] }) {
  const { path } = props
  const { selection, state, open, change, label } = useField(props)
  const uses = pictureUses(new Map([[selection.file, state.texts.get(selection.file) ?? '']]))
  const rows = items.map((_, index) => {
    const own = [...path, index]
    const picture = uses.find(({ source }) => startsWith(source.path, own))?.name
    const version = picture && state.pictures.get(picture)?.version
    return {
      id: String(index),
      name: partName({ file: selection.file, path: own }, selection.fileValue),
      thumbnail: picture && version && pictureAddress(picture, version, 160),
    }
  })
  return (
    <ReorderList
      label={label}
      rows={rows}
      move={(at, to) => change({ kind: 'moveItem', path: [...path, at], to }, messages.moved(rows[at]?.name ?? label))}
      open={(index) => open([...path, index])}
    >
      {({ name, thumbnail }, index) => (
        <>
          <span className="name">
            {thumbnail && <img src={thumbnail} alt="" loading="lazy" />}
            <span>{name}</span>
          </span>
          <ItemMenu path={[...path, index]} name={name} />
        </>
      )}
    </ReorderList>
  )
}

const none: readonly Value[] = []

/** A list, in its order: texts one below the other; other items by name, each one click away from its fields. */
export function ListField(props: FieldProps) {
  const { fieldKey, node, path, value } = props
  const { selection, state, setOpenPanel, knownNames, openNew, change, label } = useField(props)
  const items = Array.isArray(value) ? value : none
  const keys = useItemKeys(items, node, state.applied)
  const item = itemNode(node)
  const what = itemLabelOf(fieldKey, item)
  const ItemField = item && fieldOf(item)
  const add = () => {
    if (item?.type === 'Block') return setOpenPanel({ file: selection.file, at: items.length })
    if (!item) return
    const blank = blankOf(item, (kind) => knownNames(kind).filter((name) => !items.includes(name)))
    const first = items === none && writing(path, [blank], selection.fileValue)
    change(first || { kind: 'insertItem', path, at: items.length, value: blank }, messages.add(what))
    openNew([...path, items.length])
  }
  return (
    <FieldsOf path={path} label={label} className="list">
      {ItemField && item ? (
        <ol>
          {items.map((each, index) => (
            <li key={keys[index]}>
              <ItemField fieldKey={what} node={item} path={[...path, index]} value={each} />
              <ItemMenu path={[...path, index]} name={`${what} ${index + 1}`} />
            </li>
          ))}
        </ol>
      ) : (
        <ItemList {...props} items={items} />
      )}
      {!isFull(node, items.length) && <Button onPress={add}>{messages.add(what)}</Button>}
    </FieldsOf>
  )
}
