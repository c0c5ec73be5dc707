import type { ParsedNode } from 'yaml'
import { error, startOfFile, type Finding, type Spot } from '../diagnostics/diagnostic.ts'
import { withoutUnseen } from '../parse/characters.ts'
import type { Correction } from './corrections.ts'
import { markOf, type Mark } from '../parse/range.ts'
import { markOfPointer } from '../parse/range-of-pointer.ts'
import { repairLists, repairMeaning, repairWriting, type CountMistakes, type Repaired } from './recover.ts'
import { parseText, type ParsedText } from '../parse/tree.ts'
import { valueOfTree } from '../parse/value.ts'
import type { Source, Value } from '../parse/source.ts'
import { schemaFindings } from '../validate/schema-findings.ts'
import { validate, type Gathered } from '../validate/validator.ts'

interface Careful extends Pick<Source, 'value' | 'whole' | 'findings' | 'tree'> {
  readonly gathered: readonly Gathered[]
}

type Kind = Source['kind']

/** Everything that a text can be asked. */
interface Examined {
  readonly parsed: ParsedText
  readonly value: Value
  /** What YAML would change in silence. */
  readonly changed: readonly Finding[]
  readonly schema: readonly Finding[]
  readonly gathered: readonly Gathered[]
}

type Examine = (text: string) => Examined

/** Examines texts of one kind, each of them once. */
function examiner(kind: Kind): Examine {
  const known = new Map<string, Examined>()
  return (text) => {
    const before = known.get(text)
    if (before) return before
    const parsed = parseText(text)
    const { value, findings: changed } = valueOfTree(parsed.root, text)
    const { errors, gathered } = validate(kind, value)
    const examined = { parsed, value, changed, schema: schemaFindings(errors, value), gathered }
    known.set(text, examined)
    return examined
  }
}

/**
 * Reads a file that is wrong or unusual: finds what can not be seen, corrects what can be corrected so that what else is
 * wrong is found as well, and tells each fault once.
 */
export function checkCarefully(kind: Kind, text: string): Careful {
  const { text: clean, findings: characters } = withoutUnseen(text)
  const examine = examiner(kind)
  const count: CountMistakes = (value) => schemaFindings(validate(kind, value).errors, value).length
  const first = examine(clean).parsed
  const refused = refusal(first, clean)
  if (refused) return broken(examine(clean), clean, [...characters, refused])
  const written = first.errors.length > 0 ? repairWriting(clean, count) : { text: clean, corrections: [] }
  const [left] = examine(written.text).parsed.errors
  if (left) {
    const mark = markOf(written.text, left.pos[0], Math.max(left.pos[1], left.pos[0] + 1))
    const told = [
      ...characters,
      ...correctionFindings(written.corrections),
      error('syntax', { code: left.code }, ofFile(mark)),
    ]
    return broken(examine(written.text), written.text, told)
  }
  const meant = repairPlaces(written, examine, count)
  return corrected(meant.text, [...characters, ...correctionFindings(meant.corrections)], examine)
}

/** What makes a file no page at all, whatever else it says. */
function refusal(parsed: ParsedText, text: string): Finding | undefined {
  const { root, errors, tooDeepAt, directiveAt, secondDocumentAt } = parsed
  if (tooDeepAt !== undefined) return error('tooDeep', {}, ofFile(markOf(text, tooDeepAt, tooDeepAt + 1)))
  if (directiveAt !== undefined) return error('directive', {}, ofFile(markOf(text, directiveAt, text.length)))
  if (secondDocumentAt !== undefined)
    return error('manyDocuments', {}, ofFile(markOf(text, secondDocumentAt, secondDocumentAt + 3)))
  if (!root && errors.length === 0) return error('emptyFile', {}, startOfFile)
  return undefined
}

/** A mark that belongs to no part of the page. */
const ofFile = (mark: Mark): Spot => ({ ...mark, pointer: '' })

/** Nothing is held against a file that can not be read to its end, but for what made it so. */
function broken({ parsed: { root }, value, gathered }: Examined, text: string, findings: readonly Finding[]): Careful {
  return { value, whole: false, findings, gathered, tree: () => ({ root, text }) }
}

/** Lines that can be read but stand in the wrong place, put where they were meant to be. */
function repairPlaces(written: Repaired, examine: Examine, count: CountMistakes): Repaired {
  const { parsed, changed, schema } = examine(written.text)
  const join = ({ text, corrections }: Repaired): Repaired => ({
    text,
    corrections: [...written.corrections, ...corrections],
  })
  const duplicates = changed.flatMap(({ code, spot }) =>
    code === 'duplicateKey' && 'line' in spot ? [spot.line - 1] : [],
  )
  if (duplicates.length > 0) return join(repairLists(written.text, duplicates, schema.length, count))
  if (schema.length === 0 || changed.length > 0) return written
  // A name that is only misspelt says itself what is wrong with it.
  const suspects = schema
    .filter(({ replaceBy }) => replaceBy === undefined)
    .map(({ spot }) => markOfSpot(spot, parsed.root, written.text).line - 1)
  return join(repairMeaning(written.text, [...new Set(suspects)].slice(0, 12), count))
}

/**
 * What the schema says of a text. A name that was mistyped is put right in a copy, so that what it stands for is checked
 * as well, and nothing is called missing that is only misspelt.
 */
function corrected(text: string, before: readonly Finding[], examine: Examine): Careful {
  const told = [...before]
  let current = text
  for (let round = 0; ; round++) {
    const { parsed, value, changed, schema, gathered } = examine(current)
    const tree = { root: parsed.root, text: current }
    const lines = new Set([...told, ...changed].flatMap(({ spot }) => ('line' in spot ? [spot.line] : [])))
    const findings = schema.filter(({ spot }) => !lines.has(markOfSpot(spot, tree.root, current).line))
    const misspelt = round < 3 ? findings.filter(({ replaceBy }) => replaceBy !== undefined) : []
    if (misspelt.length === 0) {
      return { value, whole: true, gathered, findings: [...told, ...changed, ...findings], tree: () => tree }
    }
    const marked = misspelt.map((finding) => ({ ...finding, spot: withMark(finding.spot, tree.root, current) }))
    told.push(...marked)
    current = replaced(current, marked)
  }
}

const markOfSpot = (spot: Spot, root: ParsedNode | null, text: string): Mark =>
  'line' in spot ? spot : markOfPointer({ root, text }, spot.pointer, spot.part)

const withMark = (spot: Spot, root: ParsedNode | null, text: string): Mark => ({
  ...spot,
  ...markOfSpot(spot, root, text),
})

function replaced(text: string, findings: readonly { readonly spot: Mark; readonly replaceBy?: string }[]): string {
  const lines = text.split('\n')
  for (const { spot, replaceBy = '' } of findings.toSorted((a, b) => b.spot.column - a.spot.column)) {
    const line = lines[spot.line - 1] ?? ''
    lines[spot.line - 1] = line.slice(0, spot.column - 1) + replaceBy + line.slice(spot.column - 1 + spot.length)
  }
  return lines.join('\n')
}

function correctionFindings(corrections: readonly Correction[]): Finding[] {
  // Of several lines that begin with a tab one after the other, the first says enough.
  const repeats = ({ code, line }: Correction): boolean =>
    code === 'tabIndent' && corrections.some((other) => other.code === code && other.line === line - 1)
  return corrections
    .filter((correction) => !repeats(correction))
    .map(({ code, line, column, length, sign = '', lines, shown = 1 }) =>
      error(
        code,
        { sign },
        { line: line + 1, column: column + 1, length },
        { correctedLines: lines.slice(line, line + shown) },
      ),
    )
}
