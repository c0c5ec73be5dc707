import { eurosText } from '../../../content/dates/price-text.ts'
import { languages } from '../../../content/model/language.ts'
import { valueAtPath } from '../../../content/model/own-property.ts'
import type { PlaceInValue } from '../../../content/model/schema/places-in.ts'
import { isNamedField, nodeAt } from '../../../content/model/schema/schema-node.ts'
import { placesInTexts, type Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { fileKind } from '../../../content/model/file-kind.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { uiLanguage } from '../messages/messages.ts'
import { describePlace, hintOf, itemLabelOf, labelOf, partName, referenceName, valueNameOf } from './labels.ts'
import { variablesAt } from './variables.ts'
import { variantOf } from './variant.ts'

/** Something that the owner may change, wherever it is. */
export interface EditableValue {
  readonly source: ContentPath
  /** How it reads, in every language and in every form in which one might look for it; the first is shown. */
  readonly texts: readonly string[]
  /** What the field is called. */
  readonly label: string
  /** What it is part of, from the page down to the item. */
  readonly within: string
  /** Whether it is chosen from what is written elsewhere. */
  readonly isReference: boolean
  /** What the field is for. */
  readonly hint: string
}

/** Every value of the content that has a field, visible on the page or not: the home page first, then the other pages. */
export function editableValues(texts: Texts): readonly EditableValue[] {
  const order = [...texts.keys()].toSorted((a, b) => rank(texts, a) - rank(texts, b))
  const sorted = new Map(order.map((file) => [file, texts.get(file) ?? '']))
  return [...placesInTexts(sorted)].flatMap(({ file, ...place }) => {
    const written = textsOf(file, place, texts)
    if (!written) return []
    const { path, value } = place
    const kind = fileKind(file)
    const isWord = kind === 'dictionary'
    const node = variantOf(place.node, value)
    const root = readValue(texts.get(file) ?? '')
    const around = nodeAt(kind, root, path.slice(0, -1))
    const [step = '', list = ''] = path.toReversed()
    const isOwnName = typeof step === 'string' && around && !isNamedField(around, step)
    const label =
      isWord || isOwnName
        ? partName({ file, path }, root)
        : typeof step === 'number'
          ? capital(itemLabelOf(String(list), node))
          : labelOf(step, node)
    const source = { file, path: node.type === 'LocalisedText' ? [...path, uiLanguage] : path }
    const isReference = 'refersTo' in node.schema
    return [
      {
        source,
        isReference,
        texts: written,
        label,
        within: describePlace(texts, { file, path }),
        hint: hintOf(node) ?? '',
      },
    ]
  })
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The home page, the other pages, and what is the same on all of them. */
function rank(texts: Texts, file: string): number {
  const kind = fileKind(file)
  if (kind !== 'page') return ['events', 'site', 'dictionary'].indexOf(kind) + 2
  return valueAtPath(readValue(texts.get(file) ?? ''), ['path']) === '/' ? 0 : 1
}

/** The wordings of a value that has a field; undefined for one that has none, or that is part of another. */
function textsOf(file: string, { path, value, node: declared }: PlaceInValue, texts: Texts) {
  const node = variantOf(declared, value)
  const { schema, type = '' } = node
  const root = readValue(texts.get(file) ?? '') ?? ''
  const kind = fileKind(file)
  if (kind === 'dictionary') {
    const [language, key] = path
    if (language !== uiLanguage || key === undefined) return undefined
    return languages.map((each) => String(valueAtPath(root, [each, key]) ?? ''))
  }
  if (type === 'LocalisedText') {
    const order = languages.toSorted((a) => (a === uiLanguage ? -1 : 1))
    return order.map((each) =>
      variablesAt([...path, each], { kind, fileValue: root }, { texts }).shown(
        String(valueAtPath(value, [each]) ?? ''),
      ),
    )
  }
  const around = nodeAt(kind, root, path.slice(0, -1))
  const isInText = around && variantOf(around, valueAtPath(root, path.slice(0, -1))).type === 'LocalisedText'
  const hasNoField = schema['identifies'] !== undefined || schema['type'] === 'boolean' || 'const' in schema
  const scalar = typeof value === 'object' ? undefined : String(value)
  if (scalar === undefined || isInText || hasNoField || schema['refersTo'] === 'picture') return undefined
  if (type === 'Euros') return [eurosText(Number(scalar), uiLanguage), `${scalar} €`, `${scalar}€`]
  const refersTo = schema['refersTo']
  if (typeof refersTo === 'string') return [referenceName(refersTo, scalar, root, texts)]
  return [valueNameOf(node, scalar)]
}
