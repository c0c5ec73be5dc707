import { createHash } from 'node:crypto'
import { type Content, pictureFiles } from '../../content/model/content.ts'

/**
 * Tells one content from another by what it says and by the pictures that it shows. Comments make no difference.
 *
 * @param sizeOf bytes of a picture's file
 * @throws what `sizeOf` throws
 */
export function contentVersion(content: Content, sizeOf: (picture: string) => number): string {
  const { pages, ...rest } = content
  const pictures = pictureFiles(content).map((file) => [file, sizeOf(file)])
  const hash = createHash('sha256').update(JSON.stringify([rest, pictures]))
  // A page at a time: the text of all pages of a large site would take more memory than the rest of its build.
  for (const { page } of pages) hash.update(JSON.stringify(page))
  return hash.digest('hex').slice(0, 16)
}

/** The file at the address. */
export const versionFile = (version: string): string => `${JSON.stringify({ content: version })}\n`
