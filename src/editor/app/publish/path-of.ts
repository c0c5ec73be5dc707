import type { Path } from '../../../content/edit/edit.ts'
import { pointerSteps } from '../../../content/parse/pointer.ts'

/** The path that a pointer writes: a step of digits alone is a number of a list, for no field is called so. */
export const pathOf = (pointer: string): Path =>
  pointerSteps(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
