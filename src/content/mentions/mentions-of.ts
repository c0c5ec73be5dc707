import { type Language, languages } from '../language.ts'
import { placesInTexts, type PlaceInFile, type Texts } from '../page-edits/texts.ts'
import { resolved, type SchemaNode } from '../schema/schema-node.ts'
import type { JsonSchema } from '../schema/schema-paths.ts'
import { isText } from '../schema/text-node.ts'
import type { ChangedLeaf } from './changed-leaf.ts'
import { type Phrase, phrasesOf } from './phrases.ts'

/** A text that still states a fact as it was. */
export interface Mention {
  readonly file: string
  readonly path: PlaceInFile['path']
  /** The text, cut where it would change. */
  readonly parts: readonly (string | Phrase)[]
  /** The text as it would be. */
  readonly changed: string
}

/** The texts, apart from the one that was changed, that still say what it used to say. */
export function mentionsOf(texts: Texts, changed: ChangedLeaf): readonly Mention[] {
  const phrases = phrasesOf(changed)
  if (phrases.length === 0) return []
  const pattern = patternOf(phrases)
  const own = JSON.stringify(changed.path)
  return [...placesInTexts(texts)].flatMap(({ file, path, value, node }): readonly Mention[] => {
    if (typeof value !== 'string' || !isWords(node) || !isIn(changed.language, path)) return []
    if (file === changed.file && JSON.stringify(path) === own) return []
    const parts = cut(value, pattern, phrases)
    if (parts.length === 1) return []
    return [{ file, path, parts, changed: parts.map((part) => (typeof part === 'string' ? part : part.to)).join('') }]
  })
}

/** Longest first, and never inside a longer word or number. */
function patternOf(phrases: readonly Phrase[]): RegExp {
  const longestFirst = phrases.map(({ from }) => from).toSorted((a, b) => b.length - a.length)
  const escaped = longestFirst.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?<!\d[.,:])(?:${escaped.join('|')})(?![\p{L}\p{N}])(?![.,:]\d)`, 'gu')
}

function cut(text: string, pattern: RegExp, phrases: readonly Phrase[]): readonly (string | Phrase)[] {
  const parts: (string | Phrase)[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const phrase = phrases.find((each) => each.from === match[0])
    if (!phrase) continue
    parts.push(text.slice(from, match.index), phrase)
    from = match.index + match[0].length
  }
  return [...parts, text.slice(from)]
}

/** Whether a value is words that somebody reads, whatever else it might have been. */
function isWords(node: SchemaNode): boolean {
  const { anyOf } = node.schema
  return isText(node) || (Array.isArray(anyOf) && anyOf.some((way: JsonSchema) => isText(resolved(way, node.file))))
}

/** Whether a text is in a language, or in none that is said. */
function isIn(language: Language | undefined, path: PlaceInFile['path']): boolean {
  const own = languages.find((each) => path.includes(each))
  return language === undefined || own === undefined || own === language
}
