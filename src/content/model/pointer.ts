/** The steps of a JSON pointer (RFC 6901): `/blocks/0/title` gives blocks, 0, title. */
export function pointerSteps(pointer: string): string[] {
  if (pointer === '') return []
  const steps = pointer.slice(1).split('/')
  return pointer.includes('~') ? steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps
}

/** The way from the top of a file to one of its values: `['blocks', 0, 'title', 'pt']`. */
export type ValuePath = readonly (string | number)[]

/** The path that a pointer writes: digits alone are the number of an item, for no field is called so. */
export const pathOf = (pointer: string): (string | number)[] =>
  pointerSteps(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

export function pointerTo(pointer: string, step: string | number): string {
  const name = String(step)
  // Few names have a sign to escape.
  return `${pointer}/${/[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name}`
}
