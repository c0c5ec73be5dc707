import { isMap } from 'yaml'
import type { Finding } from './diagnostic.ts'
import type { Problem } from './problem.ts'
import { markOf, type Mark } from '../parse/range.ts'
import { nodeAt } from '../parse/node-at.ts'
import type { Source } from '../parse/source.ts'

/** Stands for the text that only she can write. */
const gap = '…'

/** The lines as they should read, or those to add, where a finding knows them. */
export function suggestionOf(finding: Finding, source: Source, mark: Mark, line: string): Problem['suggestion'] {
  const { correctedLines, replaceBy, splitText, fillIn, addKey, spot } = finding
  if (correctedLines) return { kind: 'replace', lines: correctedLines }
  if (replaceBy !== undefined) return { kind: 'replace', lines: [withReplaced(line, mark, replaceBy)] }
  if (splitText !== undefined) return { kind: 'replace', lines: inBothLanguages(line, mark, splitText) }
  if (fillIn) return { kind: 'replace', lines: [filledIn(line, mark)] }
  if (addKey && spot.pointer !== undefined) return addition(source, spot.pointer, addKey)
  return undefined
}

const withReplaced = (line: string, { column, length }: Mark, by: string): string =>
  line.slice(0, column - 1) + by + line.slice(column - 1 + length)

function filledIn(line: string, { column }: Mark): string {
  const filled = line
    .slice(column - 1)
    .replace(
      /^([^:]+:)\s*(?:"\s*"|'\s*')?\s*(?=([,}])?)/,
      (_, key: string, next?: string) => `${key} ${gap}${next === '}' ? ' ' : ''}`,
    )
  return line.slice(0, column - 1) + filled
}

function inBothLanguages(line: string, { column, length }: Mark, text: string): readonly string[] {
  const written = line.slice(column - 1, column - 1 + length) || text
  const start = /^(\s*(?:- +)*)[\w-]+:/.exec(line)
  if (!start) return [withReplaced(line, { line: 0, column, length }, `{ pt: ${written}, en: ${gap} }`)]
  const indent = ' '.repeat((start[1]?.length ?? 0) + 2)
  return [start[0], `${indent}pt: ${written}`, `${indent}en: ${gap}`]
}

function addition(
  source: Source,
  pointer: string,
  { key, languages }: NonNullable<Finding['addKey']>,
): Problem['suggestion'] {
  const { root, text } = source.tree()
  const { node, key: keyNode } = nodeAt(root, pointer)
  if (!isMap(node) || node.items.length === 0) {
    const column = keyNode ? markOf(text, keyNode.range[0], keyNode.range[1]).column + 2 : 1
    return { kind: 'add', lines: keyLines(key, languages, ' '.repeat(column - 1)) }
  }
  const [start, end] = node.range
  if (node.flow) {
    const mark = markOf(text, start, end)
    const line = text.split('\n')[mark.line - 1] ?? ''
    const inner = languages ? `{ pt: ${gap}, en: ${gap} }` : gap
    const written = text.slice(start, end).replace(/[\s,]*\}$/, '')
    return { kind: 'replace', lines: [withReplaced(line, mark, `${written}, ${key}: ${inner} }`)] }
  }
  return { kind: 'add', lines: keyLines(key, languages, ' '.repeat(markOf(text, start, end).column - 1)) }
}

const keyLines = (key: string, languages: boolean, indent: string): string[] =>
  languages ? [`${indent}${key}:`, `${indent}  pt: ${gap}`, `${indent}  en: ${gap}`] : [`${indent}${key}: ${gap}`]
