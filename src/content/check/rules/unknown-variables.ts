import { eurosText } from '../../dates/price-text.ts'
import { error, replacedBy, warning, type Diagnostic, type FileDiagnostic } from '../../model/diagnostic.ts'
import { languages } from '../../model/language.ts'
import { ownProperty, valueAtPointer } from '../../model/own-property.ts'
import { pointerSteps } from '../../model/pointer.ts'
import { parsedNodeAt, rangeOf } from '../../yaml/range.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { strings } from '../validate/key-diagnostics.ts'
import { nearest } from '../validate/nearest.ts'
import { textsOf, type FoundText } from './letters.ts'
import type { RuleInput } from './rule-input.ts'

/** A name that the site replaces in some place, in the wrong brackets. */
const inOthers = String.raw`(?:\[|<)\s*(?:name|nome|euros?)\s*(?:\]|>)`
/** A brace that does not open fields, or other brackets. Few files have one, and the others need no closer look. */
const brace = new RegExp(String.raw`\{(?!\s*(?:["']?[\p{L}_][\p{L}\w-]*["']?\s*:|\n|\}))|${inOthers}`, 'iu')
/** A word in braces, one of which may be missing, or twice there. */
const inBraces = new RegExp(
  String.raw`\{+[^{}\n]{0,60}\}+|\{+[ \t]*[\p{L}\w-]*|[\p{L}\w-]+[ \t]*\}+|${inOthers}`,
  'giu',
)
/** What the site writes behind the figure of a price. */
const unit = /(?:[€$]|\bEUR)\s*(?=\{euros\})|(?<=\{euros\})\s*(?:€|(?:euros?|EUR)\b)/i

/** A text has braces only around the names that the site replaces there, and no unit beside a sum that has one. */
export function checkVariables({ sources, site }: RuleInput): FileDiagnostic[] {
  return sources.flatMap((source) => {
    if (!brace.test(source.text)) return []
    const variables = new Map(
      source.annotations.flatMap(({ keyword, schema, pointer }) =>
        keyword === 'variables'
          ? languages.map((each): [string, string[]] => [`${pointer}/${each}`, strings(schema)])
          : [],
      ),
    )
    return textsOf(source.value, (text) => /[{}[<]/.test(text)).flatMap((found) => {
      const known = variables.get(found.pointer) ?? []
      return [...unknownIn(source, found, known, site), ...unitTwice(source, found)].map((diagnostic) => ({
        file: source.file,
        diagnostic,
      }))
    })
  })
}

function unknownIn(
  source: CheckedSource,
  { text, pointer }: FoundText,
  known: readonly string[],
  site: CheckedSource | undefined,
): Diagnostic[] {
  const [written] = [...text.matchAll(inBraces)].map(([all]) => all).filter((all) => !isOneOf(all, known))
  if (written === undefined) return []
  const name = written.replaceAll(/[{}[\]<>\s]/g, '')
  const meant = nearest(name, known) ?? known[0]
  const by = meant === undefined ? replacement(name, source, pointer, site) : `{${meant}}`
  return [error('variableUnknown', { written, known }, rangeIn(source, pointer, written), replacedBy(by))]
}

const isOneOf = (written: string, known: readonly string[]): boolean => known.some((name) => written === `{${name}}`)

/** The value that the name has in other texts, such as the owner's name or the price; else the name without braces. */
function replacement(name: string, source: CheckedSource, pointer: string, site: CheckedSource | undefined): string {
  const language = languages.find((each) => pointer.endsWith(`/${each}`))
  if (language === undefined) return name
  const [list = '', event = ''] = pointerSteps(pointer)
  const euros = ownProperty(valueAtPointer(source.value, `/${list}/${event}`), 'euros')
  if (nearest(name, ['euros']) && typeof euros === 'number') return eurosText(euros, language)
  const ofSite = ownProperty(ownProperty(site?.value, 'name'), language)
  return nearest(name, ['name']) && typeof ofSite === 'string' ? ofSite : name
}

function unitTwice(source: CheckedSource, { text, pointer }: FoundText): Diagnostic[] {
  const written = unit.exec(text)?.[0]
  if (written === undefined) return []
  const range = rangeIn(source, pointer, written)
  return [warning('unitTwice', { unit: written.trim() }, range, replacedBy(''))]
}

/** Where a part of a text stands. */
function rangeIn({ tree: { root, text } }: CheckedSource, pointer: string, part: string) {
  const [start, end] = parsedNodeAt(root, pointer).node?.range ?? [0, 0]
  const at = Math.max(0, text.slice(start, end).indexOf(part))
  return { ...rangeOf(text, start + at, start + at + part.length), pointer }
}
