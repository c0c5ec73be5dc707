import { pointerSteps } from '../parse/pointer.ts'
import { at } from '../validate/own-property.ts'
import type { Frame } from './messages/messages.ts'

/** Where a pointer leads, in the writer's words: `bloco 5 (events), evento 2, título`. */
export function placeOf(pointer: string, value: unknown, frame: Frame): string {
  const parts: string[] = []
  let current = value
  let list = ''
  const steps = pointerSteps(pointer)
  for (const [index, step] of steps.entries()) {
    const inList = Array.isArray(current)
    current = inList ? (current as unknown[])[Number(step)] : at(current, step)
    if (inList) {
      const type = at(current, 'type')
      parts.push(`${frame.item(list)} ${Number(step) + 1}` + (typeof type === 'string' && type ? ` (${type})` : ''))
    } else if (!Array.isArray(current) || index === steps.length - 1)
      parts.push(Object.hasOwn(frame.names, step) ? (frame.names[step] ?? step) : step)
    list = step
  }
  return parts.join(', ')
}
