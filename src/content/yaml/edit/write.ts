import { Pair, Scalar, stringify, YAMLMap, YAMLSeq, type SchemaOptions, type ToStringOptions } from 'yaml'
import { languages } from '../../model/language.ts'
import { EditError, type NewValue } from './edit.ts'
import type { CollectionNode } from './locate.ts'
import { isSame, valueOfText } from './read.ts'
import { writableText } from '../characters.ts'

/** How many characters a line may have for a small map to be written in `{ }`. */
const widest = 100

export type NewScalar = string | number | boolean
export type NewMap = Readonly<Record<string, NewValue>>

export const isScalarValue = (value: NewValue): value is NewScalar => typeof value !== 'object'
export const isListValue = (value: NewValue): value is readonly NewValue[] => Array.isArray(value)

/** How a text was written that gets other words. */
export interface KeptWriting {
  /** `QUOTED`: in double quotes, however it was. */
  readonly style?: Scalar.Type | 'QUOTED' | undefined
  /** Whether what looks like a number, `true` or `false` stays without quotes. */
  readonly isBare?: boolean
}

/** The lines of a key or an item with its value, its head (`title:` or `-`) in the given column. */
export const writtenEntry = (head: string, value: NewValue, column: number, kept: KeptWriting = {}): string =>
  entryOf(head, nodeOf(value, head, column, kept), column, schemaFor(kept))

/** The lines of an entry whose value is in `{ }` or `[ ]`, without these: each member in lines, written as it was. */
export function openedEntry(head: string, node: CollectionNode, column: number): string {
  // Comments around it stay where they are.
  const around = { comment: null, commentBefore: null, spaceBefore: false }
  return entryOf(head, Object.assign(node.clone(), { ...around, flow: false }), column, { schema: 'failsafe' })
}

function entryOf(head: string, value: unknown, column: number, options: SchemaOptions = {}): string {
  const behind = head === '-' ? printed([value], options).slice(1) : printed({ k: value }, options).slice(2)
  return (head + behind).replaceAll(/^(?!$)/gm, ' '.repeat(column))
}

/** A value as it is written within `{ }` or `[ ]`. */
export const writtenInFlow = (value: NewValue, kept: KeptWriting = {}): string =>
  printed([nodeOf(value, undefined, 0, kept)], { ...inBrackets, ...schemaFor(kept) }).slice(2, -3)

const schemaFor = ({ isBare }: KeptWriting): SchemaOptions => (isBare ? { schema: 'failsafe' } : {})

const inBrackets: ToStringOptions = { collectionStyle: 'flow' }

/** No line is broken, and a text that looks like a number or the like is quoted. */
const printed = (value: unknown, options: SchemaOptions & ToStringOptions = {}): string =>
  stringify(value, { schema: 'core', lineWidth: 0, doubleQuotedAsJSON: true, ...options })

type NewNode = Scalar | YAMLSeq<NewNode> | YAMLMap<Scalar, NewNode>

/** @param head what stands before it in its line, in which column; nothing for a value in brackets */
function nodeOf(value: NewValue, head?: string, column = 0, kept: KeptWriting = {}): NewNode {
  const inFlow = head === undefined
  if (isScalarValue(value)) return scalarOf(value, inFlow, kept)
  if (isListValue(value)) {
    const list = new YAMLSeq<NewNode>()
    list.items = value.map((item) => nodeOf(item, inFlow ? undefined : '-', column + 2))
    return list
  }
  const map = new YAMLMap<Scalar, NewNode>()
  map.items = Object.entries(value as NewMap).map(
    ([key, each]) => new Pair(keyOf(key), nodeOf(each, inFlow ? undefined : headFor(key), column + 2)),
  )
  map.flow = head !== undefined && isSmall(value as NewMap, head, column)
  return map
}

/** Small maps are written on one line: a text in both languages anywhere, any other only after a key. */
function isSmall(value: NewMap, head: string, column: number): boolean {
  const isText = Object.keys(value).every((key) => languages.some((language) => language === key))
  if (head === '-' && !isText) return false
  const isShort = Object.values(value).every((each) => isScalarValue(each) && !String(each).includes('\n'))
  return isShort && column + head.length + 1 + writtenInFlow(value).length <= widest
}

/** What an entry of a map begins with. Throws an EditError if the key has a character that no file may have. */
export const headFor = (key: string): string => `${printed(keyOf(key)).trimEnd()}:`

function keyOf(key: string): Scalar {
  refuseUnwritable(key)
  return scalar(key, /^[A-Za-z_][\w-]*$/.test(key) ? 'PLAIN' : 'QUOTE_DOUBLE')
}

function scalarOf(value: NewScalar, inFlow: boolean, kept: KeptWriting): Scalar {
  if (typeof value !== 'string') return new Scalar(value)
  refuseUnwritable(value)
  const options = { ...(inFlow && inBrackets), ...schemaFor(kept) }
  const ways = stylesFor(value, inFlow, kept).map((style) => scalar(value, style))
  const found = ways.find((way) => isSame(valueOfText(printed([way], options)), [value]))
  if (!found) throw new EditError(`There is no way to write ${JSON.stringify(value)}.`)
  return found
}

const scalar = (text: string, style: Scalar.Type): Scalar => Object.assign(new Scalar(text), { type: style })

/** The ways to write a text, the most fitting first. The last one always reads back as the text. */
function stylesFor(text: string, inFlow: boolean, { style }: KeptWriting): Scalar.Type[] {
  if (style === 'QUOTED') return ['QUOTE_DOUBLE']
  if (!inFlow && text !== '' && (text.includes('\n') || style?.startsWith('BLOCK')) && canBeLiteral(text))
    return ['BLOCK_LITERAL', 'QUOTE_DOUBLE']
  // YAML 1.1 takes `10:30` for a number.
  if (text === '' || /[\n\t]/.test(text) || (!style && /^\d+:\d\d$/.test(text))) return ['QUOTE_DOUBLE']
  return [style?.startsWith('QUOTE') ? style : 'PLAIN', 'QUOTE_DOUBLE']
}

/** Empty lines at the end would need a `|+`, to which the empty lines that follow belong as well. */
const canBeLiteral = (text: string): boolean => /[^ \n] *\n?$/.test(text) && !/^ *\t/m.test(text)

/** Whether every YAML reader takes it for a text rather than a number or the like, the language server included. */
export const isTextToAnyone = (plain: string): boolean => printed([scalar(plain, 'PLAIN')]) === `- ${plain}\n`

/** Throws an EditError for a text with a character that the check refuses wherever it occurs. */
export function refuseUnwritable(text: string): void {
  if (writableText(text) !== text) throw new EditError(`No file may have this text: ${JSON.stringify(text)}`)
}
