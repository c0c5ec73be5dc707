import type { Mark, Node } from 'prosemirror-model'
import { parseMarkdown } from '../../../content/model/markdown.ts'
import { documentOf, schema } from './document.ts'

/** A line, or what is between two blocks, and by what it is known again. */
interface Unit {
  readonly key: string
  readonly text: string
}

/** A document as Markdown. Lines whose words and looks are as before keep the signs that their author used. */
export function writtenText(before: string, doc: Node): string {
  const signs = signsOf(before)
  const blocks = blocksOf(doc).map(([block, isSecond]) => blockText(block, signs, isSecond))
  const units = unitsOf(before, signs)
  const wholes = new Set(units.map(({ key }) => key))
  const written = blocks.flatMap((text, at) => [
    ...(at > 0 ? [{ key: betweenBlocks, text: betweenBlocks }] : []),
    ...(wholes.has(text) ? [{ key: text, text }] : linesOf(text)),
  ])
  const most = Math.min(units.length, written.length)
  let start = 0
  while (start < most && units[start]?.key === written[start]?.key) start += 1
  let end = 0
  while (end < most - start && units.at(-1 - end)?.key === written.at(-1 - end)?.key) end += 1
  const changed = units.toSpliced(start, units.length - end - start, ...written.slice(start, written.length - end))
  const [, around = '', behind = ''] = /^(\s*)[^]*?(\s*)$/.exec(before) ?? []
  const textOf = (body: string) => (body ? around + body + behind : '')
  const [merged, anew] = [changed.map(({ text }) => text).join(''), blocks.join(betweenBlocks)]
  // A line may mean something else beside its new neighbours.
  return textOf(documentOf(merged).eq(documentOf(anew)) ? merged : anew)
}

const betweenBlocks = '\n\n'

/** The lines of a text as it is, each known by how it would be written anew. */
function unitsOf(text: string, signs: Signs): readonly Unit[] {
  const doc = documentOf(text)
  const seconds = new Set(blocksOf(doc).flatMap(([block, isSecond]) => (isSecond ? [block] : [])))
  let last: number | undefined
  return parseMarkdown(text).flatMap(({ position }, at) => {
    const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
    const between = last === undefined ? [] : [{ key: betweenBlocks, text: text.slice(last, start) }]
    last = end
    const own = text.slice(start, end)
    const anew = blockText(doc.child(at), signs, seconds.has(doc.child(at)))
    const [lines, others] = [linesOf(own), linesOf(anew)]
    const isAlike = lines.length === others.length
    const units = isAlike ? lines.map((line, place) => ({ ...line, key: others[place]?.key ?? '' })) : undefined
    return [...between, ...(units ?? [{ key: anew, text: own }])]
  })
}

/** The number of an item is no part of what it is known by. */
const linesOf = (text: string): readonly Unit[] =>
  text.split(/(\n)/).map((line) => ({ text: line, key: line.replace(/^((?:\s|[-*+] )*)\d+(?=[.)](?:\s|$))/, '$11') }))

type Signs = ReturnType<typeof signsOf>

/** How the author of a text marks the items of lists. */
const signsOf = (text: string) => ({
  bullet: /^\s*([-*+])\s/m.exec(text)?.[1] ?? '-',
  behindNumber: /^\s*\d+([.)])\s/m.exec(text)?.[1] ?? '.',
})

/** The blocks that have something to read, and whether a list follows one of its kind, with which it would be one. */
function blocksOf(around: Node): readonly (readonly [block: Node, isSecond: boolean])[] {
  const all: [Node, boolean][] = []
  for (const block of around.children.flatMap(apart)) {
    if (block.type.name === 'p' && looksOf(block) === '') continue
    const [last, isSecond] = all.at(-1) ?? []
    all.push([block, last?.type === block.type && block.type.name !== 'p' && !isSecond])
  }
  return all
}

/** A paragraph with an empty line in it, as two line breaks make it, is several in Markdown. */
function apart(block: Node): readonly Node[] {
  if (!block.isTextblock) return [block]
  const end = block.children.findIndex(
    ({ isText }, at, all) => !isText && all.slice(at + 1).find(({ text }) => text?.trim() !== '')?.isText === false,
  )
  const part = (from: number, to?: number) => schema.node('p', null, block.children.slice(from, to))
  return end < 0 ? [block] : [part(0, end), ...apart(part(end + 1))]
}

/** Whether an item has several, or a list that begins later than at one: CommonMark takes that for the words before it. */
const hasParagraphs = (item: Node) =>
  blocksOf(item).filter(([{ type, attrs }]) => type.name === 'p' || Number(attrs['start'] ?? 1) > 1).length > 1

