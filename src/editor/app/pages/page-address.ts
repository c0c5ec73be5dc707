import { slug } from '../../../content/localise/slug.ts'
import { pagesByPath, type Texts } from '../../../content/page-edits/texts.ts'
import { childNode, fileNode } from '../../../content/schema/schema-node.ts'
import { messages } from '../messages/messages.ts'
import { pageTitleOf } from '../panel/describe-place.ts'

/** What is wrong with an address for a page, in words; undefined if it can be used. */
export function addressProblem(texts: Texts, path: string): string | undefined {
  const pattern = childNode(fileNode('page'), 'path', path)?.schema['pattern']
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(path)) return messages.pages.badAddress
  const taken = pagesByPath(texts).get(path)
  return taken && messages.pages.takenAddress(pageTitleOf(texts, taken.file))
}

/** The address that a title suggests. */
export const addressFor = (title: string): string => `/${slug(title.replaceAll('{name}', ''))}`
