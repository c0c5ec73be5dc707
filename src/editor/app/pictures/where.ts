import { valueAtPath } from '../../../content/model/own-property.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { nodeAt } from '../../../content/model/schema/schema-node.ts'
import { fileKind } from '../../../content/model/file-kind.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages } from '../messages/messages.ts'
import { labelOf, pageTitleOf, subjectAt } from '../panel/labels.ts'
/** Where a picture is shown, in words: the nearest part around it that has a name, and its page. */
export function whereOf(texts: ReadonlyMap<string, string>, { file, path }: ContentPath): string {
  const value = readValue(texts.get(file) ?? '')
  const named = path.map((_, length) => subjectAt({ file, path: path.slice(0, length) }, value)).slice(1)
  const key = path.findLast((step) => typeof step === 'string') ?? ''
  const name = named.findLast((each) => each !== undefined) ?? labelOf(String(key), nodeAt(fileKind(file), value, path))
  const page = valueAtPath(value, ['path'])
  if (typeof page !== 'string') return name
  return `${name} (${page === '/' ? messages.picture.home : pageTitleOf(texts, file)})`
}
