/** Says on the terminal what is being measured, apart from the tables, so that those can be kept in a file. */
export function progress(text: string): void {
  process.stderr.write(`${text}\n`)
}
