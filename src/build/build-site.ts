import { calendarFiles } from '../calendar/calendar-file.ts'
import type { LoadOptions } from '../content/load.ts'
import type { ReportedDiagnostic } from '../content/diagnostics/reported-diagnostic.ts'
import type { PageFile } from '../content/schema/types.generated.ts'
import { emptyFolderCache, loadContentFolder, pictureFolderOf, type FolderCache } from '../files/load-content-folder.ts'
import { foundFiles } from '../metadata/metadata-files.ts'
import { headTags, notFoundTags } from '../metadata/head-tags.ts'
import { siteColours } from '../metadata/site-colours.ts'
import { inlineSource, type InlineSources } from '../hosting/headers.ts'
import { hostingFiles } from '../hosting/hosting-files.ts'
import { lockElements } from '../hosting/csp-meta.ts'
import type { DocumentFrame } from '../site/document.ts'
import type { PageData } from '../site/page-data.ts'
import { openOutput } from './output.ts'
import { recoverOutput } from './output-exchange.ts'
import { documentAddress, notFoundData, pageData, pageFiles } from './page-files.ts'
import { type PreviousBuild, rememberBuild } from './previous-build.ts'
import { bundleProgram, type Program } from './program.ts'
import { sitePictures, siteSharePictures } from './site-pictures.ts'

export interface BuildResult {
  /** False when a problem is an error: then nothing was written. */
  readonly built: boolean
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** How many pages there are, without the not-found page. */
  readonly pages: number
}

type BuildCheck = Pick<LoadOptions, 'release'>

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
 * Gives a function that builds the site as `buildSite` does, again and again: it bundles the program once, and takes
 * over from its last build each file that would come out the same. What it builds is what a first build would.
 */
export function siteBuilder(contentFolder: string, out: string, check?: BuildCheck): () => Promise<BuildResult> {
  return builder(contentFolder, out, check, emptyFolderCache())
}

/** @param cache absent where there is but one build, which then holds no more in memory than it must */
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
    // Also where the content is wrong and nothing will be written.
    recoverOutput(out)
    bundled ??= bundleProgram()
    const [{ content, diagnostics }, program] = await Promise.all([
      loadContentFolder(contentFolder, check, cache),
      bundled,
    ])
    if (!content) return { built: false, diagnostics, pages: 0 }

    const output = openOutput(out, previous)
    const writeAll = (files: Iterable<readonly [string, string | Uint8Array]>): string[] =>
      [...files].map(([address, file]) => (output.write(address, file), address))
    try {
      const { picture, outputs } = await sitePictures(content, pictureFolderOf(contentFolder))
      const share = await siteSharePictures(content, colours)
      for (const { path, source } of [...outputs, ...share.outputs]) {
        // The name of a picture changes with it.
        if (!output.keep([path])) output.copy(path, source)
      }
      writeAll([...program.files, ...(await foundFiles(content, colours)), ...hostingFiles(inlineSources(program))])

      const render = pageRenderer(program)
      const common = JSON.stringify([content.site, content.dictionary, outputs])
      const pages = new Map<PageFile, WrittenPage>()
      for (const { page } of content.pages) {
        const sharePicture = share.addressOf(page.path)
        const inputs = common + sharePicture
        const before = known.get(page)
        if (before?.inputs === inputs && output.keep(before.addresses)) {
          pages.set(page, before)
        } else {
          const data = pageData(content, page, picture)
          const head = headTags(data.pt, content.site, sharePicture, colours)
          const calendars = Object.values(data).flatMap((each) => [...calendarFiles(each, content.site)])
          pages.set(page, { inputs, addresses: writeAll([...render(data, head), ...calendars]) })
        }
      }
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
  const frame: DocumentFrame = {
    lock: lockElements(inlineSources(program)),
    styles: `${fontPreloads(program)}<style>${program.styles}</style>`,
    script: `<script>${program.firstScript}</script>`,
    program: program.address,
  }
  return (data, head) => {
    const files = pageFiles(data, frame, program.renderPage, head)
    return [
      [documentAddress(data.pt.path), files.document],
      [files.dataAddress, files.data],
    ]
  }
}

/**
 * The fonts of the first screen are asked for first of all; the italic waits for the quotations further down. When each
 * may still change what is shown is said in `scripts/fonts.ts`.
 */
function fontPreloads({ files }: Program): string {
  return [...files.keys()]
    .filter((address) => address.endsWith('.woff2') && !address.includes('italic'))
    .map((address) => `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>\n`)
    .join('')
}

/** What stands in every page itself, so that its policy can name it. */
function inlineSources({ firstScript, styles }: Program): InlineSources {
  return { scripts: [inlineSource(firstScript)], styles: [inlineSource(styles)] }
}
