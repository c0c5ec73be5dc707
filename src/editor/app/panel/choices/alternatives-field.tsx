import type { ComponentType } from 'react'
import { valueAtPath } from '../../../../content/model/own-property.ts'
import type { ValuePath } from '../../../../content/model/pointer.ts'
import { childNode, fieldsOf, type SchemaNode } from '../../../../content/model/schema/schema-node.ts'
import type { Value } from '../../../../content/model/source.ts'
import type { Edit, NewValue } from '../../../../content/yaml/edit/edit.ts'
import { blankOf, choicesIn, dependentsOf, type References } from '../blank.ts'
import { ChoiceField } from '../plain-fields.tsx'
import { useChange, useEditing, useReferences } from '../editing.tsx'
import { choiceNameOf, labelOf, prefixNamesOf } from '../labels.ts'
import type { FieldProps } from '../text-field.tsx'

/** One of several fields of which a map has exactly one, such as where a button leads. */
interface Alternative {
  readonly id: string
  readonly key: string
  readonly text: string
  /** The initial value. */
  readonly blank: NewValue
}

/** The alternatives of a map. A field whose text may begin in several ways counts as several. */
function alternativesOf(node: SchemaNode, references: References): readonly Alternative[] {
  const fields = fieldsOf(node)
  return choicesIn(node).flatMap(({ key, schema }): readonly Alternative[] => {
    const field = fields.find((each) => each.key === key)?.node
    if (!field) return []
    const prefixes = prefixNamesOf(field)
    if (prefixes.length > 0) return prefixes.map(([prefix, text]) => ({ id: key + prefix, key, text, blank: prefix }))
    const text = labelOf(key, 'name' in schema ? { ...field, schema } : field)
    return [{ id: key, key, text, blank: blankOf(field, references) }]
  })
}

/** Which of them a map has. */
function alternativeIn(alternatives: readonly Alternative[], value: Value | undefined): Alternative | undefined {
  return alternatives.find(({ id, key, blank }) => {
    const own = valueAtPath(value, [key])
    return own !== undefined && (id === key || (typeof own === 'string' && own.startsWith(String(blank))))
  })
}

interface AlternativesFieldProps {
  readonly node: SchemaNode
  readonly path: ValuePath
  readonly value: Value | undefined
  /** Renders the chosen field. */
  readonly Field: ComponentType<FieldProps>
}

/** Which of its mutually exclusive fields a map has, and that field. Choosing another replaces the present one. */
export function AlternativesField({ node, path, value, Field }: AlternativesFieldProps) {
  const { selection, fresh } = useEditing()
  const references = useReferences()
  const change = useChange()
  const alternatives = alternativesOf(node, references)
  const present = alternativeIn(alternatives, value)
  const inner = present && valueAtPath(value, [present.key])
  const field = present && childNode(node, present.key, inner)
  const label = choiceNameOf(node)

  function choose(id: string): void {
    const next = alternatives.find((each) => each.id === id)
    if (!next) return
    change(editsTo(next), label)
    fresh.added({ file: selection.file, path: [...path, next.key] })
  }

  function editsTo({ key, blank }: Alternative): readonly Edit[] {
    if (key === present?.key) return [{ kind: 'set', path: [...path, key], value: blank }]
    const gone = present ? [present.key, ...dependentsOf(node, present.key)] : []
    const there = gone.filter((each) => valueAtPath(value, [each]) !== undefined)
    return [
      { kind: 'addKey', path, key, value: blank },
      ...there.map((each): Edit => ({ kind: 'remove', path: [...path, each] })),
    ]
  }

  return (
    <>
      <ChoiceField label={label} options={alternatives} chosen={present?.id} onChoose={choose} />
      {field && (
        <Field key={present.key} fieldKey={present.key} node={field} path={[...path, present.key]} value={inner} />
      )}
    </>
  )
}
