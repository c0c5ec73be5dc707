import * as fc from 'fast-check'

/** What tends to break YAML, its readers, or those who print what they read. */
const awkward = [
  [': ', ':', ' #', '- ', '-', '? ', '&a ', '*a', '!x ', '!!binary ', '%YAML 1.1', '---\n', '...\n', '|', '>', '|2'],
  ['"', "'", '{', '}', '[', ']', ',', '@', '`', '<<: ', '__proto__: ', 'constructor: ', 'null', '~', 'true', '012'],
  ['\t', '\r', '\r\n', '\n', '\n\n', '  ', '\0', '\u0007', '\u001b[2J', '\u007f', '\u0085', '\u00a0', '\u00ad'],
  ['\u200b', '\u200d', '\u202e', '\u2028', '\u2029', '\ufeff', '\ufffe', '\ud83d\udc83', 'e\u0301', '\u3000'],
  ['é', '1e9', '>-', '../', 'javascript:', 'data:'],
].flat()

/** A place in whatever is changed, as a fraction of its length. */
const place = fc.noBias(fc.nat(99_999)).map((part) => part / 100_000)
const sign = fc.constantFrom(...awkward)

/** One change of a text, as data, so that a change that breaks something can be made smaller and shown. */
export type TextChange =
  | { readonly kind: 'characters'; readonly at: number; readonly removed: number; readonly added: string }
  | { readonly kind: 'end'; readonly at: number }
  | { readonly kind: 'nested'; readonly at: number; readonly sign: string; readonly times: number }
  | { readonly kind: 'indent'; readonly line: number; readonly by: number | 'tab' }
  | { readonly kind: 'lineEnd'; readonly line: number; readonly added: string }
  /** A line with everything below it that is indented further, moved or copied to another place. */
  | {
      readonly kind: 'lines'
      readonly from: number
      readonly to: number
      readonly stays: boolean
      readonly alone: boolean
    }
  | { readonly kind: 'lineGone'; readonly line: number }
  | { readonly kind: 'word'; readonly at: number; readonly by: string | { readonly wordAt: number } | 'shorter' }

const kind = <K extends TextChange['kind']>(name: K) => fc.constant(name)

export const textChange: fc.Arbitrary<TextChange> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('characters'),
      at: place,
      removed: fc.nat(4),
      added: fc.oneof(fc.constant(''), sign),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('end'), at: place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('nested'),
      at: place,
      sign: fc.constantFrom('[', '{', '- ', '? '),
      times: fc.nat(300),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('indent'),
      line: place,
      by: fc.constantFrom(-3, -2, -1, 1, 2, 3, 'tab' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('lineEnd'), line: place, added: sign }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('lines'), from: place, to: place, stays: fc.boolean(), alone: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('lineGone'), line: place }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('word'),
      at: place,
      by: fc.oneof(fc.constantFrom('', 'shorter' as const), sign, fc.record({ wordAt: place })),
    }),
  },
)

const index = (part: number, length: number): number => Math.floor(part * length)

/** The text with a change made. */
export function changed(text: string, change: TextChange): string {
  switch (change.kind) {
    case 'characters':
      return splice(text, index(change.at, text.length), change.removed, change.added)
    case 'end':
      return text.slice(0, index(change.at, text.length))
    case 'nested':
      return splice(text, index(change.at, text.length), 0, change.sign.repeat(change.times))
    case 'indent':
      return withLine(text, change.line, (line) => [indented(line, change.by)])
    case 'lineEnd':
      return withLine(text, change.line, (line) => [`${line} ${change.added}`])
    case 'lineGone':
      return withLine(text, change.line, () => [])
    case 'lines':
      return withMovedLines(text, change)
    case 'word':
      return withWord(text, change)
  }
}

const splice = (text: string, at: number, removed: number, added: string): string =>
  text.slice(0, at) + added + text.slice(at + removed)

const indented = (line: string, by: number | 'tab'): string =>
  by === 'tab' ? line.replace(/^ +/, '\t') : by > 0 ? ' '.repeat(by) + line : line.slice(-by)

function withLine(text: string, part: number, change: (line: string) => readonly string[]): string {
  const lines = text.split('\n')
  const at = index(part, lines.length)
  return lines.toSpliced(at, 1, ...change(lines[at] ?? '')).join('\n')
}

function withMovedLines(text: string, { from, to, stays, alone }: Extract<TextChange, { kind: 'lines' }>): string {
  const lines = text.split('\n')
  const start = index(from, lines.length)
  const indent = lines[start]?.search(/\S/) ?? 0
  let end = start + 1
  while (end < lines.length && (lines[end]?.search(/\S/) ?? 0) > indent) end++
  const group = lines.slice(start, alone ? start + 1 : end)
  const rest = stays ? lines : lines.toSpliced(start, group.length)
  return rest.toSpliced(index(to, rest.length + 1), 0, ...group).join('\n')
}

function withWord(text: string, { at, by }: Extract<TextChange, { kind: 'word' }>): string {
  const words = [...text.matchAll(/[^\s:,{}"]+/g)]
  const word = words[index(at, words.length)]
  if (!word) return text
  const other = typeof by === 'object' ? words[index(by.wordAt, words.length)]?.[0] : by
  return splice(text, word.index, word[0].length, by === 'shorter' ? word[0].slice(0, -1) : (other ?? ''))
}
