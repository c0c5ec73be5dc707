/** `aula-aberta`, or `aula-aberta-2` where that name is taken. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const stem = wanted.replace(/-\d+$/, '')
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`
    if (!taken.includes(name)) return name
  }
}
