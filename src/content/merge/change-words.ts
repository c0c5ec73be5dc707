import type { ValuePath } from '../model/pointer.ts'
import { languages, type ToolLanguage } from '../model/language.ts'
import { isMap, ownProperty, valueAtPath } from '../model/own-property.ts'
import { type Value, fileKind } from '../model/source.ts'
import {
  childNode,
  fieldName,
  isNamedField,
  itemName,
  itemNode,
  nodeAt,
  type SchemaNode,
} from '../model/schema/schema-node.ts'
import { isString, subjectOf } from '../model/schema/text-node.ts'
import { subjectWords, valueWords as scalarWords } from '../model/schema/value-words.ts'
import type { Difference } from '../yaml/edit/compare.ts'
import type { ContentChange } from './content-changes.ts'
import { changeSentences, excerpts, type Owner, shortened } from './change-sentences.ts'
import { capitalised } from '../languages/names.ts'
import { referenceWords } from '../operations/reference-words.ts'
import type { Texts } from '../operations/pages/places-in-texts.ts'

/** A change, described in the owner's words. */
export interface ChangeWords {
  /** The page, or the other file, that it is part of: `Página inicial`. */
  readonly page: string
  /** All in one sentence: `Título da página inicial, português: «Olá» → «Bem-vindo»`. */
  readonly sentence: string
  /** If a text changed: what it was and what it is, in full. */
  readonly texts?: { readonly before: string; readonly after: string }
}

interface BothTexts {
  readonly before: Texts
  readonly after: Texts
}

const unknown: BothTexts = { before: new Map(), after: new Map() }

/** What the words of a value are made from, beside the value: its language, and what it may refer to. */
interface Wording {
  readonly lang: ToolLanguage
  readonly root: Value
  readonly texts: Texts
}

/**
 * Describes a change, naming fields and items as the check does.
 *
 * @param texts the whole content before and after, in which values that refer to something find its name
 */
export function changeWords(change: ContentChange, lang: ToolLanguage, texts: BothTexts = unknown): ChangeWords {
  const words = changeSentences[lang]
  if ('difference' in change) return valueWords(change, lang, texts)
  const { kind, name } = change
  if (kind === 'fileAdded') return fileWords(name, change.after, lang, words.added)
  if (kind === 'fileRemoved') return fileWords(name, change.before, lang, words.removed)
  if (kind === 'writing') return { page: name, sentence: words.writing(name) }
  return { page: words.pictures, sentence: words.picture[kind](name) }
}

function fileWords(name: string, value: Value, lang: ToolLanguage, sentence: (owner: Owner) => string): ChangeWords {
  const owner = ownerOfFile(name, value, lang)
  return { page: owner.name, sentence: sentence(owner) }
}

function valueWords(change: ContentChange & { kind: 'value' }, lang: ToolLanguage, both: BothTexts): ChangeWords {
  const { name, difference, after } = change
  const page = changedPage(name, after, lang)
  const texts = textsOf(difference)
  return { page, sentence: sentenceOf(change, lang, both), ...(texts && { texts }) }
}

function textsOf(difference: Difference): ChangeWords['texts'] {
  if (difference.kind !== 'changed') return undefined
  const { before, after } = difference
  return typeof before === 'string' && typeof after === 'string' ? { before, after } : undefined
}

function sentenceOf(change: ContentChange & { kind: 'value' }, lang: ToolLanguage, texts: BothTexts): string {
  const { name, difference, before, after } = change
  const root = difference.kind === 'removed' ? before : after
  const words = changeSentences[lang]
  const { path } = difference
  const node = nodeAt(fileKind(name), root, path)
  const was = { lang, root: before, texts: texts.before }
  const is = { lang, root: after, texts: texts.after }
  if (node?.schema['marks'] === 'sample') {
    const what = placeName(name, root, path.slice(0, -1), lang)
    return 'after' in difference && difference.after === 'true' ? words.sampleAdded(what) : words.sampleRemoved(what)
  }
  if (typeof path.at(-1) === 'number' && (difference.kind === 'added' || difference.kind === 'removed')) {
    const owner = ownerOfItem(name, root, path, lang, difference.kind === 'added' ? texts.after : texts.before)
    return difference.kind === 'added' ? words.added(owner) : words.removed(owner)
  }
  const what = placeName(name, root, path, lang)
  switch (difference.kind) {
    case 'changed': {
      const [old, now] = excerpts(textOf(difference.before, node, was), textOf(difference.after, node, is))
      return words.changed(what, words.quoted(old), words.quoted(now))
    }
    case 'added': {
      const { after: added } = difference
      const isOfFields = isMap(added) && Object.keys(added).length > 1 && subject(added, node, lang) === undefined
      const said = isOfFields ? inFields(added, node, is) : words.quoted(shortened(textOf(added, node, is)))
      return words.fieldAdded(what, said)
    }
    case 'removed':
      return words.fieldRemoved(what)
    case 'reordered':
      return words.reordered(what)
  }
}

