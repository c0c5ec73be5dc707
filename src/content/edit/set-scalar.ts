import type { ValuePath } from '../parse/pointer.ts'
import { isScalar, type Scalar } from 'yaml'
import { EditError } from './edit.ts'
import { leafOf, nodeIn, saysWith, withChunk, type Leaf } from './leaf.ts'
import { locate, type Located } from './locate.ts'
import { openFlow } from './open-flow.ts'
import { isSame, readValue } from './read.ts'
import { isTextToAnyone, refuseUnwritable, writings, type Style, type Writing } from './scalar.ts'

type Lines = readonly string[]

/** Gives a scalar another text, in the style that it has, or in the nearest one that can hold the text. */
export function setScalar(
  lines: Lines,
  path: ValuePath,
  value: string | number | boolean,
  { entry, block, rest }: Located = locate(lines, path),
): Lines {
  if (!entry || block) throw new EditError('wrongKind', `There is no text at ${path.join('/')}.`)
  const leaf = leafOf(lines, entry)
  const node = nodeIn(leaf, rest)
  if (!isScalar(node)) throw new EditError('wrongKind', `There is no text at ${path.join('/')}.`)
  const text = String(value)
  if (String(node.value ?? '') === text) return lines
  refuseUnwritable(text)
  const inFlow = rest.length > 0
  const inLines = inFlow && text.includes('\n') ? openFlow(lines, leaf) : undefined
  if (inLines) return setScalar(inLines, path, value)
  const expected = saysWith(leaf, rest, text)
  const bare =
    typeof value !== 'string' || (node.type === 'PLAIN' && node.source !== '' && !isTextToAnyone(node.source))
  for (const writing of writings(text, { ...writtenAs(leaf, node), inFlow, bare, column: entry.column })) {
    const chunk = withWriting(leaf.chunk, node, writing)
    if (isSame(readValue(chunk), expected)) return withChunk(lines, leaf, chunk)
  }
  throw new EditError('unsupported', `There is no way to write the text at ${path.join('/')}.`)
}

/** An empty text has no style worth keeping: what is written next is written as plainly as it can be. */
function writtenAs({ entry, chunk }: Leaf, { value, type, range }: Scalar.Parsed): { style?: Style; indent: number } {
  const indent = entry.column + 2
  if ((value ?? '') === '' || type === undefined) return { indent }
  const style = type as Style
  if (!style.startsWith('BLOCK')) return { style, indent }
  const [header = '', ...body] = chunk.slice(range[0], range[1]).split('\n')
  const told = /^[|>][+-]?([1-9])/.exec(header)?.[1]
  const first = body.find((line) => /[^ ]/.test(line)) ?? ''
  return { style, indent: told === undefined ? first.search(/[^ ]/) : entry.column + Number(told) }
}

/** The chunk with another writing for a scalar. What follows it on its line stays there. */
function withWriting(chunk: string, { type, range: [from, to] }: Scalar.Parsed, { source, body }: Writing): string {
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED'
  const signEnd = isBlock ? from + (/^[|>][-+1-9]*/.exec(chunk.slice(from))?.[0].length ?? 0) : to
  const lineEnd = chunk.indexOf('\n', signEnd)
  const start = chunk.slice(0, from)
  const gap = from < to ? '' : start.endsWith(':') || start.endsWith('-') ? ' ' : /\s$/.test(start) ? '' : ': '
  const below = body.map((line) => `${line}\n`).join('')
  return start + gap + source + chunk.slice(signEnd, lineEnd + 1) + below + chunk.slice(isBlock ? to : lineEnd + 1)
}
