import { statSync } from 'node:fs'
import { join } from 'node:path'
import { calendarFiles } from '../calendar/calendar-file.ts'
import { languages } from '../content/language.ts'
import { type LoadOptions, todayInLisbon } from '../content/load.ts'
import type { ReportedDiagnostic } from '../content/diagnostics/reported-diagnostic.ts'
import { withCurrentEvents } from '../content/localise/current-events.ts'
import type { PageFile } from '../content/schema/types.generated.ts'
import { emptyFolderCache, loadContentFolder, pictureFolderOf, type FolderCache } from '../files/load-content-folder.ts'
import { contentVersion, versionAddress, versionFile } from '../metadata/content-version.ts'
import { metadataFiles } from '../metadata/metadata-files.ts'
import { headTags, notFoundTags } from '../metadata/head-tags.ts'
import { siteColours } from '../styles/site-colours.ts'
import { cspMeta, inlineSource, type InlineSources } from '../hosting/headers.ts'
import { hostingFiles } from '../hosting/hosting-files.ts'
import type { DocumentShell } from '../site/document.ts'
import type { PageData } from '../site/page-data.ts'
import { openOutput } from './output.ts'
import { recoverOutput } from './output-exchange.ts'
import { documentAddress, fontPreloads, notFoundData, pageData, pageFiles } from './page-files.ts'
import { type PreviousBuild, rememberBuild } from './previous-build.ts'
import { bundleProgram, type Program } from './program.ts'
import { sitePictures, siteSocialImages } from './site-pictures.ts'

export interface BuildResult {
  /** False when a problem is an error: then nothing was written. */
  readonly built: boolean
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** How many pages there are, without the not-found page. */
  readonly pages: number
}

type BuildCheck = Pick<LoadOptions, 'release' | 'today'>

/** The files that were written for a page, and what they depend on beside it. */
interface WrittenPage {
  readonly inputs: string
  readonly addresses: readonly string[]
}

/**
 * Checks the content and builds the site. Neither bad content nor a build that fails changes anything in `out`.
 * @throws what the file system, a picture or a block throws
 */
export function buildSite(contentFolder: string, out: string, check?: BuildCheck): Promise<BuildResult> {
  return builder(contentFolder, out, check)()
}

/**
 * Gives a function that builds the site repeatedly, as `buildSite` would: it bundles the program once, and reuses each
 * file of its last build that would come out the same. The result is what a first build would give.
 */
export function siteBuilder(contentFolder: string, out: string, check?: BuildCheck): () => Promise<BuildResult> {
  return builder(contentFolder, out, check, emptyFolderCache())
}

/** @param cache absent for a single build, which then keeps no more in memory than it must */
function builder(
  contentFolder: string,
  out: string,
  check?: BuildCheck,
  cache?: FolderCache,
): () => Promise<BuildResult> {
  const colours = siteColours()
  let bundled: Promise<Program> | undefined
  let previous: PreviousBuild | undefined
  let known: ReadonlyMap<PageFile, WrittenPage> = new Map()

  return async () => {
    // Even if the content is wrong and nothing will be written.
    recoverOutput(out)
    const today = check?.today ?? todayInLisbon()
    bundled ??= bundleProgram()
    const loading = loadContentFolder(contentFolder, { ...check, today }, cache)
    const drawing = loading.then(async ({ content: written }) => {
      if (!written) return undefined
      const content = withCurrentEvents(written, today)
      const [{ picture, outputs }, socialImages] = await Promise.all([
        sitePictures(content, pictureFolderOf(contentFolder)),
        siteSocialImages(content, colours),
      ])
      return { written, content, picture, outputs, socialImages }
    })
    const [{ diagnostics }, drawn, program] = await Promise.all([loading, drawing, bundled])
    if (!drawn) return { built: false, diagnostics, pages: 0 }
    const { written, content, picture, outputs, socialImages } = drawn

    const output = openOutput(out, previous)
    const writeAll = (files: Iterable<readonly [string, string | Uint8Array]>): string[] =>
      [...files].map(([address, file]) => (output.write(address, file), address))
    try {
      for (const { address, source } of [...outputs, ...socialImages]) {
        // The address of a picture changes with it.
        if (!output.keep([address])) output.copy(address, source)
      }
      const version = contentVersion(written, (file) => statSync(join(pictureFolderOf(contentFolder), file)).size)
      writeAll([[versionAddress, versionFile(version)]])
      writeAll([...program.files, ...(await metadataFiles(content, colours)), ...hostingFiles(inlineSources(program))])

      const addresses = new Map(socialImages.map(({ page, address }) => [page, address]))
      const render = pageRenderer(program)
      const common = JSON.stringify([content.site, content.events, content.dictionary, outputs])
      const pages = new Map<PageFile, WrittenPage>()
      for (const { page } of content.pages) {
        const socialImage = addresses.get(page.path) ?? ''
        const inputs = common + socialImage
        const before = known.get(page)
        if (before?.inputs === inputs && output.keep(before.addresses)) {
          pages.set(page, before)
        } else {
          const data = pageData(content, page, picture)
          const head = headTags(data.pt, content.site, socialImage, colours)
          pages.set(page, { inputs, addresses: writeAll(render(data, head)) })
        }
      }
      writeAll(languages.flatMap((language) => [...calendarFiles(content, language, today)]))
      writeAll(render(notFoundData(content), notFoundTags(colours)))
      const remembered = cache && rememberBuild(output.folder, out)
      output.publish()
      if (remembered) {
        previous = remembered
        known = pages
      }
    } catch (error) {
      output.discard()
      throw error
    }
    return { built: true, diagnostics, pages: content.pages.length }
  }
}

/** Gives a function that renders a page to its files, by address. */
function pageRenderer(program: Program): (data: PageData, head: string) => [string, string][] {
  const shell: DocumentShell = {
    cspMeta: cspMeta(inlineSources(program)),
    styles: `${fontPreloads(program.files.keys())}<style>${program.styles}</style>`,
    script: `<script>${program.firstScript}</script>`,
    program: program.address,
  }
  return (data, head) => {
    const files = pageFiles(data, shell, program.renderPage, head)
    return [
      [documentAddress(data.pt.path), files.document],
      [files.dataAddress, files.data],
    ]
  }
}

/** What stands in every page itself, so that its policy can name it. */
function inlineSources({ firstScript, styles }: Program): InlineSources {
  return { scripts: [inlineSource(firstScript)], styles: [inlineSource(styles)] }
}
