import { freeName, nameFrom } from '../../../content/model/content-names.ts'
import { items, valueAtPath } from '../../../content/model/source.ts'
import { itemNode, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import type { IconName } from '../../../content/model/schema/types.generated.ts'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import { Icon } from '../../../site/ui/icon.tsx'
import { useField, useValidity, writing } from './editing.tsx'
import { partName, referenceName, valueNameOf } from './labels.ts'
import { ChoiceField, type Option, Ticks } from './plain-fields.tsx'
import type { EditorSelection } from './selection.ts'
import { FieldErrors, type FieldProps, useFocus } from './text-field.tsx'

/** The values that a schema lists, by their names; icons with their drawings. */
export const enumOptions = (node: SchemaNode): readonly ContentOption[] =>
  items(node.schema['enum'])
    .map(String)
    .map((id) => ({
      id,
      text: valueNameOf(node, id),
      ...(node.type === 'IconName' && { drawing: <Icon name={id as IconName} /> }),
    }))

/** Any of some values, each at most once, such as languages. The last one goes with the field itself. */
export function EnumSetField(props: FieldProps) {
  const { set, label } = useField(props)
  const item = itemNode(props.node)
  const options = item ? enumOptions(item) : []
  const first = useFocus<HTMLInputElement>(props.path)
  return (
    <Ticks
      {...{ label, options, first, ...useValidity(props.path) }}
      chosen={[...new Set(items(props.value).map(String))].filter((each) => options.some(({ id }) => id === each))}
      onChange={(ids) => ids.length > 0 && set(ids)}
    >
      <FieldErrors path={props.path} />
    </Ticks>
  )
}

/** An option, in words that the owner knows. */
interface ContentOption extends Option {
  /** What has to be changed in the file first: the target of a link within the page needs an anchor. */
  readonly first?: readonly Edit[]
}

/**
 * One of several values: of the schema's enumeration, where icons are drawings side by side, or of what is defined
 * elsewhere in the content, as a phone, a page, a part of this page.
 */
export function OptionField(props: FieldProps) {
  const { node, path, value } = props
  const { selection, state, knownNames, change, label } = useField(props)
  const button = useFocus<HTMLButtonElement>(path)
  const options = 'enum' in node.schema ? enumOptions(node) : referenceOptions()

  function referenceOptions(): readonly ContentOption[] {
    const kind = String(node.schema['refersTo'])
    const parts = kind === 'anchor' && selection.kind === 'page' ? partsOf(selection) : []
    // A question of the page, or a part of every page, has its name alone.
    const isElsewhere = kind === 'anchor' && value && parts.every(({ id }) => id !== value)
    const names = isElsewhere ? [String(value)] : kind === 'anchor' ? [] : knownNames(kind)
    return [...parts, ...names.map((id) => ({ id, text: referenceName(kind, id, selection.fileValue, state.texts) }))]
  }

  return (
    <ChoiceField
      {...{ label, options, ...useValidity(path) }}
      chosen={typeof value === 'string' ? value : undefined}
      buttonRef={button}
      isGrid={node.type === 'IconName'}
      onChoose={(id) => {
        const { first = [] } = options.find((option) => option.id === id) ?? {}
        change([...first, writing(path, id, selection.fileValue)], label)
      }}
    >
      <FieldErrors path={path} />
    </ChoiceField>
  )
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
    const words = String(valueAtPath(block, ['title', 'pt']) ?? valueAtPath(block, ['type']))
    const id = freeName(nameFrom(words, 'parte'), taken)
    taken.add(id)
    const path = ['blocks', index]
    const first: Edit =
      anchor === undefined
        ? { kind: 'addKey', path, key: 'anchor', value: id, at: 1 }
        : { kind: 'set', path: [...path, 'anchor'], value: id }
    return { id, text, first: [first] }
  })
}
