import { pointerSteps } from '../../model/pointer.ts'
import { ownProperty } from '../../model/own-property.ts'
import type { Source } from '../../model/source.ts'
import { childNode, fileNode, itemNode, type SchemaNode } from '../../model/schema/schema-node.ts'
import type { ReportLabels } from './catalogue.ts'

/** Where a pointer leads in a file, in the writer's words: `bloco 5 (events), evento 2, título`. */
export function locationOf(
  pointer: string,
  { kind, value }: Pick<Source, 'kind' | 'value'>,
  labels: ReportLabels,
): string {
  const parts: string[] = []
  let current: unknown = value
  let node: SchemaNode | undefined = fileNode(kind)
  let key = ''
  const steps = pointerSteps(pointer)
  for (const [index, step] of steps.entries()) {
    const parent: SchemaNode | undefined = node
    if (Array.isArray(current)) {
      current = (current as unknown[])[Number(step)]
      node = parent && childNode(parent, Number(step), current)
      const type = ownProperty(current, 'type')
      const item = labels.item(key, parent && itemNode(parent))
      parts.push(`${item} ${Number(step) + 1}` + (typeof type === 'string' && type ? ` (${type})` : ''))
    } else {
      current = ownProperty(current, step)
      node = parent && childNode(parent, step, current)
      key = step
      if (!Array.isArray(current) || index === steps.length - 1) parts.push(labels.field(key, node))
    }
  }
  return parts.join(', ')
}
