import { error, withLines, type Diagnostic } from '../../model/diagnostic.ts'
import type { DiagnosticFacts, Code } from '../../model/diagnostic-facts.ts'
import { type Source, pathOf } from '../../model/source.ts'
import { isEmptyLine, scanLines, type ScannedLine, indentOf } from './scan-lines.ts'
import { childNode, fieldsOf, itemNode, nodeAt } from '../../model/schema/schema-node.ts'
import { linesOf, textRange } from '../../yaml/range.ts'
import { correctLines } from './correct-lines.ts'
import type { CheckedFile } from './correct-values.ts'
import type { Examine } from '../validate/examine.ts'

type Kind = Source['kind']
type Subject = DiagnosticFacts['misplaced']['subject']

/** The fields of a file that no other kind of file has. */
const fieldsOfFile: Readonly<Record<Kind, readonly string[]>> = {
  page: ['path', 'blocks'],
  events: ['events'],
  site: ['phones', 'footer'],
  dictionary: ['pt', 'en'],
}

/**
 * What is complete in itself and was pasted into the wrong file or list: an event among testimonials, a second page
 * below the first. Each is reported once, as what it is, rather than field by field.
 * @returns also the file as it is without it, with as many lines as before
 */
export function misplaced(kind: Kind, text: string) {
  const lines = text.split('\n')
  const scanned = scanLines(lines)
  const diagnostics = (pageBelow(kind, scanned, lines) ?? itemsElsewhere(kind, scanned, lines)).map((facts) => {
    const line = lines[facts.first - 1] ?? ''
    const place = { line: facts.first, column: indentOf(line) + 1, length: line.trim().length, pointer: '' }
    return error('misplaced', facts, place)
  })
  for (const { facts } of diagnostics) lines.fill('', facts.first - 1, facts.last)
  return { text: lines.join('\n'), diagnostics }
}

/** What a whole file is, if it has the fields of another kind, and none of its own. */
export function otherFile(kind: Kind, text: string): Kind | undefined {
  const names = new Set(text.split('\n').flatMap((line) => /^([a-z]+):/.exec(line)?.[1] ?? []))
  if (fieldsOfFile[kind].some((name) => names.has(name))) return undefined
  return (Object.keys(fieldsOfFile) as Kind[]).find((other) => fieldsOfFile[other].every((name) => names.has(name)))
}

type Facts = DiagnosticFacts['misplaced']

function pageBelow(kind: Kind, scanned: readonly ScannedLine[], lines: readonly string[]): Facts[] | undefined {
  if (kind !== 'page') return undefined
  const ofRoot = scanned.filter(({ indent, isItem }) => indent === 0 && !isItem)
  const blocks = ofRoot.findIndex(({ key }) => key === 'blocks')
  const below = ofRoot.slice(blocks + 1)
  const isAgain = (name: string): boolean => below.some(({ key }) => key === name)
  if (blocks === -1 || !isAgain('blocks') || !isAgain('path')) return undefined
  let first = below[0]?.line ?? 0
  while (isEmptyLine(lines[first - 1]) || lines[first - 1]?.startsWith('---')) first--
  // Empty lines above it are those of the page before.
  while ((lines[first] ?? '').trim() === '') first++
  return [{ subject: 'page', first: first + 1, last: lastWritten(lines, first, lines.length) }]
}

function itemsElsewhere(kind: Kind, scanned: readonly ScannedLine[], lines: readonly string[]): Facts[] {
  const found: Facts[] = []
  let isInTestimonials = false
  let next = 0
  for (const [at, start] of scanned.entries()) {
    if (start.key === 'type') isInTestimonials = start.value.startsWith('testimonial')
    if (start.key === 'testimonials') isInTestimonials = true
    if (start.line < next || !start.isItem || start.key === undefined) continue
    const length = scanned.slice(at + 1).findIndex(({ indent }) => indent <= start.indent)
    const own = scanned.slice(at, length === -1 ? undefined : at + 1 + length)
    const fields = new Set(
      own.flatMap((each, index) => (index === 0 || each.indent === start.column ? (each.key ?? []) : [])),
    )
    const subject = subjectOf(fields)
    if (subject === undefined || (subject === 'event' ? kind === 'events' : isInTestimonials)) continue
    next = own.at(-1)?.end ?? start.line + 1
    found.push({ subject, first: start.line + 1, last: lastWritten(lines, start.line, next) })
  }
  return found
}

