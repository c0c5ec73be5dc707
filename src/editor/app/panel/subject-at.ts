import { valueAtPath } from '../../../content/parse/own-property.ts'
import { fileKind } from '../../../content/file-kind.ts'
import type { Value } from '../../../content/parse/source.ts'
import { nodeAt } from '../../../content/schema/schema-node.ts'
import { subjectOf } from '../../../content/schema/text-node.ts'
import type { ContentPath } from '../frame/provenance.ts'
import { uiLanguage } from '../messages/messages.ts'

/**
 * The words by which the owner recognises a value of a file; undefined if it has none. @param value the content of the
 * file
 */
export function subjectAt({ file, path }: ContentPath, value: Value | undefined): string | undefined {
  const node = nodeAt(fileKind(file), value, path)
  return node && subjectOf(valueAtPath(value, path), node, uiLanguage)
}
