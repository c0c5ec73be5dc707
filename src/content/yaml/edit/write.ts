import { parse } from 'yaml'
import { languages } from '../../model/language.ts'
import { EditError, type NewValue } from './edit.ts'
import { isSame, readValue } from './read.ts'
import { writableText } from '../characters.ts'

/** How many characters a line may have for a small map to be written in `{ }`. */
const widest = 100

type NewScalar = string | number | boolean
type NewList = readonly NewValue[]
export type NewMap = Readonly<Record<string, NewValue>>

export const isScalarValue = (value: NewValue): value is NewScalar => typeof value !== 'object'
export const isListValue = (value: NewValue): value is NewList => Array.isArray(value)

/** The lines of a key or an item with its value, its head (`title:` or `-`) in the given column. */
export function writtenEntry(head: string, value: NewValue, column: number): string {
  const start = ' '.repeat(column) + head
  if (isScalarValue(value)) {
    const { source, body } = writtenScalar(value, column, false)
    return `${start} ${source}\n${body}`
  }
  const flow = asFlow(value, head, column)
  if (flow !== undefined) return `${start} ${flow}\n`
  const inner = isListValue(value)
    ? value.map((item) => writtenEntry('-', item, column + 2)).join('')
    : entriesOf(value)
        .map(([key, each]) => writtenEntry(headFor(key), each, column + 2))
        .join('')
  // The first entry of an item follows the hyphen.
  return head === '-' ? `${start} ${inner.slice(column + 2)}` : `${start}\n${inner}`
}

const entriesOf = (value: NewValue): [string, NewValue][] => Object.entries(value as NewMap)

/** A value as it is written within `{ }` or `[ ]`. */
export function writtenInFlow(value: NewValue): string {
  if (isScalarValue(value)) return writtenScalar(value, 0, true).source
  if (isListValue(value)) return `[${value.map(writtenInFlow).join(', ')}]`
  const parts = entriesOf(value).map(([key, each]) => `${headFor(key)} ${writtenInFlow(each)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** Small maps are written on one line: a text in both languages anywhere, any other only after a key. */
function asFlow(value: NewList | NewMap, head: string, column: number): string | undefined {
  if (Object.keys(value).length === 0) return writtenInFlow(value)
  const isText = entriesOf(value).every(([key]) => languages.some((language) => language === key))
  const isSmall = Object.values(value).every((each) => isScalarValue(each) && !String(each).includes('\n'))
  if (isListValue(value) || !isSmall || (head === '-' && !isText)) return undefined
  const flow = writtenInFlow(value)
  return column + head.length + 1 + flow.length <= widest ? flow : undefined
}

/** What an entry of a map begins with. Throws an EditError if the key has a character that no file may have. */
export function headFor(key: string): string {
  refuseUnwritable(key)
  return `${/^[A-Za-z_][\w-]*$/.test(key) && isTextToAnyone(key) ? key : inDoubleQuotes(key)}:`
}

function writtenScalar(value: NewScalar, column: number, inFlow: boolean): Writing {
  const text = String(value)
  refuseUnwritable(text)
  const ways = writings(text, { inFlow, bare: typeof value !== 'string', column, indent: column + 2 })
  const found = ways.find(({ source, body }) =>
    isSame(readValue(inFlow ? `[${source}]\n` : `${' '.repeat(column)}- ${source}\n${body}`), [text]),
  )
  if (!found) throw new EditError(`There is no way to write ${JSON.stringify(text)}.`)
  return found
}

export type Style = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE' | 'BLOCK_LITERAL' | 'BLOCK_FOLDED'

export interface Writing {
  /** What follows the key. For a block scalar, its header: `|`. */
  readonly source: string
  /** The lines below it. */
  readonly body: string
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
  const [plain, double] = [inline(text), inline(inDoubleQuotes(text))]
  if (!inFlow && text !== '' && (text.includes('\n') || style?.startsWith('BLOCK')))
    return [...literal(text, place), double]
  const isSingle = style === 'QUOTE_SINGLE' || (style !== 'QUOTE_DOUBLE' && text.includes('"') && !text.includes("'"))
  const single = isSingle && !/[\n\t]/.test(text) ? [inline(`'${text.replaceAll("'", "''")}'`)] : []
  const isPlain = !style?.startsWith('QUOTE') && canBePlain(text, inFlow) && (place.bare || isTextToAnyone(text))
  return [...(isPlain ? [plain] : []), ...single, double]
}

const inline = (source: string): Writing => ({ source, body: '' })

function canBePlain(text: string, inFlow: boolean): boolean {
  const isRead = /^$|[\n\t]|^\s|\s$|:$|:\s|\s#|^[,[\]{}#&*!|>%@`"'?:]|^-(?!\d)|^(?:---|\.\.\.)/.test(text)
  return !isRead && !(inFlow && /[,[\]{}]/.test(text))
}

/** Whether every YAML reader takes it for a text rather than a number or the like, the language server included. */
export const isTextToAnyone = (plain: string): boolean =>
  !/^(?:[-+.\d~]|null$|true$|false$)/i.test(plain) || typeof parse(plain, { schema: 'core' }) === 'string'

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t' }

const inDoubleQuotes = (text: string): string =>
  `"${text.replaceAll(/[\\"\n\t]/g, (character) => escapes[character] ?? character)}"`

function literal(text: string, { column, indent }: WritingPlace): Writing[] {
  // Empty lines at the end would need a `|+`, to which the empty lines that follow belong as well.
  if (!/[^ \n] *\n?$/.test(text) || /^ *\t/m.test(text)) return []
  const leading = /^\n* /.test(text) ? String(indent - column) : ''
  return [{ source: `|${leading}${chomping(text)}`, body: indented(text, indent) }]
}

const chomping = (text: string): string => (text.endsWith('\n') ? '' : '-')
const indented = (text: string, indent: number): string =>
  `${text.replace(/\n$/, '').replaceAll(/^(?!$)/gm, ' '.repeat(indent))}\n`

/** Throws an EditError for a text with a character that the check refuses wherever it occurs. */
export function refuseUnwritable(text: string): void {
  if (writableText(text) !== text) throw new EditError(`No file may have this text: ${JSON.stringify(text)}`)
}
