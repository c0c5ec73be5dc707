import { eurosText } from '../../dates/price-text.ts'
import { error, placeholder, replacedBy, valueAt, warning, type Diagnostic } from '../../model/diagnostic.ts'
import { languages } from '../../model/language.ts'
import { ownProperty, pointerSteps, textAt, textsOf, valueAtPointer, type FoundText } from '../../model/source.ts'
import { brokenWord, correctLetters, hasBrokenLetters } from '../../yaml/characters.ts'
import { quote } from '../../yaml/quotes.ts'
import { parsedNodeAt, rangeOf } from '../../yaml/range.ts'
import type { CheckedSource, FileRule, RuleInput } from '../validate/checked-source.ts'
import { strings } from '../validate/key-diagnostics.ts'
import { nearest } from '../validate/nearest.ts'

/** No text is still the placeholder that a correction leaves for the owner to fill in. */
const checkPlaceholders = ({ value }: CheckedSource): Diagnostic[] =>
  textsOf(value, (it) => it.trim() === placeholder).map(({ pointer }) => error('placeholderLeft', {}, valueAt(pointer)))

/** No text has letters that were lost or garbled on their way from another program. */
const checkLetters = ({ text, value }: CheckedSource): Diagnostic[] =>
  hasBrokenLetters(text) ? textsOf(value, hasBrokenLetters).map(broken) : []

function broken({ text, pointer }: FoundText): Diagnostic {
  const right = correctLetters(text)
  // A letter that is lost for certain; the others may be meant.
  const report = text.includes('\ufffd') ? error : warning
  return report('lettersBroken', { word: brokenWord(text) }, valueAt(pointer), replacedBy(right && quote(right)))
}

const half = /^([^"“”«\n]*)"$/
/** A line with a single quotation mark, at the end of its text. A file without one needs no closer look. */
const halfLine = /^[^"\n]*"[ \t]*(?:[,}].*)?$/m

/** A quotation mark only at the end of a text, which visitors would read: the opening one is missing. */
const checkQuoteEnds = ({ text: written, value }: CheckedSource): Diagnostic[] =>
  halfLine.test(written)
    ? textsOf(value, (text) => half.test(text)).map(({ text, pointer }) =>
        error('quoteOpen', { sign: '"' }, valueAt(pointer), replacedBy(quote(text.slice(0, -1)))),
      )
    : []

/** A name that the site replaces in some place, in the wrong brackets. */
const inOthers = String.raw`(?:\[|<)\s*(?:name|nome|euros?)\s*(?:\]|>)`
/** A brace that does not open fields, or other brackets. Few files have one, and the others need no closer look. */
const brace = new RegExp(String.raw`\{(?!\s*(?:["']?[\p{L}_][\p{L}\w-]*["']?\s*:|\n|\}))|${inOthers}`, 'iu')
/** A word in braces, one of which may be missing, or twice there. */
const inBraces = new RegExp(
  String.raw`\{+[^{}\n]{0,60}\}+|\{+[ \t]*[\p{L}\w-]*|(?<![\p{L}\w-])[\p{L}\w-]+[ \t]*\}+|${inOthers}`,
  'giu',
)
/** What the site writes behind the figure of a price. */
const unit = /(?:[€$]|\bEUR)\s*(?=\{euros\})|(?<=\{euros\})\s*(?:€|(?:euros?|EUR)\b)/i

/** A text has braces only around the names that the site replaces there, and no unit beside a sum that has one. */
function checkVariables(source: CheckedSource, { site }: RuleInput): Diagnostic[] {
  // In a file that is read only in part, what its places are is not known.
  if (!source.complete || !brace.test(source.text)) return []
  const variables = new Map<string, readonly string[]>(
    source.annotations.variables?.flatMap(({ schema, pointer }) =>
      languages.map((each) => [`${pointer}/${each}`, strings(schema)] as const),
    ),
  )
  return textsOf(source.value, (text) => /[{}[<]/.test(text)).flatMap(({ text, pointer }) => {
    const known = variables.get(pointer) ?? []
    const written = text.match(inBraces)?.find((each) => !known.some((name) => each === `{${name}}`))
    const twice = unit.exec(text)?.[0]
    const found: Diagnostic[] = []
    if (written !== undefined) {
      const name = written.replaceAll(/[{}[\]<>]/g, '').trim()
      // The site has its value in other texts: the mere word, or another variable, would say something else.
      const isOther = known[0] === 'name' || nearest(name, ['name', 'euros', 'address']) !== undefined
      const meant = nearest(name, known) ?? (isOther ? undefined : known[0])
      // In `{ x: 46, y: 42 }` no variable is meant.
      const by = meant === undefined ? replacement(name, source, pointer, site) : `{${meant}}`
      const offered = replacedBy(/:\s/.test(name) || (isOther && by === name) ? undefined : by)
      found.push(error('variableUnknown', { written, known }, rangeIn(source, pointer, written), offered))
    }
    if (twice !== undefined)
      found.push(warning('unitTwice', { unit: twice.trim() }, rangeIn(source, pointer, twice), replacedBy('')))
    return found
  })
}

/** The value that the name has in other texts, such as the owner's name or the price; else the name without braces. */
function replacement(name: string, source: CheckedSource, pointer: string, site: CheckedSource | undefined): string {
  const language = languages.find((each) => pointer.endsWith(`/${each}`))
  if (language === undefined) return name
  const [list = '', event = ''] = pointerSteps(pointer)
  const euros = ownProperty(valueAtPointer(source.value, `/${list}/${event}`), 'euros')
  if (nearest(name, ['euros']) && typeof euros === 'number') return eurosText(euros, language)
  return (nearest(name, ['name']) && textAt(site?.value, 'name', language)) || name
}

export function rangeIn({ tree: { root, text } }: CheckedSource, pointer: string, part: string) {
  const [start, end] = parsedNodeAt(root, pointer).node?.range ?? [0, 0]
  const at = Math.max(0, text.slice(start, end).indexOf(part))
  return { ...rangeOf(text, start + at, start + at + part.length), pointer }
}

export const signRules: readonly FileRule[] = [checkLetters, checkQuoteEnds, checkPlaceholders, checkVariables]
