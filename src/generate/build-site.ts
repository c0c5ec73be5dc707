import { statSync } from 'node:fs'
import { join } from 'node:path'
import { calendarFiles } from './calendar/calendar-file.ts'
import { languages } from '../content/model/language.ts'
import { type LoadOptions, todayInLisbon } from '../content/load.ts'
import type { ReportedDiagnostic } from '../content/check/messages/reported-diagnostic.ts'
import { withCurrentEvents } from '../content/page/localise-event.ts'
import type { Content } from '../content/model/content.ts'
import type { PictureLookup } from '../content/page/localise-value.ts'
import { loadContentFolder, pictureFolderOf } from '../disk/load-content-folder.ts'
import { nameOnDisk } from '../disk/picture-facts.ts'
import { versionAddress } from '../content/model/site-addresses.ts'
import { contentVersion, versionFile } from '../content/page/content-version.ts'
import { metadataFiles } from './head/metadata-files.ts'
import { headTags, notFoundTags } from './head/head-tags.ts'
import { siteColours } from '../site/styles/site-colours.ts'
import { cspMeta, inlineSource, type InlineSources } from './hosting/headers.ts'
import { hostingFiles } from './hosting/hosting-files.ts'
import { formerAddresses, movedPage } from './hosting/moved-page.ts'
import type { DocumentShell } from '../site/shell/document.ts'
import { renderPage } from '../site/shell/entry-server.tsx'
import type { PageData } from '../site/shell/page-data.ts'
import { openOutput, recoverOutput } from './output/output.ts'
import { documentAddress, fontPreloads, notFoundData, pageData, pageFiles } from './output/page-files.ts'
import { bundleProgram, type Program } from './bundle/bundle.ts'
import { sitePictures, siteSocialImages } from './pictures/site-pictures.ts'

export interface BuildResult {
  /** False if the content has errors: then nothing was written. */
  readonly built: boolean
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** How many pages there are, without the not-found page. */
  readonly pages: number
}

interface BuildOptions extends Pick<LoadOptions, 'release' | 'today'> {
  /** Makes the files of the editor, if the site has one. */
  readonly editor?: EditorOfSite | undefined
}

/**
 * @param picture finds a picture as the pages show it
 * @returns the editor's files by address, and the style elements that it adds
 */
export type EditorOfSite = (
  content: Content,
  picture: PictureLookup,
) => Promise<{
  readonly files: ReadonlyMap<string, string | Uint8Array>
  readonly styles: readonly string[]
}>

/**
 * Checks the content and builds the site. Neither bad content nor a build that fails changes anything in `out`.
 * @throws what the file system, a picture or a block throws
 */
export async function buildSite(contentFolder: string, out: string, check?: BuildOptions): Promise<BuildResult> {
  // Even if the content has errors and nothing is written.
  recoverOutput(out)
  const colours = siteColours()
  const today = check?.today ?? todayInLisbon()
  const loading = loadContentFolder(contentFolder, { ...check, today })
  const drawing = loading.then(async ({ content: written }) => {
    if (!written) return undefined
    const content = withCurrentEvents(written, today)
    const [{ picture, outputs }, socialImages] = await Promise.all([
      sitePictures(content, pictureFolderOf(contentFolder)),
      siteSocialImages(content, colours),
    ])
    return { written, content, picture, outputs, socialImages }
  })
  const [{ diagnostics }, drawn, program] = await Promise.all([loading, drawing, bundleProgram()])
  if (!drawn) return { built: false, diagnostics, pages: 0 }
  const { written, content, picture, outputs, socialImages } = drawn

  const output = openOutput(out)
  const writeAll = (files: Iterable<readonly [string, string | Uint8Array]>): void => {
    for (const [address, file] of files) output.write(address, file)
  }
  try {
    for (const { address, source } of [...outputs, ...socialImages]) output.copy(address, source)
    const pictureFolder = pictureFolderOf(contentFolder)
    const version = await contentVersion(
      written,
      (file) => statSync(join(pictureFolder, nameOnDisk(pictureFolder, file))).size,
    )
    writeAll([[versionAddress, versionFile(version)]])
    const former = formerAddresses(content)
    const pages = content.pages.map(({ page }) => page.path)
    const editor = await check?.editor?.(content, picture)
    writeAll(former.map((each) => [documentAddress(each.from), movedPage(each, content)]))
    writeAll([
      ...program.files,
      ...(await metadataFiles(content, colours)),
      ...(editor?.files ?? []),
      ...hostingFiles(inlineSources(program), former, editor && { pages, styles: editor.styles }),
    ])

    const addresses = new Map(socialImages.map(({ page, address }) => [page, address]))
    const render = pageRenderer(program)
    for (const { page } of content.pages) {
      const data = pageData(content, page, picture)
      writeAll(render(data, headTags(data.pt, content.site, addresses.get(page.path) ?? '', colours)))
    }
    writeAll(languages.flatMap((language) => [...calendarFiles(content, language, today)]))
    writeAll(render(notFoundData(content), notFoundTags(colours)))
    output.publish()
  } catch (error) {
    output.discard()
    throw error
  }
  return { built: true, diagnostics, pages: content.pages.length }
}

/** Returns a function that renders a page to its files, by address. */
function pageRenderer(program: Program): (data: PageData, head: string) => [string, string][] {
  const shell: DocumentShell = {
    cspMeta: cspMeta(inlineSources(program)),
    styles: `${fontPreloads(program.files.keys())}<style>${program.styles}</style>`,
    script: `<script>${program.firstScript}</script>`,
    program: program.address,
  }
  return (data, head) => {
    const files = pageFiles(data, shell, renderPage, head)
    return [
      [documentAddress(data.pt.path), files.document],
      [files.dataAddress, files.data],
    ]
  }
}

/** The inline script and styles of every page, as its policy names them. */
function inlineSources({ firstScript, styles }: Program): InlineSources {
  return { scripts: [inlineSource(firstScript)], styles: [inlineSource(styles)] }
}
