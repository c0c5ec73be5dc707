import { valueAtPath, type ValuePath } from '../../../content/model/source.ts'
import { createElement, Fragment } from 'react'
import { Button, type ButtonProps } from 'react-aria-components'
import { choicesOf, alternativesOf, declares, itemNode, nodeAt } from '../../../content/model/schema/schema-node.ts'
import type { SchemaField } from '../../../content/model/schema/schema-node.ts'
import { WeekdaysOfField } from '../dates/schedule-fields.tsx'
import { messages } from '../messages/messages.ts'
import { blankOf } from './filled-value.ts'
import { addableFields, fieldsIn, isOnce, variantOf } from './schema-values.ts'
import { fieldOf, RemoveField } from './fields.tsx'
import { AlternativesField, EitherTextField, isEitherText } from './alternatives-field.tsx'
import { useEditing } from './editing.tsx'
import { type FieldProps, FieldsOf, type MapFieldsProps, LineField, useFocus } from './text-field.tsx'
import { labelOf, nameInSentence, partName } from './labels.ts'
import { ListField } from './list-field.tsx'
import { PictureField } from '../pictures/picture-field.tsx'

export function Field(props: FieldProps) {
  if (isEitherText(props.node) || isOnce(props.node, props.value)) return <EitherTextField {...props} />
  if (alternativesOf(props.node).some(({ type }) => type === 'Weekday')) return <WeekdaysOfField {...props} />
  const node = variantOf(props.node, props.value)
  if (node.type === 'Picture') return <PictureField {...props} node={node} Fields={MapFields} />
  const mapOrList = { array: ListField, object: MapField }[String(node.schema['type'])]
  return createElement(fieldOf(node) ?? mapOrList ?? LineField, { ...props, node })
}

const isAnchor = ({ node: { schema } }: SchemaField): boolean => schema['identifies'] === 'anchor'

/** The fields of a map, one below the other, and what may be added to them. */
export function MapFields({ node, path, value, without = [] }: MapFieldsProps) {
  const { knownNames, openNew, change } = useEditing()
  const choices = choicesOf(node)
  // The name by which a button leads to a block comes last: hardly anybody needs it.
  const shown = (fields: readonly SchemaField[]) =>
    fields
      .filter(({ key }) => key !== 'type' && !without.includes(key))
      .toSorted((one, other) => Number(isAnchor(one)) - Number(isAnchor(other)))
  const isThere = (key: string) => valueAtPath(value, [key]) !== undefined
  const chosen = choices.find(isThere) ?? choices[0]
  const there = fieldsIn(node, value).filter(({ key, required }) => required || key === chosen || isThere(key))
  const add = ({ key, node: field }: SchemaField) => {
    // A list is added for the sake of its first item.
    const item = itemNode(field)
    const first = item && item.type !== 'Block' ? [blankOf(item, knownNames)] : blankOf(field, knownNames)
    change({ kind: 'addKey', path, key, value: first }, messages.add(nameInSentence(key, field)))
    openNew(item && !fieldOf(field) ? [...path, key, 0] : [...path, key])
  }
  return (
    <>
      {shown(there).map(({ key, node: field, required }) => {
        const own = { fieldKey: key, node: field, path: [...path, key], value: valueAtPath(value, [key]) }
        return (
          // One of several alternatives is the same field, whichever it is.
          <Fragment key={key === chosen ? 'alternatives' : key}>
            {key === chosen ? <AlternativesField {...{ node, path, value, Field }} /> : <Field {...own} />}
            {!required && !choices.includes(key) && <RemoveField {...own} />}
          </Fragment>
        )
      })}
      <p className="additions">
        {shown(addableFields(node, value)).map((field) => (
          <AddButton key={field.key} path={[...path, field.key]} onPress={() => add(field)}>
            {messages.add(nameInSentence(field.key, field.node))}
          </AddButton>
        ))}
      </p>
    </>
  )
}

/** Has the focus where somebody looked for what may be added. */
function AddButton({ path, ...button }: { readonly path: ValuePath } & ButtonProps) {
  return <Button ref={useFocus<HTMLButtonElement>(path)} {...button} />
}

function MapField({ fieldKey, node, path, value }: FieldProps) {
  const { file, kind, fileValue } = useEditing().selection
  const around = nodeAt(kind, fileValue, path.slice(0, -1))
  const isNamedByOwner = around !== undefined && !declares(around, fieldKey)
  return (
    <FieldsOf path={path} label={isNamedByOwner ? partName({ file, path }, fileValue) : labelOf(fieldKey, node)}>
      <MapFields node={node} path={path} value={value} />
    </FieldsOf>
  )
}