/** The name of the page, or other file, that a change is part of: `Página inicial`. */
export const changedPage = (name: string, value: Value, lang: ToolLanguage): string =>
  ownerOfFile(name, value, lang).name

/** `Título do evento «Aula aberta», português`: a place in a file, with what it belongs to. */
export function placeName(name: string, root: Value, path: ValuePath, lang: ToolLanguage): string {
  const words = changeSentences[lang]
  const item = path.findLastIndex((step) => typeof step === 'number')
  const owner = item === -1 ? ownerOfFile(name, root, lang) : ownerOfItem(name, root, path.slice(0, item + 1), lang)
  const fields = path.slice(item + 1).map(String)
  const language = languages.find((each) => each === fields.at(-1))
  const keys = language === undefined ? fields : fields.slice(0, -1)
  const named = keys.map((key, index) => {
    const at = path.slice(0, item + 2 + index)
    const node = nodeAt(fileKind(name), root, at)
    const around = nodeAt(fileKind(name), root, at.slice(0, -1))
    // What the owner has named, as a telephone, is called by what it says.
    return (
      (around && !isNamedField(around, key) && node && subjectOf(valueAtPath(root, at), node, lang)) ||
      fieldName(key, node, lang)
    )
  })
  const [last, ...around] = named.toReversed()
  const wording = language ? `, ${words.languages[language]}` : ''
  if (last === undefined) return owner.name + wording
  const unsaid = around.toReversed().filter((each) => !last.includes(each))
  const within = unsaid.length > 0 ? ` (${unsaid.join(', ')})` : ''
  return [`${capitalised(last)}${within}`, owner.of].filter(Boolean).join(' ') + wording
}

function ownerOfFile(name: string, value: Value, lang: ToolLanguage): Owner {
  const words = changeSentences[lang]
  const kind = fileKind(name)
  if (kind !== 'page') return words.file[kind]
  const path = ownProperty(value, 'path')
  if (path === '/') return words.homePage
  const title = valueAtPath(value, ['title', lang])
  // The name of the site says nothing about which of its pages it is.
  const own = typeof title === 'string' ? title.replaceAll(/^\W*\{name\}\W*|\W*\{name\}\W*$/gu, '') : ''
  return words.page(own || (typeof path === 'string' ? path : name))
}

function ownerOfItem(name: string, root: Value, path: ValuePath, lang: ToolLanguage, texts: Texts = new Map()): Owner {
  const list = path.slice(0, -1)
  const node = nodeAt(fileKind(name), root, list)
  const noun = itemName(String(list.at(-1)), node && itemNode(node), lang)
  const item = textOf(valueAtPath(root, path) ?? '', nodeAt(fileKind(name), root, path), { lang, root, texts })
  return changeSentences[lang].item(noun, shortened(item) || String(Number(path.at(-1)) + 1))
}

/** A value as the owner would call it: a text by itself, anything else by the field that identifies it. */
function textOf(value: Value, node: SchemaNode | undefined, wording: Wording): string {
  const { lang, root, texts } = wording
  const refersTo = node?.schema['refersTo']
  if (typeof value === 'string')
    return typeof refersTo === 'string'
      ? referenceWords(refersTo, value, root, texts, lang)
      : scalarWords(value, node, lang)
  if (Array.isArray(value))
    return value.map((each, index) => textOf(each, node && childNode(node, index, each), wording)).join(', ')
  const [[key, inner] = [], ...others] = Object.entries(value)
  const only =
    key !== undefined && inner !== undefined && others.length === 0 ? node && childNode(node, key, inner) : undefined
  if (inner !== undefined && only && 'refersTo' in only.schema) return textOf(inner, only, wording)
  return (
    subject(value, node, lang) ??
    (node && subjectWords(value, node, lang)) ??
    (node && subjectOf(value, node, lang, isString)) ??
    ''
  )
}

/** The text that a map is, or that identifies it. */
function subject(value: Value, node: SchemaNode | undefined, lang: ToolLanguage): string | undefined {
  const own = ownProperty(value, lang)
  return typeof own === 'string' ? own : node && subjectOf(value, node, lang)
}

/** A map that no text identifies, such as a point of a picture or the days of an event, field by field. */
function inFields(value: Value, node: SchemaNode | undefined, wording: Wording): string {
  if (!isMap(value)) return textOf(value, node, wording)
  const fields = Object.entries(value).map(([key, each]) => {
    const child = node && childNode(node, key, each)
    return `${fieldName(key, child, wording.lang)} ${inFields(each, child, wording)}`
  })
  return fields.join('; ')
}
