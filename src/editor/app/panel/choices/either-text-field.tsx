import { valueAtPath } from '../../../../content/model/own-property.ts'
import { Button } from 'react-aria-components'
import { isSame, readValue } from '../../../../content/yaml/edit/read.ts'
import { fileKind } from '../../../../content/model/file-kind.ts'
import { languages } from '../../../../content/model/language.ts'
import type { Value } from '../../../../content/model/source.ts'
import { fileNode, type SchemaNode } from '../../../../content/model/schema/schema-node.ts'
import { placesIn } from '../../../../content/model/schema/places-in.ts'
import { messages, uiLanguage } from '../../messages/messages.ts'
import { ChoiceField } from '../choice-field.tsx'
import { useEditing, useWrite } from '../editing.tsx'
import { type FieldProps, LineField, LocalisedField } from '../text-field.tsx'
import { labelOf } from '../labels.ts'
/** Whether the schema allows either one text for both languages, or one for each. */
export function isEitherText({ schema }: SchemaNode): boolean {
  const ways = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as readonly { type?: string; $ref?: string }[]) : []
  return ways.some(({ type }) => type === 'string') && ways.some(({ $ref }) => $ref?.endsWith('/text'))
}

/** A text that is the same in both languages or has one for each: typed, or copied from elsewhere in the content. */
export function EitherTextField(props: FieldProps) {
  const { node, path, value, fieldKey } = props
  const { state } = useEditing()
  const write = useWrite()
  const label = labelOf(fieldKey, node)
  const isLocalised = typeof value === 'object'
  const inUse = textsInUse(node, state.texts)
  const given = inUse.findIndex((text) => isSame(text, value))
  return (
    <>
      {inUse.length > 0 && (
        <ChoiceField
          label={messages.written(label)}
          options={inUse.map((text, index) => ({ id: String(index), text: shown(text) }))}
          chosen={given === -1 ? undefined : String(given)}
          onChoose={(id) => write(path, inUse[Number(id)] ?? '', label)}
        />
      )}
      <Button
        onPress={() =>
          write(
            path,
            isLocalised
              ? shown(value)
              : Object.fromEntries(languages.map((language) => [language, typeof value === 'string' ? value : ''])),
            label,
          )
        }
      >
        {isLocalised ? messages.oneForBoth : messages.oneForEach}
      </Button>
      {isLocalised ? <LocalisedField {...props} /> : <LineField {...props} />}
    </>
  )
}

/** The distinct texts that the content has wherever this schema applies. */
function textsInUse(node: SchemaNode, texts: ReadonlyMap<string, string>): readonly Value[] {
  const found = [...texts].flatMap(([file, text]) => {
    const value = readValue(text)
    if (value === undefined) return []
    return [...placesIn(value, fileNode(fileKind(file)))]
      .filter((place) => place.node.schema['anyOf'] === node.schema['anyOf'])
      .map((place) => place.value)
  })
  return found.filter((text, index) => shown(text) && found.findIndex((other) => isSame(other, text)) === index)
}

function shown(text: Value | undefined): string {
  if (typeof text === 'string') return text
  const own = valueAtPath(text, [uiLanguage])
  return typeof own === 'string' ? own : ''
}
