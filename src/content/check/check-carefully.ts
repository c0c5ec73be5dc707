import type { ParsedNode } from 'yaml'
import { error, startOfFile, type Finding, type Spot } from '../finding.ts'
import { withoutUnseen } from '../read/characters.ts'
import type { Correction } from '../read/corrections.ts'
import { markOf, type Mark } from '../read/mark.ts'
import { markOfPointer } from '../read/mark-of-pointer.ts'
import { repairLists, repairMeaning, repairWriting, type CountMistakes, type Repaired } from '../read/repair.ts'
import { parseText, type ParsedText } from '../read/tree.ts'
import { valueOfTree } from '../read/value.ts'
import type { Source } from '../source.ts'
import { schemaFindings } from './schema-findings.ts'
import { validate, type Gathered } from './validator.ts'

interface Careful extends Pick<Source, 'value' | 'whole' | 'findings' | 'tree'> {
  readonly gathered: readonly Gathered[]
}

type Kind = Source['kind']

/**
 * Reads a file that is wrong or unusual: finds what can not be seen, corrects what can be corrected so that what else is
 * wrong is found as well, and tells each fault once.
 */
export function checkCarefully(kind: Kind, text: string): Careful {
  const { text: clean, findings: characters } = withoutUnseen(text)
  const count: CountMistakes = (value) => schemaFindings(validate(kind, value).errors, value).length
  const first = parseText(clean)
  const refused = refusal(first, clean)
  if (refused) return broken(kind, clean, [...characters, refused])
  const written = first.errors.length > 0 ? repairWriting(clean, count) : { text: clean, corrections: [] }
  const [left] = parseText(written.text).errors
  if (left) {
    const mark = markOf(written.text, left.pos[0], Math.max(left.pos[1], left.pos[0] + 1))
    const told = [...characters, ...correctionFindings(written.corrections), error('syntax', { code: left.code }, mark)]
    return broken(kind, written.text, told)
  }
  const meant = repairPlaces(kind, written, count)
  return corrected(kind, meant.text, [...characters, ...correctionFindings(meant.corrections)])
}

/** What makes a file no page at all, whatever else it says. */
function refusal(parsed: ParsedText, text: string): Finding | undefined {
  const { root, errors, tooDeepAt, directiveAt, secondDocumentAt } = parsed
  if (tooDeepAt !== undefined) return error('tooDeep', {}, markOf(text, tooDeepAt, tooDeepAt + 1))
  if (directiveAt !== undefined) return error('directive', {}, markOf(text, directiveAt, text.length))
  if (secondDocumentAt !== undefined)
    return error('manyDocuments', {}, markOf(text, secondDocumentAt, secondDocumentAt + 3))
  if (!root && errors.length === 0) return error('emptyFile', {}, startOfFile)
  return undefined
}

/** Nothing is held against a file that can not be read to its end, but for what made it so. */
function broken(kind: Kind, text: string, findings: readonly Finding[]): Careful {
  const { root } = parseText(text)
  const { value } = valueOfTree(root, text)
  return { value, whole: false, findings, gathered: validate(kind, value).gathered, tree: () => ({ root, text }) }
}

/** Lines that can be read but stand in the wrong place, put where they were meant to be. */
function repairPlaces(kind: Kind, written: Repaired, count: CountMistakes): Repaired {
  const { root } = parseText(written.text)
  const { value, findings } = valueOfTree(root, written.text)
  const mistakes = count(value)
  const join = ({ text, corrections }: Repaired): Repaired => ({
    text,
    corrections: [...written.corrections, ...corrections],
  })
  const duplicates = findings.flatMap(({ code, spot }) =>
    code === 'duplicateKey' && 'line' in spot ? [spot.line - 1] : [],
  )
  if (duplicates.length > 0) return join(repairLists(written.text, duplicates, mistakes, count))
  if (mistakes === 0 || findings.length > 0) return written
  const suspects = schemaFindings(validate(kind, value).errors, value).map(
    ({ spot }) => markOfSpot(spot, root, written.text).line - 1,
  )
  return join(repairMeaning(written.text, [...new Set(suspects)].slice(0, 12), mistakes, count))
}

/**
 * What the schema says of a text. A name that was mistyped is put right in a copy, so that what it stands for is checked
 * as well, and nothing is called missing that is only misspelt.
 */
function corrected(kind: Kind, text: string, before: readonly Finding[]): Careful {
  const told = [...before]
  let current = text
  for (let round = 0; ; round++) {
    const { root } = parseText(current)
    const { value, findings: changed } = valueOfTree(root, current)
    const { errors, gathered } = validate(kind, value)
    const lines = new Set([...told, ...changed].flatMap(({ spot }) => ('line' in spot ? [spot.line] : [])))
    const findings = schemaFindings(errors, value).filter(
      ({ spot }) => !lines.has(markOfSpot(spot, root, current).line),
    )
    const misspelt = round < 3 ? findings.filter(({ replaceBy }) => replaceBy !== undefined) : []
    if (misspelt.length === 0) {
      const tree = { root, text: current }
      return { value, whole: true, gathered, findings: [...told, ...changed, ...findings], tree: () => tree }
    }
    const marked = misspelt.map((finding) => ({ ...finding, spot: withMark(finding.spot, root, current) }))
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
