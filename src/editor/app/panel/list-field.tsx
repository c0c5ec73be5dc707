import type { ComponentType } from 'react'
import { Button } from 'react-aria-components'
import type { Value } from '../../../content/model/source.ts'
import { itemNode, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { messages } from '../messages/messages.ts'
import { blankOf } from './blank.ts'
import { useChange, useEditing } from './editing.tsx'
import { FieldError, type FieldProps, LineField, LocalisedField, useFocus } from './text-field.tsx'
import { isFull, ItemMenu } from './item-actions.tsx'
import { useItemKeys } from './follow-others.ts'
import { ItemList } from './item-list.tsx'
import { itemLabelOf, labelOf } from './labels.ts'
import { EnumField } from './one-of-field.tsx'
import { ReferenceField } from './choices/reference-field.tsx'
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
  const { openNew, insertBlock, references, state } = useEditing()
  const change = useChange()
  const fieldset = useFocus<HTMLFieldSetElement>(path)
  const items = Array.isArray(value) ? value : none
  const keys = useItemKeys(items, node, state.takenOver)
  const item = itemNode(node)
  const what = itemLabelOf(fieldKey, item)
  const ItemField = item && fieldOf(item)
  const add = () => {
    if (item?.type === 'Block') return insertBlock(items.length)
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
