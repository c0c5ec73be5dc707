import { type ValuePath, type Value, fileKind, isMap, ownProperty, textsOf, valueAtPath } from '../model/source.ts'
import { languages, type ToolLanguage } from '../model/language.ts'
import { childNode, fieldName, itemName, nodeAt, type SchemaNode } from '../model/schema/schema-node.ts'
import { isString, subjectOf, subjectWords, valueWords } from '../model/schema/text-node.ts'
import type { ContentChange } from './content-changes.ts'
import { changeSentences, excerpts, inBrief, inWords } from './change-sentences.ts'
import { fileName, fileTitle, placeWords, referenceWords } from '../operations/place-words.ts'
import type { Texts } from '../operations/pages/places-in-texts.ts'
import type { ContentPath } from '../page/provenance.ts'
import { wordsOf } from '../page/rich-text.ts'

export interface ChangeWords {
  /** The title of the page, or the name of the other file, that it is part of. */
  readonly page: string
  /** All in one sentence: `Aula aberta · Preço, português: era «10 euros», agora é «12 euros»`. */
  readonly sentence: string
  /** If a text changed: what it was and what it is, in full. */
  readonly texts?: { readonly before: string; readonly after: string }
}

type BothTexts = Readonly<Record<'before' | 'after', Texts>>

/** What the words of a value are made from, beside the value: its language, and what it may refer to. */
interface Wording {
  readonly lang: ToolLanguage
  readonly root: Value
  readonly texts: Texts
}

/**
 * Describes a change, naming fields and items as the check does.
 * @param both the whole content before and after, in which places and references find their names
 */
export function changeWords(change: ContentChange, lang: ToolLanguage, both: BothTexts): ChangeWords {
  const words = changeSentences[lang]
  const { kind, name } = change
  if (kind === 'value') {
    const said = { page: fileTitle(both.after, name, lang), sentence: sentenceOf(change, lang, both) }
    if (change.difference.kind !== 'changed') return said
    const { before: old, after: now } = change.difference
    if (typeof old !== 'string' || typeof now !== 'string') return said
    const [before, after] = inWords(old, now)
    return { ...said, texts: { before, after } }
  }
  if (kind === 'writing') return { page: name, sentence: words.writing(name) }
  if (kind !== 'fileAdded' && kind !== 'fileRemoved')
    return { page: words.pictures, sentence: words.picture[kind](name) }
  const page = fileTitle(kind === 'fileAdded' ? both.after : both.before, name, lang)
  const noun = fileName(name, lang)
  // A page without a title goes by its file.
  const what = fileKind(name) === 'page' ? `${noun.toLowerCase()} ${words.quoted(page === noun ? name : page)}` : noun
  return { page, sentence: kind === 'fileAdded' ? words.added(what) : words.removed(what) }
}

function sentenceOf(change: ContentChange & { kind: 'value' }, lang: ToolLanguage, both: BothTexts): string {
  const { name, difference, before, after } = change
  const words = changeSentences[lang]
  const { kind, path } = difference
  const was = { lang, root: before, texts: both.before }
  const is = { lang, root: after, texts: both.after }
  const wording = kind === 'removed' ? was : is
  const node = nodeAt(fileKind(name), wording.root, path)
  const what = (at: ValuePath) => placeOnPage(wording.texts, { file: name, path: at }, lang)
  if (node?.schema['marks'] === 'sample') {
    const isAdded = 'after' in difference && difference.after === 'true'
    return isAdded ? words.sampleAdded(what(path.slice(0, -1))) : words.sampleRemoved(what(path.slice(0, -1)))
  }
  if (kind === 'reordered') return words.reordered(what(path))
  // What a group is called by does not say what it contains. Days do, and a photograph is known by its description.
  const isCalled = (value: Value, of = node): boolean =>
    Array.isArray(value)
      ? value.every((each, at) => isCalled(each, childNode(of, at, each)))
      : !isMap(value) || textsOf(value, Boolean).length === 0 || /^(?:Picture|Pause)$/.test(of?.type ?? '')
  const inFull = (value: Value, brief: string, its: Wording, beside?: Value) =>
    isCalled(value) ? words.quoted(brief) : inFields(value, node, its, beside)
  if (kind === 'changed') {
    const { before: one, after: other } = difference
    const [old, now] = excerpts(...inWords(textOf(one, node, was), textOf(other, node, is)))
    const said = (value: Value, text: string) => (old === now ? textOf(value, undefined, is) : text)
    return words.changed(what(path), inFull(one, said(one, old), was, other), inFull(other, said(other, now), is, one))
  }
  // Where a page stops showing an event, the event itself stays; of an event, any may have such an item.
  const isToldOf = (node && 'refersTo' in node.schema) || (path.length > 2 && fileKind(name) !== 'page')
  const list = isToldOf ? ` (${what(path.slice(0, -1))})` : ''
  if (typeof path.at(-1) === 'number') return words[kind](itemWords(name, path, wording)) + list
  const value = kind === 'removed' ? difference.before : difference.after
  const text = inFull(value, inBrief(wordsOf(textOf(value, node, wording))), wording)
  return words[kind === 'removed' ? 'fieldRemoved' : 'fieldAdded'](what(path), text)
}

