import { catalogues } from '../../../content/diagnostics/messages/catalogues.ts'
import type { SchemaNode } from '../../../content/schema/schema-node.ts'
import { uiLanguage } from '../messages/messages.ts'

const { labels } = catalogues[uiLanguage]

/** The name of a field, the same that the check uses. */
export function labelOf(key: string, node: SchemaNode | undefined): string {
  const name = labels.field(key, node)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What an item of a list is called. */
export const itemLabelOf = (listKey: string, node: SchemaNode | undefined): string => labels.item(listKey, node)

/** The sentence that says what a field is for. */
export function hintOf({ schema }: SchemaNode): string | undefined {
  const said = schema[uiLanguage === 'pt' ? 'description' : 'descriptionEn']
  return typeof said === 'string' ? said : undefined
}
