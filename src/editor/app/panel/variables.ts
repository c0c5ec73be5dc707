import { eurosText } from '../../../content/dates/price-text.ts'
import { type Language, languages } from '../../../content/model/language.ts'
import { valueAtPath, type ValuePath, type Value } from '../../../content/model/source.ts'
import { nodeAt, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { namedFacts } from '../../../content/check/rules/said-otherwise.ts'
import type { Edit } from '../../../content/yaml/edit/edit.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorSelection } from './selection.ts'

const none = { shown: (text: string) => text, written: (text: string) => text }

/** How a text is shown as visitors read it, and written as the file has it: `{name}` for the site's name, `{euros}` for a price. */
export function variablesAt(
  path: ValuePath,
  { kind, fileValue }: Pick<EditorSelection, 'kind' | 'fileValue'>,
  { texts }: Pick<EditorState, 'texts'>,
): typeof none {
  const language = languages.find((each) => each === path.at(-1))
  const { variables, richText } = (language && nodeAt(kind, fileValue, path.slice(0, -1))?.schema) ?? {}
  // In a long text a name or a sum may well be meant as it is.
  if (!language || !Array.isArray(variables) || richText) return none
  const site = readValue(texts.get('site.yaml') ?? '')
  const inSite = (...at: ValuePath) => String(valueAtPath(site, at) ?? '')
  if (variables.includes('name')) return variable('{name}', inSite('name', language).trim())
  if (variables.includes('address')) {
    const [street, postcode, town] = ['street', 'postcode', 'town'].map((key) => inSite('practice', 'address', key))
    return variable('{address}', street && postcode && town ? `${street}, ${postcode} ${town}` : '')
  }
  const euros = valueAtPath(fileValue, [...path.slice(0, -2), 'euros'])
  return variable('{euros}', typeof euros === 'string' && euros ? eurosText(Number(euros), language) : '')
}

/** The edits by which a price follows its words: another sum is where `{euros}` was, and is in the other language. */
export function pricedEdits(path: ValuePath, node: SchemaNode, fileValue: Value | undefined): readonly Edit[] {
  const { variables } = node.schema
  const language = languages.find((each) => each === path.at(-1))
  if (!language || !Array.isArray(variables) || !variables.includes('euros')) return []
  const around = path.slice(0, -1)
  const textIn = (each: Language) => String(valueAtPath(fileValue, [...around, each]) ?? '')
  const euros = [...around.slice(0, -1), 'euros']
  const own = textIn(language)
  const [price, ...others] = namedFacts(own, language).filter(({ kind }) => kind === 'price')
  const isBound = typeof valueAtPath(fileValue, euros) === 'string' && languages.some((each) => isIn(textIn(each)))
  // Beside another figure, or words of what is added or taken off, a sum may well be another one: `10 ou 12 euros`.
  const isOne = price && others.length === 0 && !otherSum.test(own.replace(price.words, ''))
  if (!isOne || isIn(own) || !isBound) return []
  return [
    { kind: 'set', path: euros, value: price.value },
    { kind: 'set', path, value: own.replace(price.words, () => '{euros}') },
  ]
}

const otherSum = /\d|desconto|discount|\bmais\b|plus|extra|inscri|sinal|deposit/i

const isIn = (text: string): boolean => text.includes('{euros}')

function variable(code: string, words: string): typeof none {
  if (!words || words.includes('NaN')) return none
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'gu')
  return { shown: (all) => all.replaceAll(code, () => words), written: (all) => all.replaceAll(pattern, () => code) }
}
