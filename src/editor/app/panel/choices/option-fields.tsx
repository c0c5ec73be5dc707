import { Icon } from '../../../../site/ui/icon.tsx'
import type { IconName } from '../../../../content/model/schema/types.generated.ts'
import { ChoiceField, type Option } from '../choice-field.tsx'
import { valueNameOf, labelOf, partName, referenceName } from '../labels.ts'
import { useWrite, useChange, useEditing } from '../editing.tsx'
import { FieldError, type FieldProps, useFocus } from '../text-field.tsx'
import { valueAtPath } from '../../../../content/model/own-property.ts'
import type { Edit } from '../../../../content/yaml/edit/edit.ts'
import { freeName, nameFrom } from '../../../../content/model/slug.ts'
import type { EditorState } from '../../state/editor-state.ts'
import { referencesOf } from '../reference-options.ts'
import type { EditorSelection } from '../selection.ts'

/** A value from the schema's enumeration: chosen by its name, an icon by its drawing. */
export function EnumField({ fieldKey, node, path, value }: FieldProps) {
  const button = useFocus<HTMLButtonElement>(path)
  const write = useWrite()
  const label = labelOf(fieldKey, node)
  const isIcon = node.type === 'IconName'
  const values = Array.isArray(node.schema['enum']) ? node.schema['enum'].map(String) : []
  const options = values.map((id): Option => ({
    id,
    text: valueNameOf(node, id),
    ...(isIcon && { drawing: <Icon name={id as IconName} /> }),
  }))
  return (
    <>
      <ChoiceField
        label={label}
        options={options}
        chosen={typeof value === 'string' ? value : undefined}
        buttonRef={button}
        isGrid={isIcon}
        onChoose={(id) => write(path, id, label)}
      />
      <FieldError path={path} />
    </>
  )
}

/** Something that a value may refer to, in words that the owner knows. */
interface ReferenceOption extends Option {
  /** What has to be changed in the file first: the target of a link within the page needs an anchor. */
  readonly first?: readonly Edit[]
}

/** What a value of the selected part may refer to. */
function referenceOptions(kind: string, selection: EditorSelection, state: EditorState): readonly ReferenceOption[] {
  const names = referencesOf(kind, selection, state)
  if (kind === 'anchor' && selection.kind === 'page') return partsOf(selection)
  return names.map((id) => ({ id, text: referenceName(kind, id, selection.fileValue, state.texts) }))
}

/** Every block of the page; one without an anchor is given one when it is chosen. */
function partsOf({ file, fileValue: page }: EditorSelection): readonly ReferenceOption[] {
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

/** A reference to something that is defined elsewhere in the content: a phone, a page, a part of this page. */
export function ReferenceField({ fieldKey, node, path, value }: FieldProps) {
  const { selection, state } = useEditing()
  const button = useFocus<HTMLButtonElement>(path)
  const change = useChange()
  const label = labelOf(fieldKey, node)
  const options = referenceOptions(String(node.schema['refersTo']), selection, state)
  return (
    <>
      <ChoiceField
        label={label}
        options={options}
        chosen={typeof value === 'string' ? value : undefined}
        buttonRef={button}
        onChoose={(id) => {
          const { first = [] } = options.find((option) => option.id === id) ?? {}
          change(
            [
              ...first,
              value === undefined
                ? { kind: 'addKey', path: path.slice(0, -1), key: String(path.at(-1)), value: id }
                : { kind: 'set', path, value: id },
            ],
            label,
          )
        }}
      />
      <FieldError path={path} />
    </>
  )
}
