import { languages } from '../language.ts'
import { EditError, type NewValue } from './edit.ts'
import { isSame, readValue } from './read.ts'
import { refuseUnwritable, writings, writtenKey, type Writing } from './scalar.ts'

/** How many characters a line may have for a small map to be written in `{ }`. */
const widest = 100

type Scalar = string | number | boolean
type List = readonly NewValue[]
type Entries = Readonly<Record<string, NewValue>>

export const isScalarValue = (value: NewValue): value is Scalar => typeof value !== 'object'
export const isListValue = (value: NewValue): value is List => Array.isArray(value)

/** The lines of a key or an item with its value, its head (`title:` or `-`) in the given column. */
export function writtenEntry(head: string, value: NewValue, column: number): string[] {
  const start = ' '.repeat(column) + head
  if (isScalarValue(value)) {
    const { source, body } = writtenScalar(value, column, false)
    return [`${start} ${source}`, ...body]
  }
  const flow = asFlow(value, head, column)
  if (flow !== undefined) return [`${start} ${flow}`]
  const inner = isListValue(value)
    ? value.flatMap((item) => writtenEntry('-', item, column + 2))
    : Object.entries(value as Entries).flatMap(([key, each]) => writtenEntry(headFor(key), each, column + 2))
  // The first entry of an item follows the hyphen.
  return head === '-' ? [`${start} ${inner[0]?.slice(column + 2)}`, ...inner.slice(1)] : [start, ...inner]
}

/** What an entry of a map begins with. Throws an EditError if the key has a character that no file may have. */
export function headFor(key: string): string {
  refuseUnwritable(key)
  return `${writtenKey(key)}:`
}

/** A value as it is written within `{ }` or `[ ]`. */
export function writtenInFlow(value: NewValue): string {
  if (isScalarValue(value)) return writtenScalar(value, 0, true).source
  if (isListValue(value)) return value.length === 0 ? '[]' : `[${value.map(writtenInFlow).join(', ')}]`
  const parts = Object.entries(value as Entries).map(([key, each]) => `${headFor(key)} ${writtenInFlow(each)}`)
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** Small maps are written on one line: a text in both languages anywhere, any other only after a key. */
function asFlow(value: List | Entries, head: string, column: number): string | undefined {
  const keys = isListValue(value) ? [] : Object.keys(value)
  if (keys.length === 0) return isListValue(value) && value.length > 0 ? undefined : writtenInFlow(value)
  const inner = Object.values(value as Entries)
  const isText = keys.every((key) => languages.some((language) => language === key))
  if (!inner.every((each) => isScalarValue(each) && !String(each).includes('\n')) || (head === '-' && !isText))
    return undefined
  const flow = writtenInFlow(value)
  return column + head.length + 1 + flow.length <= widest ? flow : undefined
}

function writtenScalar(value: Scalar, column: number, inFlow: boolean): Writing {
  const text = String(value)
  refuseUnwritable(text)
  const ways = writings(text, { inFlow, bare: typeof value !== 'string', column, indent: column + 2 })
  const found = ways.find(({ source, body }) =>
    inFlow
      ? isSame(readValue(`[${source}]\n`), [text])
      : isSame(readValue([`${' '.repeat(column)}- ${source}`, ...body, ''].join('\n')), [text]),
  )
  if (!found) throw new EditError('unsupported', `There is no way to write ${JSON.stringify(text)}.`)
  return found
}
