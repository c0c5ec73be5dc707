/** Whether each figure is measured once, on small sites: to see that the benchmark runs. */
export const isQuick = process.argv.includes('--quick')

/** The middle one of some numbers, by size. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5)

/** @param part from 0 to 1: the part of the numbers that does not exceed the result */
export function percentile(numbers: readonly number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? NaN
}

/** Measures several times, one after another: what varies between runs is reported as a median. */
export async function repeatedly<T>(what: string, measure: () => Promise<T>, times = 5): Promise<T[]> {
  const rounds = isQuick ? 1 : times
  const results: T[] = []
  for (let round = 1; round <= rounds; round += 1) {
    progress(`${what} (${round} of ${rounds})`)
    results.push(await measure())
  }
  return results
}

/** Reports what is being measured on standard error; the tables go to standard output. */
export const progress = (text: string): void => console.error(text)

/** Prints rows under a heading as a Markdown table, with the numbers of each column aligned. */
export function printTable(heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = columns.map((column, at) => Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, at) => '-'.repeat(width + 1) + (at === 0 ? '-' : ':')).join('|')}|`
  console.log([`\n${heading}\n`, line(columns), rule, ...rows.map(line)].join('\n'))
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
