import { choicesOf, fieldsOf, itemNode, blockNode, childNode, type SchemaNode } from '../../model/schema/schema-node.ts'
import { editedTexts, type FileEdit, placesInTexts, type Texts } from './places-in-texts.ts'
import { applyEdit, applyEdits } from '../../yaml/edit/apply-edit.ts'
import type { Edit, NewValue } from '../../yaml/edit/edit.ts'
import { valueAsRead } from '../../yaml/edit/read.ts'
import { fileKind, items, ownProperty } from '../../model/source.ts'
import type { LocalisedText } from '../../model/schema/types.generated.ts'
import { fileNameFor } from './rename-page.ts'

type LinkPlace = ReturnType<typeof linkPlaces>[number]

/** Every list of buttons with room for one more, and how many it has; undefined if there is no list yet. */
export const linkPlaces = (texts: Texts) =>
  [...placesInTexts(texts)].flatMap(({ file, path, value, node }) => {
    if (typeof value !== 'object' || Array.isArray(value)) return []
    return fieldsOf(node).flatMap(({ key, node: field }) => {
      if (itemNode(field)?.type !== 'Button') return []
      const list = value[key]
      const length = Array.isArray(list) ? list.length : undefined
      const isOtherChoice = length === undefined && choicesOf(node).includes(key)
      const hasRoom = !isOtherChoice && (length ?? 0) < Number(field.schema['maxItems'] ?? Infinity)
      return hasRoom ? [{ file, path: [...path, key], length }] : []
    })
  })

interface NewPage {
  readonly path: string
  readonly title: LocalisedText
  readonly description: LocalisedText
  /** What it begins with: a copy of a page, by its text, or blocks. */
  readonly model: { readonly text: string } | { readonly blocks: readonly NewValue[] }
  readonly linkedFrom: readonly LinkPlace[]
}

/** Adds a page, and the buttons that lead to it. @throws EditError where one of the texts can't be changed */
export function newPage(texts: Texts, { path, title, description, model, linkedFrom }: NewPage) {
  const file = fileNameFor(path, (name) => texts.has(name))
  const head = { path, title: { ...title }, description: { ...description } }
  const edits = Object.entries(head).map(([key, value]): Edit => ({ kind: 'set', path: [key], value }))
  const blocks = 'blocks' in model ? model.blocks.map((block) => withTitle(block, title)) : []
  const text =
    'text' in model
      ? applyEdits(model.text, [...edits, ...openingEdits(model.text, title), ...withoutFormer(model.text)])
      : textOf(head, blocks, schemaLine(texts))
  const value = { label: { ...title }, page: path }
  const buttons = linkedFrom.map(({ length, ...place }): FileEdit =>
    length === undefined
      ? { ...place, kind: 'addKey', path: place.path.slice(0, -1), key: String(place.path.at(-1)), value: [value] }
      : { ...place, kind: 'insertItem', at: length, value },
  )
  return { file, changes: new Map([[file, text], ...editedTexts(texts, buttons)]) }
}

/** What a page is called where it begins: its title without the name of the site and the sign between them. */
const openingTitle = ({ pt, en }: LocalisedText): NewValue => ({ pt: withoutName(pt), en: withoutName(en) })

const withoutName = (title: string): string =>
  title.replaceAll(/^\{name\}\s*[·|–—:-]\s*|\s*[·|–—:-]\s*\{name\}$/gu, '') || title

const isOpening = (block: unknown): boolean => ownProperty(block, 'type') === 'hero'

/** The page begins with its own title, not with that of its model. */
function openingEdits(text: string, title: LocalisedText): Edit[] {
  const at = items(ownProperty(valueAsRead(text), 'blocks')).findIndex(isOpening)
  return at === -1 ? [] : [{ kind: 'set', path: ['blocks', at, 'title'], value: openingTitle(title) }]
}

const withTitle = (block: NewValue, title: LocalisedText): NewValue =>
  isOpening(block) ? { ...(block as object), title: openingTitle(title) } : block

/** The former addresses of the page that is copied lead to that page still, and a copy has no days of its own yet. */
const withoutFormer = (text: string): Edit[] =>
  ['formerly', 'shown'].flatMap((key) =>
    ownProperty(valueAsRead(text), key) === undefined ? [] : { kind: 'remove', path: [key] },
  )

function textOf(head: { readonly path: string }, blocks: readonly NewValue[], first: string): string {
  const written = applyEdit(`${first}path: ${head.path}\n`, { kind: 'set', path: [], value: { ...head, blocks } })
  // In the style of the existing pages: an empty line before each block, and before the first.
  return written.replaceAll(/\n {2}- type: /g, '\n$&').replace('\nblocks:\n\n', '\n\nblocks:\n')
}

/** The line that tells YAML editors which schema a page has, copied from the other pages. */
function schemaLine(texts: Texts): string {
  const pages = [...texts].filter(([file]) => fileKind(file) === 'page')
  return pages.map(([, text]) => /^# yaml-language-server:.*\n/.exec(text)?.[0]).find(Boolean) ?? ''
}

/** The names that a value may refer to, by the kind of reference in the schema: `phone`, `page`, `anchor`, `picture`. */
export type KnownNames = (kind: string) => readonly string[]

/**
 * The schema's examples of these block types, with the flag of a sample: what a new page begins with. Nothing refers to what is
 * not there: the first name that the content does have takes the place of one that it lacks.
 */
export function exampleBlocks(types: readonly string[], known: KnownNames): readonly NewValue[] {
  const examples = types.map((type) => {
    const node = blockNode(type)
    const [example] = node.schema['examples'] as readonly [Example]
    return { node, example }
  })
  const anchors = examples.flatMap(({ example }) => (typeof example['anchor'] === 'string' ? [example['anchor']] : []))
  const names: KnownNames = (kind) => (kind === 'anchor' ? anchors : known(kind))
  return examples.map(({ node, example }) => ({ ...(fitted(example, node, names) as Example), sample: true }))
}

type Example = Readonly<Record<string, NewValue>>

function fitted(value: NewValue, node: SchemaNode | undefined, names: KnownNames): NewValue {
  if (typeof value === 'string') {
    const refersTo = node?.schema['refersTo']
    if (typeof refersTo !== 'string') return value
    return names(refersTo).includes(value) ? value : (names(refersTo)[0] ?? value)
  }
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item: NewValue, at) => fitted(item, childNode(node, at, item), names))
  const map = value as Example
  // With no part of the page to go to, a button leads to the home page.
  if (node?.type === 'Button' && typeof map['scroll'] === 'string' && names('anchor').length === 0) {
    const { scroll: _, ...button } = map
    return { ...button, page: '/' }
  }
  // A site without telephones has another contact.
  const [contact] = names('phone').length === 0 ? names('contact') : []
  if (node?.type === 'Button' && map['chat'] && contact !== undefined) return { label: map['label'] ?? '', contact }
  return Object.fromEntries(
    Object.entries(map).map(([key, inner]) => [key, fitted(inner, childNode(node, key, inner), names)]),
  )
}
