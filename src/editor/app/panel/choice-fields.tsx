import { freeName, nameFrom } from '../../../content/model/content-names.ts'
import { items, valueAtPath } from '../../../content/model/own-property.ts'
import { itemNode, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import type { IconName } from '../../../content/model/schema/types.generated.ts'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import { Icon } from '../../../site/ui/icon.tsx'
import { useField, writing } from './editing.tsx'
import { partName, referenceName, valueNameOf } from './labels.ts'
import { ChoiceField, type Option, Ticks } from './plain-fields.tsx'
import type { EditorSelection } from './selection.ts'
import { FieldError, type FieldProps, useFocus } from './text-field.tsx'

/** A value from the schema's enumeration: chosen by its name, an icon by its drawing. */
export function EnumField(props: FieldProps) {
  return <OptionField {...props} options={enumOptions(props.node)} />
}

const enumOptions = (node: SchemaNode): readonly Option[] =>
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
  const chosen = items(props.value).map(String)
  const first = useFocus<HTMLInputElement>(props.path)
  const choose = (ids: readonly string[]) => ids.length > 0 && set(ids)
  return (
    <>
      <Ticks label={label} options={options} chosen={chosen} onChange={choose} first={first} />
      <FieldError path={props.path} />
    </>
  )
}

/** A reference to something that is defined elsewhere in the content: a phone, a page, a part of this page. */
export function ReferenceField(props: FieldProps) {
  const { selection, state, references } = useField(props)
  const kind = String(props.node.schema['refersTo'])
  const nameOf = (id: string) => referenceName(kind, id, selection.fileValue, state.texts)
  const isPart = kind === 'anchor' && selection.kind === 'page'
  const options = isPart ? partsOf(selection) : references(kind).map((id) => ({ id, text: nameOf(id) }))
  return <OptionField {...props} options={options} />
}

/** An option, in words that the owner knows. */
interface ContentOption extends Option {
  /** What has to be changed in the file first: the target of a link within the page needs an anchor. */
  readonly first?: readonly Edit[]
}

/** A value of the content that is one of several options, of which icons are drawings side by side. */
function OptionField({ options, ...props }: FieldProps & { readonly options: readonly ContentOption[] }) {
  const { node, path, value } = props
  const { selection, change, label } = useField(props)
  const button = useFocus<HTMLButtonElement>(path)
  return (
    <>
      <ChoiceField
        label={label}
        options={options}
        chosen={typeof value === 'string' ? value : undefined}
        buttonRef={button}
        isGrid={node.type === 'IconName'}
        onChoose={(id) => {
          const { first = [] } = options.find((option) => option.id === id) ?? {}
          change([...first, writing(path, id, selection.fileValue)], label)
        }}
      />
      <FieldError path={path} />
    </>
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
