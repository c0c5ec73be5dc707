/** A range of lines, zero-based, the last one not included. */
export interface LineRange {
  readonly from: number
  readonly to: number
}

/**
 * The lines of the blocks that some lines stand in, and one block more: all that has to be read to see whether these
 * lines are right. Everything where the file has no list of blocks.
 */
export function blocksAround(lines: readonly string[], first: number, last: number): LineRange {
  const header = lines.findIndex((line) => line.startsWith('blocks:'))
  const item = lines.slice(header + 1).find((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
  const indent = /^( *)- /.exec(item ?? '')?.[1]
  if (header === -1 || indent === undefined || first <= header) return { from: 0, to: lines.length }
  const begins = (line: string | undefined): boolean => line?.startsWith(`${indent}- `) ?? false
  let from = first
  while (from > header + 1 && !begins(lines[from])) from--
  let to = last + 1
  for (let blocks = 0; to < lines.length; to++) if (begins(lines[to]) && ++blocks > 1) break
  return { from, to }
}

/** The text of the top of the page and of a range of lines, each in its line. */
export function textOfRange(lines: readonly string[], { from, to }: LineRange): string {
  const header = lines.findIndex((line) => line.startsWith('blocks:'))
  return lines.map((line, index) => (index <= header || (index >= from && index < to) ? line : '')).join('\n')
}
