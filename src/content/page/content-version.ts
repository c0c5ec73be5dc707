import { type Content, pictureFiles } from '../model/content.ts'

/** How many pages are written out at a time: the text of all pages of a large site would take too much memory. */
const pagesAtOnce = 50

/** Tells one content from another by what it says and by the pictures that it shows. Comments make no difference. */
export async function contentVersion(content: Content, sizeOf: (picture: string) => number): Promise<string> {
  const { pages, ...rest } = content
  let version = await sha256(JSON.stringify([rest, pictureFiles(content).map((file) => [file, sizeOf(file)])]))
  for (let at = 0; at < pages.length; at += pagesAtOnce)
    version = await sha256(version + JSON.stringify(pages.slice(at, at + pagesAtOnce).map(({ page }) => page)))
  return version.slice(0, 16)
}

/** The file at the address. @param built the day of the build */
export const versionFile = (version: string, built: string) => `${JSON.stringify({ content: version, built })}\n`

/** The SHA-256 digest of a text, in hexadecimal. Asynchronous, since that is the only kind that browsers have. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