/** A place in words, with its page unless it is in one of its blocks: `Aula aberta · Título, português`. */
export function placeOnPage(texts: Texts, { file, path }: ContentPath, lang: ToolLanguage): string {
  const [page = '', ...within] = placeWords(texts, { file, path }, true, lang).map(inBrief)
  const isInItem = path.some((step) => typeof step === 'number')
  const said = new Set(fileKind(file) === 'page' && isInItem ? within : [page, ...within])
  const language = languages.find((each) => path.includes(each))
  return [...said].join(' · ') + (language ? `, ${changeSentences[lang].languages[language]}` : '')
}

/** An item of a list: `evento «Aula aberta»`. */
function itemWords(name: string, path: ValuePath, wording: Wording): string {
  const { lang, root } = wording
  const node = nodeAt(fileKind(name), root, path)
  const noun = itemName(String(path.at(-2)), node, lang)
  const words = inBrief(wordsOf(textOf(valueAtPath(root, path) ?? '', node, wording)))
  return `${noun} ${changeSentences[lang].quoted(words || String(Number(path.at(-1)) + 1))}`
}

/** A value as the owner would call it: a text by itself, anything else by the field that identifies it. */
function textOf(value: Value, node: SchemaNode | undefined, wording: Wording): string {
  const { lang, root, texts } = wording
  const target = node?.schema['refersTo']
  if (typeof value === 'string')
    return typeof target === 'string' ? referenceWords(target, value, root, texts, lang) : valueWords(value, node, lang)
  if (Array.isArray(value)) return value.map((each, at) => textOf(each, childNode(node, at, each), wording)).join(', ')
  const [[key, inner] = [], ...others] = Object.entries(value)
  const only = key !== undefined && inner !== undefined && others.length === 0 ? childNode(node, key, inner) : undefined
  if (inner !== undefined && only && 'refersTo' in only.schema) return textOf(inner, only, wording)
  const own = ownProperty(value, lang)
  if (typeof own === 'string') return own
  return (node && (subjectWords(value, node, lang) ?? subjectOf(value, node, lang, isString))) ?? ''
}

/** A text, from where it begins to differ from what is beside it if that is a text, too. */
const excerptOf = (text: string, beside: unknown): string =>
  typeof beside === 'string' ? excerpts(...inWords(text, beside))[0] : inBrief(wordsOf(text))

/** The texts of all languages, which may differ in another one than the reader's; undefined if a value has none. */
function inEach(value: Value, lang: ToolLanguage, beside: unknown): string | undefined {
  const { quoted, languages: names } = changeSentences[lang]
  const texts = languages.flatMap((each) => {
    const [text, other] = [ownProperty(value, each), ownProperty(beside, each)]
    return typeof text === 'string' && text ? `${quoted(excerptOf(text, other))} (${names[each]})` : []
  })
  return texts.join(', ') || undefined
}

/** A group, such as a point of a picture or the days of an event, field by field. A text in both languages is no group. */
function inFields(value: Value, node: SchemaNode | undefined, wording: Wording, beside: unknown): string {
  if (Array.isArray(value) && value.some(isMap))
    return value.map((each, at) => inFields(each, childNode(node, at, each), wording, undefined)).join(' · ')
  if (!isMap(value) || wording.lang in value)
    return inEach(value, wording.lang, beside) ?? excerptOf(textOf(value, node, wording), beside)
  return Object.entries(value)
    .map(([key, each]) => ({ key, each, child: childNode(node, key, each), its: ownProperty(beside, key) }))
    .filter(({ child, each }) => child?.schema['marks'] !== 'sample' && textsOf(each, Boolean).length > 0)
    .map(({ key, each, child, its }) => `${fieldName(key, child, wording.lang)} ${inFields(each, child, wording, its)}`)
    .join('; ')
}
