import type { SchemaNode } from '../../../../content/schema/schema-node.ts'
import { capitalised } from '../../../../schedule/names.ts'
import { messages, uiLanguage } from '../../messages/messages.ts'

/** What a value of an enumeration is called. */
export function valueNameOf({ schema }: SchemaNode, value: string): string {
  return namesIn(schema, 'valueNames')[value] ?? value
}

/** What a text may begin with, and what it is then called; empty if it may begin with anything. */
export function prefixNamesOf({ schema }: SchemaNode): readonly (readonly [prefix: string, name: string])[] {
  return Object.entries(namesIn(schema, 'prefixNames')).map(([prefix, name]) => [prefix, capitalised(name)])
}

/** What the choice between mutually exclusive fields is called. */
export function choiceNameOf({ schema }: SchemaNode): string {
  const name = schema[inOwnLanguage('choiceName')]
  return typeof name === 'string' ? capitalised(name) : messages.choice
}

function namesIn(schema: SchemaNode['schema'], keyword: string): Readonly<Record<string, string>> {
  const names = schema[inOwnLanguage(keyword)]
  return typeof names === 'object' && names !== null ? (names as Record<string, string>) : {}
}

/** The schemas have every name in Portuguese, and in English beside it. */
const inOwnLanguage = (keyword: string): string => (uiLanguage === 'pt' ? keyword : `${keyword}En`)
