import { parse } from 'yaml'
import { withoutUnseen } from '../parse/characters.ts'
import { EditError } from './edit.ts'

export type Style = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE' | 'BLOCK_LITERAL' | 'BLOCK_FOLDED'

export interface Writing {
  /** What follows the key. For a block scalar, its header: `|`. */
  readonly source: string
  /** The lines below it. */
  readonly body: readonly string[]
}

export interface WritingPlace {
  /** How it was written before, if it existed. */
  readonly style?: Style
  /** Whether it is in `{ }` or `[ ]`. */
  readonly inFlow: boolean
  /** Whether a number, `true` and `false` may be written bare. */
  readonly bare: boolean
  /** The column of the key or hyphen that it follows, and of its lines where it has several. */
  readonly column: number
  readonly indent: number
}

/**
 * The ways to write a text, the most fitting first. In nearly every place each reads back as the text, which the caller
 * has to check. The last one always does.
 */
export function writings(text: string, place: WritingPlace): Writing[] {
  const { style, inFlow } = place
  const isPlain = canBePlain(text, inFlow) && (place.bare || isTextToAnyone(text))
  const single = inline(`'${text.replaceAll("'", "''")}'`)
  const double = inline(inDoubleQuotes(text))
  const several = !inFlow && text !== '' && (text.includes('\n') || style?.startsWith('BLOCK') === true)
  if (several) return [...(style === 'BLOCK_FOLDED' ? folded(text, place) : []), ...literal(text, place), double]
  const quoted = /[\n\t]/.test(text) ? [double] : preferred(text, style) === 'single' ? [single, double] : [double]
  return isPlain && !style?.startsWith('QUOTE') ? [inline(text), ...quoted] : quoted
}

const inline = (source: string): Writing => ({ source, body: [] })

function preferred(text: string, style: Style | undefined): 'single' | 'double' {
  if (style === 'QUOTE_SINGLE') return 'single'
  if (style === 'QUOTE_DOUBLE') return 'double'
  return text.includes('"') && !text.includes("'") ? 'single' : 'double'
}

function canBePlain(text: string, inFlow: boolean): boolean {
  if (text === '' || /[\n\t]|^\s|\s$|:$|:\s|\s#|^[,[\]{}#&*!|>%@`"'?:]|^-(?!\d)|^(?:---|\.\.\.)/.test(text))
    return false
  return !inFlow || !/[,[\]{}]/.test(text)
}

/** Whether every YAML reader takes it for a text rather than a number or the like, the language server included. */
export const isTextToAnyone = (plain: string): boolean =>
  !/^(?:[-+.\d~]|null$|true$|false$)/i.test(plain) || typeof parse(plain, { schema: 'core' }) === 'string'

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t' }

const inDoubleQuotes = (text: string): string =>
  `"${text.replaceAll(/[\\"\n\t]/g, (character) => escapes[character] ?? character)}"`

function literal(text: string, { column, indent }: WritingPlace): Writing[] {
  const lines = withoutLastBreak(text).split('\n')
  // Empty lines at the end would need a `|+`, to which the empty lines that follow belong as well.
  if (!/[^ ]/.test(lines.at(-1) ?? '') || /^ *\t/m.test(text)) return []
  const leading = lines.find((line) => line !== '')?.startsWith(' ') ? String(indent - column) : ''
  return [{ source: `|${leading}${chomping(text)}`, body: indented(lines, indent) }]
}

/** One line per paragraph: a line break is written as an empty line. */
function folded(text: string, { indent }: WritingPlace): Writing[] {
  if (/^[ \t\n]|\n[ \t]|[ \t](?:\n|$)|\n\n$/.test(text)) return []
  const lines = withoutLastBreak(text).replaceAll(/\n+/g, '$&\n').split('\n')
  return [{ source: `>${chomping(text)}`, body: indented(lines, indent) }]
}

const withoutLastBreak = (text: string): string => text.replace(/\n$/, '')
const chomping = (text: string): string => (text.endsWith('\n') ? '' : '-')
const indented = (lines: readonly string[], indent: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line))

/** A key as it is written before its colon. */
export const writtenKey = (name: string): string =>
  /^[A-Za-z_][\w-]*$/.test(name) && isTextToAnyone(name) ? name : inDoubleQuotes(name)

/** Lone surrogates, and code points that Unicode reserves as noncharacters. */
const noCharacter = /[\p{Cs}\p{Noncharacter_Code_Point}]/u

/** Throws an EditError for a text with a character that the check refuses wherever it occurs. */
export function refuseUnwritable(text: string): void {
  // Tried after a letter, because what a line may not begin with can still be written in quotes.
  const isRefused = noCharacter.test(text) || withoutUnseen(text.replaceAll(/^/gm, 'x')).diagnostics.length > 0
  if (isRefused) throw new EditError('unwritableCharacter', `No file may have this text: ${JSON.stringify(text)}`)
}
