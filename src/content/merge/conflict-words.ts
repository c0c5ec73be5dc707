import { diffComm } from 'node-diff3'
import { readValue } from '../yaml/edit/read.ts'
import { fileKind, type Value } from '../model/source.ts'
import { languages, type ToolLanguage } from '../model/language.ts'
import { alternativesOf, fileNode, nodeAt, placesIn, type SchemaNode } from '../model/schema/schema-node.ts'
import { isChosenByName, isString, valueWords } from '../model/schema/text-node.ts'
import { wordsOf } from '../page/rich-text.ts'
import { placeOnPage } from './change-words.ts'
import type { Texts } from '../operations/pages/places-in-texts.ts'
import { differencesBetween } from '../yaml/edit/compare.ts'
import type { ValueConflict } from './merge-contents.ts'

/** A place that two people have changed, in the owner's words. A missing side has removed it. */
export interface ConflictWords {
  readonly place: string
  readonly mine?: string | undefined
  readonly theirs?: string | undefined
}

/** @param texts those into which the conflict's path leads */
export const conflictWords = (
  file: string,
  { path, ...values }: ValueConflict,
  texts: Texts,
  lang: ToolLanguage,
): ConflictWords => {
  const [mine, theirs] = [values.mine, values.theirs].map((value) => (path.length === 0 ? ofFile(value) : value))
  const node = nodeAt(fileKind(file), readValue(texts.get(file) ?? ''), path)
  const words = (only?: ToolLanguage) => [mine, theirs].map((value) => value && said(value, node, lang, only))
  // What is alike to a reader differs in the other language, in what is no word, or only by the signs of bold.
  const written = [words(lang), words(), [mine, theirs].map((value) => value && said(value, undefined, lang))]
  const told = [...written.map((sides) => sides.map(withoutBold)), ...written]
  const [own, others] = told.find(([one, other]) => one !== other) ?? words()
  return { place: placeOnPage(texts, { file, path }, lang), mine: own, theirs: others }
}

const ofFile = (text: Value | undefined) => (typeof text === 'string' ? (readValue(text) ?? text) : text)

/**
 * Describes the place where two texts of a file differ; unless it is a single one, the words that do, and of a text that
 * can't be parsed the lines. @param mine null for no file
 */
export function conflictBetween(
  texts: Texts,
  name: string,
  mine: string | null,
  theirs: string | null,
  lang: ToolLanguage,
): ConflictWords {
  const [own, others] = [mine, theirs].map((text) => (text === null ? undefined : readValue(text)))
  if ((mine !== null && !own) || (theirs !== null && !others)) return { place: name, ...differingLines(mine, theirs) }
  const [one, ...more] = own && others ? differencesBetween(own, others, fileNode(fileKind(name))) : []
  const at = (conflict: ValueConflict, shown: string | null) =>
    conflictWords(name, conflict, new Map(texts).set(name, shown ?? ''), lang)
  if (one === undefined || one.kind === 'reordered' || more.length > 0) {
    const words = at({ path: [], mine: own, theirs: others }, mine ?? theirs)
    // What differs may not be words.
    const [here, there] = words.mine === words.theirs ? [mine, theirs] : [words.mine, words.theirs]
    return { ...words, ...differingLines(here, there) }
  }
  if (one.kind === 'added') return at({ path: one.path, mine: undefined, theirs: one.after }, theirs)
  return at({ path: one.path, mine: one.before, theirs: one.kind === 'removed' ? undefined : one.after }, mine)
}

/** The lines in which two texts differ: both may be long. @param mine null or undefined for none */
function differingLines(mine?: string | null, theirs?: string | null): Pick<ConflictWords, 'mine' | 'theirs'> {
  if (mine == null || theirs == null) return { mine: mine ?? undefined, theirs: theirs ?? undefined }
  const parts = diffComm(mine.split('\n'), theirs.split('\n'))
  const shown = (side: 'buffer1' | 'buffer2') =>
    parts
      .flatMap((part) => part[side] ?? ['…'])
      .filter((line, index, lines) => line !== '…' || lines[index - 1] !== '…')
      .join('\n')
  return { mine: shown('buffer1'), theirs: shown('buffer2') }
}

/** Without the signs of bold. A link may lead elsewhere, and keeps its own. */
const withoutBold = (text?: string) => (text?.includes('](') ? text : text && wordsOf(text))

/** What a value says to a reader; of texts in both languages only one, if it is named. */
function said(value: Value, node: SchemaNode | undefined, lang: ToolLanguage, only?: ToolLanguage): string {
  if (typeof value === 'string') return valueWords(value, node, lang)
  const places = (node ? placesIn(value, node) : []).filter(({ node: own }) =>
    [own, ...alternativesOf(own)].some((each) => isString(each) || each.type === 'Euros' || isChosenByName(each)),
  )
  const words = places.flatMap(({ path, value: own, node: each }) => {
    const isOther = only && !path.includes(only) && languages.some((language) => path.includes(language))
    const isName = 'refersTo' in each.schema || 'identifies' in each.schema
    return typeof own !== 'string' || isOther || isName ? [] : valueWords(own, each, lang)
  })
  const all = words.length > 0 ? words : Object.values<Value>(value).map((each) => said(each, undefined, lang))
  return all.join('\n')
}
