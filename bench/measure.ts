/** The middle one of some numbers, by size. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 0.5)

/** The number that a part of all, from 0 to 1, does not exceed. */
export function percentile(numbers: readonly number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? NaN
}

/** Measures several times, one after another: what varies from one run to the next is reported as a median. */
export async function repeatedly<T>(what: string, measure: () => Promise<T>, times = 5): Promise<T[]> {
  const results: T[] = []
  for (let done = 1; done <= times; done += 1) {
    results.push(await measure())
    progress(`${what} (${done} of ${times})`)
  }
  return results
}

/** Says on the terminal what is being measured, apart from the tables, so that those can be written to a file. */
export function progress(text: string): void {
  process.stderr.write(`${text}\n`)
}

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
