/** What the keyboard shortcuts for undo and redo ask for, on any kind of computer; undefined for other keys. */
export function askedByKeys(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo'
  return key === 'z' ? 'undo' : undefined
}