function blockText(block: Node, signs: Signs, isSecond = false): string {
  if (block.type.name === 'p') return paragraphText(block)
  const [bullet, behind] = isSecond
    ? [signs.bullet === '-' ? '*' : '-', signs.behindNumber === '.' ? ')' : '.']
    : [signs.bullet, signs.behindNumber]
  const isLoose = Boolean(block.attrs['isLoose']) || block.children.some(hasParagraphs)
  const items = block.children.map((item, at) => {
    const sign = block.type.name === 'ol' ? `${Number(block.attrs['start']) + at}${behind} ` : `${bullet} `
    const parts = blocksOf(item).map(([part, isNext]) => blockText(part, signs, isNext))
    const inner = parts.join(isLoose ? '\n\n' : '\n').replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`)
    return (sign + inner).trimEnd()
  })
  return items.join(isLoose ? '\n\n' : '\n')
}

/** How the signs of a paragraph are written. */
interface Style {
  readonly em: '*' | '_'
  /** Whether signs that are to be read are escaped. */
  readonly isEscaped?: boolean
  /** What is never marked at the end of marked words: CommonMark knows no mark that ends so before a letter. */
  readonly outside?: RegExp
  readonly isPlain?: boolean
}

const ends = /^(\s*)([^]*?)(\s*)$/
const exact: readonly Style[] = [{ em: '*' }, { em: '_' }, { em: '*', isEscaped: true }, { em: '_', isEscaped: true }]
const nearly: Style = { em: '*', isEscaped: true, outside: /^([\s\p{P}\p{S}]*)([^]*?)([\s\p{P}\p{S}]*)$/u }
const plain: Style = { em: '*', isEscaped: true, isPlain: true }

/** A paragraph in the plainest style that reads back as it looks; else one that keeps its words. */
function paragraphText(paragraph: Node): string {
  const text = (style: Style) =>
    runsText(paragraph.children, style, [])
      .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
      .trim()
  const reads = (style: Style, withMarks: boolean) => {
    const { childCount, firstChild: first } = documentOf(text(style))
    return childCount === 1 && first?.type.name === 'p' && looksOf(first, withMarks) === looksOf(paragraph, withMarks)
  }
  return text(exact.find((each) => reads(each, true)) ?? (reads(nearly, false) ? nearly : plain))
}

/** What a paragraph looks like. Spaces look alike with and without marks, and are not seen at the ends of lines. */
function looksOf(paragraph: Node, withMarks = true): string {
  const marksOf = ({ marks }: Node) =>
    withMarks ? marks.map(({ type, attrs }) => type.name + String(attrs['href'] ?? '')).join() : ''
  const looks = paragraph.children.map((run) => {
    const marks = marksOf(run)
    return run.isText ? (run.text ?? '').replaceAll(/\S/g, (letter) => letter + marks).replaceAll(/\s/g, ' ') : '\n'
  })
  return looks
    .join('')
    .replaceAll(/ *\n */g, '\n')
    .trim()
}

/** Runs of text within marks. The mark that reaches farthest is the outer one. */
function runsText(runs: readonly Node[], style: Style, within: readonly Mark[]): string {
  const [first] = runs
  if (!first) return ''
  const reach = (mark: Mark) => {
    const end = runs.findIndex(({ marks }) => !mark.isInSet(marks))
    return end === -1 ? runs.length : end
  }
  const [outer] = first.marks
    .filter((mark) => !mark.isInSet(within) && (!style.isPlain || mark.type.name === 'a'))
    .toSorted((one, other) => reach(other) - reach(one))
  const end = outer ? reach(outer) : 1
  const own = outer
    ? marked(outer, runsText(runs.slice(0, end), style, [...within, outer]), style)
    : first.isText
      ? escaped(first.text ?? '', style)
      : '\n'
  return own + runsText(runs.slice(end), style, within)
}

function marked({ type, attrs }: Mark, text: string, { em, outside = ends }: Style): string {
  const [, before = '', inner = '', behind = ''] = (type.name === 'a' ? ends : outside).exec(text) ?? []
  if (inner === '') return text
  const signs = { a: ['[', `](${targetText(String(attrs['href']))})`], em: [em, em], strong: ['**', '**'] }
  const [open = '', close = ''] = signs[type.name as 'a' | 'em' | 'strong']
  return before + open + inner + close + behind
}

const targetText = (href: string) => (/^[^\s()<>\\]+$/.test(href) ? href : `<${href.replaceAll(/[<>\\]/g, '\\$&')}>`)

const escaped = (text: string, { isEscaped }: Style): string =>
  isEscaped
    ? text
        // A `!` before a link would make it a picture.
        .replaceAll(/[\\*_[\]]|!$/g, '\\$&')
        .replaceAll(
          /^(\s*)(?:([-+])|(\d+)([.)]))(?=\s|$|-)/gm,
          (_, space: string, sign = '', number = '', behind = '') => `${space}${number}\\${sign}${behind}`,
        )
    : text
