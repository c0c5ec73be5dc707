import type { SchemaNode } from '../../../../content/schema/schema-node.ts'
import { capitalised } from '../../../../schedule/names.ts'
import { messages, uiLanguage } from '../../messages/messages.ts'

/** What a value of a list is called: in English, as it is written. */
export function valueNameOf({ schema }: SchemaNode, value: string): string {
  return namesIn(schema['valueNames'])[value] ?? value.replaceAll('-', ' ')
}

/** What a text may begin with, and what it is then called; nothing where it may begin with anything. */
export function prefixNamesOf({ schema }: SchemaNode): readonly (readonly [prefix: string, name: string])[] {
  const prefixes = schema['prefixNames']
  if (typeof prefixes !== 'object' || prefixes === null) return []
  return Object.keys(prefixes).map((prefix) => [prefix, capitalised(namesIn(prefixes)[prefix] ?? prefix)])
}

/** What the choice between the fields of which there is one is called. */
export function choiceNameOf({ schema }: SchemaNode): string {
  const { choiceName } = schema
  return uiLanguage === 'pt' && typeof choiceName === 'string' ? capitalised(choiceName) : messages.choice
}

/** The schema's names are Portuguese. */
function namesIn(names: unknown): Readonly<Record<string, string>> {
  return uiLanguage === 'pt' && typeof names === 'object' && names !== null ? (names as Record<string, string>) : {}
}
