import { Icon } from '../../../../site/ui/icon.tsx'
import type { IconName } from '../../../../content/model/schema/types.generated.ts'
import { ChoiceField, type Option } from '../plain-fields.tsx'
import { valueNameOf, labelOf, partName, referenceName } from '../labels.ts'
import { useChange, useEditing, writing, useWrite } from '../editing.tsx'
import { FieldError, type FieldProps, useFocus, LineField, LocalisedField } from '../text-field.tsx'
import { valueAtPath } from '../../../../content/model/own-property.ts'
import type { Edit } from '../../../../content/yaml/edit/edit.ts'
import { freeName, nameFrom } from '../../../../content/model/content-names.ts'
import type { EditorState } from '../../state/editor-state.ts'
import { referencesOf } from '../reference-options.ts'
import type { EditorSelection } from '../selection.ts'
import { Button } from 'react-aria-components'
import { isSame, readValue } from '../../../../content/yaml/edit/read.ts'
import { fileKind, type Value } from '../../../../content/model/source.ts'
import { languages } from '../../../../content/model/language.ts'
import { fileNode, type SchemaNode } from '../../../../content/model/schema/schema-node.ts'
import { placesIn } from '../../../../content/model/schema/places-in.ts'
import { messages, uiLanguage } from '../../messages/messages.ts'

/** A value from the schema's enumeration: chosen by its name, an icon by its drawing. */
export function EnumField(props: FieldProps) {
  const { node } = props
  const isIcon = node.type === 'IconName'
  const values = Array.isArray(node.schema['enum']) ? node.schema['enum'].map(String) : []
  const options = values.map((id) => ({
    id,
    text: valueNameOf(node, id),
    ...(isIcon && { drawing: <Icon name={id as IconName} /> }),
  }))
  return <OptionField {...props} options={options} isGrid={isIcon} />
}

/** A reference to something that is defined elsewhere in the content: a phone, a page, a part of this page. */
export function ReferenceField(props: FieldProps) {
  const { selection, state } = useEditing()
  return <OptionField {...props} options={referenceOptions(String(props.node.schema['refersTo']), selection, state)} />
}

/** An option, in words that the owner knows. */
interface ContentOption extends Option {
  /** What has to be changed in the file first: the target of a link within the page needs an anchor. */
  readonly first?: readonly Edit[]
}

interface OptionFieldProps extends FieldProps {
  readonly options: readonly ContentOption[]
  readonly isGrid?: boolean
}

/** A value of the content that is one of several options. */
function OptionField({ fieldKey, node, path, value, options, isGrid = false }: OptionFieldProps) {
  const { selection } = useEditing()
  const button = useFocus<HTMLButtonElement>(path)
  const change = useChange()
  const label = labelOf(fieldKey, node)
  return (
    <>
      <ChoiceField
        label={label}
        options={options}
        chosen={typeof value === 'string' ? value : undefined}
        buttonRef={button}
        isGrid={isGrid}
        onChoose={(id) => {
          const { first = [] } = options.find((option) => option.id === id) ?? {}
          change([...first, writing(path, id, selection.fileValue)], label)
        }}
      />
      <FieldError path={path} />
    </>
  )
}

/** What a value of the selected part may refer to. */
function referenceOptions(kind: string, selection: EditorSelection, state: EditorState): readonly ContentOption[] {
  const names = referencesOf(kind, selection, state)
  if (kind === 'anchor' && selection.kind === 'page') return partsOf(selection)
  return names.map((id) => ({ id, text: referenceName(kind, id, selection.fileValue, state.texts) }))
}

/** Every block of the page; one without an anchor is given one when it is chosen. */
function partsOf({ file, fileValue: page }: EditorSelection): readonly ContentOption[] {
  const blocks = valueAtPath(page, ['blocks'])
  if (!Array.isArray(blocks)) return []
  const taken = new Set(blocks.map((block) => valueAtPath(block, ['anchor'])))
  return blocks.map((block, index) => {
    const anchor = valueAtPath(block, ['anchor'])
    const text = partName({ file, path: ['blocks', index] }, page)
    if (typeof anchor === 'string' && anchor !== '') return { id: anchor, text }
    const id = freeName(
      nameFrom(String(valueAtPath(block, ['title', 'pt']) ?? valueAtPath(block, ['type'])), 'parte'),
      taken,
    )
    taken.add(id)
    const path = ['blocks', index]
    const first: Edit =
      anchor === undefined
        ? { kind: 'addKey', path, key: 'anchor', value: id, at: 1 }
        : { kind: 'set', path: [...path, 'anchor'], value: id }
    return { id, text, first: [first] }
  })
}

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
