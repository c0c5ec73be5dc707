import { error, type Diagnostic } from '../../model/diagnostic.ts'
import type { Code } from '../../model/diagnostic-facts.ts'
import { pathOf } from '../../model/pointer.ts'
import { childNode, fieldsOf, itemNode, nodeAt } from '../../model/schema/schema-node.ts'
import type { Source } from '../../model/source.ts'
import { rangeOfPointer } from '../../yaml/range.ts'
import type { CheckedFile } from './correct-values.ts'
import type { Examine } from './examine.ts'
import { indentOf, isEmptyLine, scanLines } from './scan-lines.ts'

/** What is said of the lines of a group whose own name is missing. */
const consequences: ReadonlySet<Code> = new Set(['unknownKey', 'hyphenExtra', 'indentWrong', 'groupIndentWrong'])

/**
 * A file in which a group or a list that has lost the line with its name is reported as just that. The lines below it
 * are right, though they seem to belong to the field above.
 */
export function withLostNames(kind: Source['kind'], text: string, file: CheckedFile, examine: Examine): CheckedFile {
  const { diagnostics, tree, value } = file
  const missing = diagnostics.filter((each): each is Diagnostic<'missingKey'> => each.code === 'missingKey')
  if (missing.length === 0) return file
  const lineOf = ({ range }: Diagnostic): number =>
    'line' in range ? range.line : rangeOfPointer(tree, range.pointer, range.part).line
  const blamed = new Set(diagnostics.filter(({ code }) => consequences.has(code)).map(lineOf))
  const lines = text.split('\n')
  const scanned = scanLines(lines)
  const { parsed, mistakes } = examine(text)
  const before = parsed.errors.length > 0 ? Infinity : mistakes
  return missing.reduce((checked, each) => {
    const { key } = each.facts
    const { range } = each
    const owner = nodeAt(kind, value, pathOf(range.pointer ?? ''))
    const child = owner && childNode(owner, key, undefined)
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
    const right = examine(lines.toSpliced(first.line, 0, name).join('\n'))
    if (right.parsed.errors.length > 0 || right.mistakes >= before) return checked
    const length = lines.slice(first.line).findIndex((line) => !isEmptyLine(line) && indentOf(line) < first.indent)
    const end = length === -1 ? lines.length : first.line + length
    const isConsequence = (other: Diagnostic): boolean =>
      other === each || (consequences.has(other.code) && lineOf(other) > first.line && lineOf(other) <= end)
    const place = { line: first.line + 1, column: first.indent + 1, length: 1, pointer: range.pointer ?? '' }
    const lost = error('missingKey', { key }, place, { fix: { kind: 'lines', lines: [name], count: 0 } })
    return { ...checked, diagnostics: [...checked.diagnostics.filter((other) => !isConsequence(other)), lost] }
  }, file)
}
