import { Button } from 'react-aria-components'
import { childNode } from '../../../content/schema/schema-node.ts'
import { blankOf } from './blank.ts'
import { messages } from '../messages/messages.ts'
import { useChange, useEditing } from './editing.tsx'
import type { FieldProps } from './field-props.ts'
import { itemLabelOf, labelOf } from './labels.ts'
import { LocalisedField } from './localised-field.tsx'
import { nameOf } from './name-of.ts'

/** A list: each item by its name, a click from its own fields; moved, copied and taken out in its place. */
export function ListField({ fieldKey, node, path, value }: FieldProps) {
  const { open, references } = useEditing()
  const change = useChange()
  const items = Array.isArray(value) ? value : []
  const child = childNode(node, 0, undefined)
  const what = itemLabelOf(fieldKey, child)
  return (
    <fieldset className="list">
      <legend>{labelOf(fieldKey, node)}</legend>
      <ol>
        {items.map((item, index) => {
          const own = [...path, index]
          const itemNode = childNode(node, index, item)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- items have no identity but their place, as in the file
            <li key={index}>
              {itemNode?.type === 'LocalisedText' ? (
                <LocalisedField fieldKey={fieldKey} node={itemNode} path={own} value={item} />
              ) : (
                <Button className="open" onPress={() => open(own)}>
                  {nameOf(item) ?? messages.item(what, index + 1)}
                </Button>
              )}
              {index > 0 && (
                <Button onPress={() => change({ kind: 'moveItem', path: own, to: index - 1 }, messages.up)}>
                  {messages.up}
                </Button>
              )}
              {index < items.length - 1 && (
                <Button onPress={() => change({ kind: 'moveItem', path: own, to: index + 1 }, messages.down)}>
                  {messages.down}
                </Button>
              )}
              <Button onPress={() => change({ kind: 'duplicateItem', path: own }, messages.duplicate)}>
                {messages.duplicate}
              </Button>
              <Button onPress={() => change({ kind: 'remove', path: own }, messages.remove)}>{messages.remove}</Button>
            </li>
          )
        })}
      </ol>
      {child && (
        <Button
          onPress={() =>
            change(
              { kind: 'insertItem', path, at: items.length, value: blankOf(child, references) },
              messages.add(what),
            )
          }
        >
          {messages.add(what)}
        </Button>
      )}
    </fieldset>
  )
}
