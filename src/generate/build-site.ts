import { hash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { todayInLisbon } from '../content/dates/lisbon.ts'
import type { LoadOptions } from '../content/load.ts'
import { addressIn, languages } from '../content/model/language.ts'
import { currentContent } from '../content/page/localise-event.ts'
import type { Content } from '../content/model/content.ts'
import type { PictureLookup } from '../content/page/localise-value.ts'
import { loadContentFolder, pictureFolderOf, rootFiles } from '../disk/load-content-folder.ts'
import { nameOnDisk } from '../disk/picture-facts.ts'
import { siteFolders, versionAddress } from '../content/model/site-addresses.ts'
import { contentVersion, versionFile } from '../content/page/content-version.ts'
import { cspMeta, inlineSource, pagePolicy } from './hosting/headers.ts'
import { hostingFiles } from './hosting/hosting-files.ts'
import { formerAddresses } from './hosting/moved-page.ts'
import { documentHtml } from '../site/shell/entry-server.tsx'
import { siteColours } from '../site/styles/site-colours.ts'
import { openOutput, recoverOutput } from './output/output.ts'
import { bundleProgram, stylesOfPages } from './bundle/bundle.ts'
import { sitePictures } from './pictures/encode-images.ts'
import { eventsRevision } from './github-repository.ts'
import { fontPreloads, type MakeDocument, filesOfContent } from './files-of-content.ts'
import { drawSocialImages, socialImages } from './social-image/social-images.ts'

interface BuildOptions extends Pick<LoadOptions, 'release' | 'today'> {
  /** Makes the files of the editor, if the site has one. */
  readonly editor?: EditorOfSite | undefined
}

/**
 * @param picture finds a picture as the pages show it
 * @returns the editor's files by address, and the policy of its documents
 */
export type EditorOfSite = (
  content: Content,
  picture: PictureLookup,
) => Promise<{ readonly files: ReadonlyMap<string, string | Uint8Array>; readonly policy: string }>

/** Its own function, so that what the check knows of each file, hundreds of megabytes, is not held while pages are made. */
async function checkAndDraw(contentFolder: string, options: LoadOptions & { readonly today: string }) {
  const { content: written, diagnostics } = await loadContentFolder(contentFolder, options)
  if (!written) return { diagnostics }
  const content = currentContent(written, options.today)
  const colours = siteColours()
  const [pictures] = await Promise.all([
    sitePictures(content, pictureFolderOf(contentFolder)),
    drawSocialImages(socialImages(content, colours), colours),
  ])
  return { diagnostics, drawn: { written, content, pictures } }
}

/**
 * Checks the content and builds the site. Neither bad content nor a build that fails changes anything in `out`.
 * @returns whether it was built, which content with errors is not, and how many pages it has without the not-found page
 * @throws what the file system, a picture or a block throws
 */
export async function buildSite(contentFolder: string, out: string, check?: BuildOptions) {
  // Even if the content has errors and nothing is written.
  recoverOutput(out)
  const today = check?.today ?? todayInLisbon()
  const pictureFolder = pictureFolderOf(contentFolder)
  const [{ diagnostics, drawn }, program] = await Promise.all([
    checkAndDraw(contentFolder, { ...check, today }),
    bundleProgram(),
  ])
  if (!drawn) return { built: false, diagnostics, pages: 0 }
  // Else what the check knew of each file stays until the heap is twice as large. `gc` is there in `npm run build`.
  globalThis.gc?.()
  const { written, content, pictures } = drawn
  const styles = stylesOfPages(program.styles, content)
  const output = openOutput(out)
  try {
    const sizeOf = (file: string) => statSync(join(pictureFolder, nameOnDisk(pictureFolder, file))).size
    output.write(versionAddress, versionFile(await contentVersion(written, sizeOf), today))
    const editor = await check?.editor?.(content, pictures.picture)
    const paths = content.pages.flatMap(({ page }) => languages.map((language) => addressIn(page.path, language)))
    const hosted = editor && { pages: paths, policy: editor.policy }
    const scripts = [inlineSource(program.firstScript)]
    const inline = { scripts, styles: [...new Set(styles.byPath.values())].map(inlineSource) }
    const others = [program.files, editor?.files ?? [], hostingFiles(inline, formerAddresses(content), hosted)]
    for (const [address, file] of others.flatMap((files) => [...files])) output.write(address, file)
    const allStyles = `${siteFolders.program}site-${hash('sha256', styles.file, 'base64url').slice(0, 8)}.css`
    output.write(allStyles, styles.file)
    const document: MakeDocument = (page, data, head) => {
      const css = styles.byPath.get(page.path) ?? ''
      const meta = cspMeta(pagePolicy({ scripts, styles: [inlineSource(css)] }))
      const sources = `${fontPreloads(program.files.keys())}<style>${css}</style>\n<script>${program.firstScript}</script>`
      return documentHtml(page, { cspMeta: meta, program: program.address, allStyles }, head + sources, data)
    }
    for (const [address, make] of filesOfContent(content, pictures, document, today, eventsRevision(contentFolder)))
      output.write(address, await make())
    for (const [address, file] of rootFiles(contentFolder)) output.write(address, file)
    output.publish()
  } catch (error) {
    output.discard()
    throw error
  }
  return { built: true, diagnostics, pages: content.pages.length }
}
