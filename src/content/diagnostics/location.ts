import { pointerSteps } from '../parse/pointer.ts'
import { ownProperty } from '../parse/own-property.ts'
import type { ReportLabels } from './catalogue.ts'

/** Where a pointer leads, in the writer's words: `bloco 5 (events), evento 2, título`. */
export function locationOf(pointer: string, value: unknown, labels: ReportLabels): string {
  const parts: string[] = []
  let current = value
  let list = ''
  const steps = pointerSteps(pointer)
  for (const [index, step] of steps.entries()) {
    const inList = Array.isArray(current)
    current = inList ? (current as unknown[])[Number(step)] : ownProperty(current, step)
    if (inList) {
      const type = ownProperty(current, 'type')
      parts.push(`${labels.item(list)} ${Number(step) + 1}` + (typeof type === 'string' && type ? ` (${type})` : ''))
    } else if (!Array.isArray(current) || index === steps.length - 1)
      parts.push(Object.hasOwn(labels.names, step) ? (labels.names[step] ?? step) : step)
    list = step
  }
  return parts.join(', ')
}
