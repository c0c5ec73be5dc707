import { isCollection, isMap, isSeq, type ParsedNode } from 'yaml'
import { parsedNodeAt, lineAt } from '../yaml/range.ts'
import { pointerTo, type ValuePath } from '../model/pointer.ts'
import { parseText } from '../yaml/tree.ts'
import type { Edit } from '../yaml/edit/edit.ts'

type Lines = readonly [from: number, to: number]

/**
 * The lines that an edit may touch, zero-based, the second after the last: what it changes, with the comments and empty
 * lines around, as the tree of `yaml` says where it is. Brackets count as a whole.
 */
export function editedLines(text: string, edit: Edit): Lines {
  const { path } = edit
  const [parent, last] = [path.slice(0, -1), Number(path.at(-1))]
  const isOfMember = edit.kind === 'remove' || edit.kind === 'moveItem' || edit.kind === 'duplicateItem'
  const brackets = outermostBrackets(text, isOfMember ? parent : path)
  if (brackets) return linesOf(text, brackets)
  switch (edit.kind) {
    case 'set':
      return around(text, linesOf(text, path))
    case 'insertItem':
    case 'addKey':
      return between(text, path, edit.at ?? sizeAt(text, path))
    case 'duplicateItem':
      return between(text, parent, last + 1)
    case 'moveItem': {
      const [low, high] = [Math.min(last, edit.to), Math.max(last, edit.to)]
      return around(text, [linesOf(text, [...parent, low])[0], linesOf(text, [...parent, high])[1]])
    }
    case 'remove': {
      if (sizeAt(text, parent) === 1) return around(text, linesOf(text, parent))
      const [from, to] = around(text, linesOf(text, path))
      // The next key goes up to where the first one followed its hyphen.
      return [from, to + 1]
    }
  }
}

const found = (text: string, path: ValuePath) => parsedNodeAt(rootOf(text), path.reduce<string>(pointerTo, ''))

let parsed: { readonly text: string; readonly root: ParsedNode | null } = { text: '', root: null }

function rootOf(text: string): ParsedNode | null {
  if (text !== parsed.text) parsed = { text, root: parseText(text).root }
  return parsed.root
}

function outermostBrackets(text: string, path: ValuePath): ValuePath | undefined {
  const lengths = [...path.keys(), path.length]
  const length = lengths.find((each) => {
    const { node } = found(text, path.slice(0, each))
    return isCollection(node) && node.flow === true
  })
  return length === undefined ? undefined : path.slice(0, length)
}

function sizeAt(text: string, path: ValuePath): number {
  const { node } = found(text, path)
  return isCollection(node) ? node.items.length : 0
}

/** From the entry before a place in a map or list to the one after it. */
function between(text: string, path: ValuePath, at: number): Lines {
  const { node } = found(text, path)
  const step = (index: number): string | number =>
    isMap(node) ? String((node.items[index]?.key as { value?: unknown } | undefined)?.value ?? '') : index
  const size = sizeAt(text, path)
  const from = at > 0 ? linesOf(text, [...path, step(at - 1)])[1] - 1 : linesOf(text, path)[0]
  const to = at < size ? linesOf(text, [...path, step(at)])[0] + 1 : linesOf(text, path)[1]
  return around(text, [from, to])
}

/** From the line of its key or hyphen to the one that it ends in. */
function linesOf(text: string, path: ValuePath): Lines {
  const { node, key } = found(text, path)
  const parent = found(text, path.slice(0, -1)).node
  const start = key?.range[0] ?? startOfItem(text, node, isSeq(parent) && parent.flow !== true)
  const end = Math.max(start, (node?.range[1] ?? start) - 1)
  return [lineAt(text, start) - 1, lineAt(text, end)]
}

function startOfItem(text: string, node: ParsedNode | null, isBehindHyphen: boolean): number {
  const start = node?.range[0] ?? 0
  return isBehindHyphen ? text.lastIndexOf('-', start - 1) : start
}

function around(text: string, [from, to]: Lines): Lines {
  const lines = text.split('\n')
  const isLoose = (row: number): boolean => /^\s*(?:#.*)?$/.test(lines[row] ?? 'x')
  let [first, end] = [from, to]
  while (first > 0 && isLoose(first - 1)) first--
  while (end < lines.length && isLoose(end)) end++
  return [first, end]
}
