/** Whether this is an error of the operating system: with one of these codes, or with any. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return codes.length === 0 || codes.includes(String(error.code))
}
