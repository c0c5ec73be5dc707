import { slug } from '../../../content/model/content-names.ts'
import { pagesByPath, type Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { items, ownProperty } from '../../../content/model/own-property.ts'
import { childNode, fileNode } from '../../../content/model/schema/schema-node.ts'
import { isReservedPath } from '../../../content/model/site-addresses.ts'
import { messages } from '../messages/messages.ts'
import { pageTitleOf } from '../panel/labels.ts'
import { writtenRight } from '../panel/text-field.tsx'

const pathNode = childNode(fileNode('page'), 'path', '')

/** `workshops` as `/workshops`; what can't be understood, as it is. */
export const addressMeant = (typed: string): string => (pathNode && writtenRight(typed, pathNode)) ?? typed

/**
 * What is wrong with an address for a page, in words; undefined if it can be used.
 *
 * @param own the file of the page that is to have it, if there is one: it may have an address again that it once had
 */
export function addressProblem(texts: Texts, path: string, own?: string): string | undefined {
  const pattern = pathNode?.schema['pattern']
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(path)) return messages.pages.badAddress
  if (isReservedPath(path)) return messages.pages.reservedAddress
  const pages = pagesByPath(texts)
  const taken =
    pages.get(path) ??
    [...pages.values()].find(({ file, value }) => file !== own && items(ownProperty(value, 'formerly')).includes(path))
  return taken && messages.pages.takenAddress(pageTitleOf(texts, taken.file))
}

/** The address that a title suggests. */
export const addressFor = (title: string): string => `/${slug(title.replaceAll('{name}', ''))}`
