import type { ValuePath } from '../../../../content/parse/pointer.ts'
import type { SchemaNode } from '../../../../content/schema/schema-node.ts'
import type { Value } from '../../../../content/parse/source.ts'
import { ChoiceField } from '../choice-field.tsx'
import { useChange, useEditing } from '../editing.tsx'
import { alternativeIn, alternativesOf } from './alternatives.ts'
import { choiceNameOf } from './schema-names.ts'

interface AlternativesFieldProps {
  readonly node: SchemaNode
  readonly path: ValuePath
  readonly value: Value | undefined
}

/** Which of its mutually exclusive fields a map has. Choosing another replaces the present one. */
export function AlternativesField({ node, path, value }: AlternativesFieldProps) {
  const { references } = useEditing()
  const change = useChange()
  const alternatives = alternativesOf(node, references)
  const chosen = alternativeIn(alternatives, value)
  const choose = (id: string) => {
    const next = alternatives.find((each) => each.id === id)
    if (!next) return
    const label = choiceNameOf(node)
    if (next.key === chosen?.key) return change({ kind: 'set', path: [...path, next.key], value: next.blank }, label)
    change(
      [
        { kind: 'addKey', path, key: next.key, value: next.blank },
        ...(chosen ? [{ kind: 'remove', path: [...path, chosen.key] } as const] : []),
      ],
      label,
    )
  }
  return <ChoiceField label={choiceNameOf(node)} options={alternatives} chosen={chosen?.id} onChoose={choose} />
}