/** What an item is by its fields, if these are of nothing else. */
function subjectOf(fields: ReadonlySet<string>): Subject | undefined {
  const count = (...names: readonly string[]): number => names.filter((name) => fields.has(name)).length
  if (count('weekly', 'monthly', 'days') > 0) return count('name', 'icon', 'where', 'button') > 1 ? 'event' : undefined
  return count('name', 'place', 'text') === 3 && count('icon', 'where', 'title') === 0 ? 'testimonial' : undefined
}

/** The one-based last line of a range that is not empty. */
const lastWritten = (lines: readonly string[], from: number, to: number): number =>
  from + lines.slice(from, to).findLastIndex((line) => line.trim() !== '') + 1

/** What is said of the lines of a group whose own name is missing. */
const consequences: ReadonlySet<Code> = new Set(['unknownKey', 'duplicateKey', 'hyphenExtra', 'indentWrong'])

/**
 * A file in which a group or a list that has lost the line with its name is reported as just that. The lines below it
 * are right, though they seem to belong to the field above.
 */
export function withLostNames(kind: Source['kind'], text: string, file: CheckedFile, examine: Examine): CheckedFile {
  const { diagnostics, tree, value } = file
  const missing = diagnostics.filter((each): each is Diagnostic<'missingKey'> => each.code === 'missingKey')
  if (missing.length === 0) return file
  const lineOf = ({ range }: Diagnostic): number => textRange(range, tree).line
  const blamed = new Set(diagnostics.filter(({ code }) => consequences.has(code)).map(lineOf))
  // As they are written, but for what is wrong with each by itself: another mistake must not hide this one.
  const { lines } = correctLines(text.split('\n'))
  const scanned = scanLines(lines)
  const right = linesOf(tree.text)
  const before = examine(tree.text).mistakes
  return missing.reduce((checked, each) => {
    const { facts, range } = each
    const { key } = facts
    const child = childNode(nodeAt(kind, value, pathOf(range.pointer ?? '')), key, undefined)
    const item = child && itemNode(child)
    const names = new Set(child ? fieldsOf(item ?? child).map((field) => field.key) : [])
    const first = scanned.find(
      (start) =>
        start.line >= lineOf(each) &&
        start.isItem === (item !== undefined) &&
        names.has(start.key ?? '') &&
        blamed.has(start.line + 1),
    )
    if (!first || first.indent < 2) return checked
    const name = `${' '.repeat(first.indent - 2)}${key}:`
    const length = lines.slice(first.line).findIndex((line) => !isEmptyLine(line) && indentOf(line) < first.indent)
    const end = length === -1 ? lines.length : first.line + length
    let start = first.line
    while (/^\s*#/.test(lines[start - 1] ?? '')) start--
    const named = [...right.slice(0, start), name, ...lines.slice(start, end), ...right.slice(end)]
    const { parsed, mistakes } = examine(named.join('\n'))
    if (parsed.errors.length > 0 || mistakes >= before) return checked
    const isConsequence = (own: Diagnostic): boolean =>
      own === each ||
      ((consequences.has(own.code) || own.code === 'missingKey') && lineOf(own) > first.line && lineOf(own) <= end)
    const place = { line: start + 1, column: first.indent + 1, length: 1, pointer: range.pointer ?? '' }
    const lost = error('missingKey', { key }, place, withLines([name], 0))
    return { ...checked, diagnostics: [...checked.diagnostics.filter((other) => !isConsequence(other)), lost] }
  }, file)
}
