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
