import { eurosText } from '../../../content/dates/price-text.ts'
import { type Language, languages } from '../../../content/model/language.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import type { ValuePath } from '../../../content/model/pointer.ts'
import { nodeAt } from '../../../content/model/schema/schema-node.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorSelection } from './selection.ts'

/** Shows a text as visitors read it, and writes it as the file has it: `{name}` for the name of the site. */
export interface Variables {
  readonly shown: (written: string) => string
  readonly written: (shown: string) => string
}

const none: Variables = { shown: (text) => text, written: (text) => text }

/** The variables of texts: `{name}` in a page's title, `{euros}` in the words for a price. */
export function variablesAt(
  path: ValuePath,
  { kind, fileValue }: Pick<EditorSelection, 'kind' | 'fileValue'>,
  { texts }: Pick<EditorState, 'texts'>,
): Variables {
  const language = languages.find((each) => each === path.at(-1))
  const variables = language && nodeAt(kind, fileValue, path.slice(0, -1))?.schema['variables']
  if (!language || !Array.isArray(variables)) return none
  if (variables.includes('name')) return variable('{name}', nameOfSite(texts, language))
  const euros = valueAtPath(fileValue, [...path.slice(0, -2), 'euros'])
  return variable('{euros}', typeof euros === 'string' && euros ? eurosText(Number(euros), language) : '')
}

function nameOfSite(texts: ReadonlyMap<string, string>, language: Language): string {
  return String(valueAtPath(readValue(texts.get('site.yaml') ?? ''), ['name', language]) ?? '').trim()
}

function variable(code: string, words: string): Variables {
  if (!words || words.includes('NaN')) return none
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'gu')
  return {
    shown: (text) => text.replaceAll(code, () => words),
    written: (text) => text.replaceAll(pattern, () => code),
  }
}
