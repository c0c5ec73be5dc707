import { calendarFiles } from '../calendar/calendar-file.ts'
import { loadContent, type LoadOptions } from '../content/load.ts'
import type { Problem } from '../content/problem.ts'
import type { SiteFile } from '../content/types.generated.ts'
import { foundFiles } from '../found/found-files.ts'
import { headTags, notFoundTags } from '../found/head-tags.ts'
import { siteColours } from '../found/site-colours.ts'
import { inlineSource, type InlineSources } from '../hosting/headers.ts'
import { hostingFiles } from '../hosting/hosting-files.ts'
import { lockElements } from '../hosting/lock.ts'
import type { DocumentFrame } from '../site/document.ts'
import type { PageData } from '../site/page-data.ts'
import { openOutput, type Output } from './output.ts'
import { documentAddress, notFoundData, pageData, pageFiles } from './page-files.ts'
import { bundleProgram, type Program } from './program.ts'
import { sitePictures, siteSharePictures } from './site-pictures.ts'

export interface BuildResult {
  /** False when a problem is an error: then nothing was written. */
  readonly built: boolean
  readonly problems: readonly Problem[]
  /** How many pages there are, without the not-found page. */
  readonly pages: number
}

/**
 * Checks the content and builds the site. Neither bad content nor a build that fails changes anything in `out`.
 * @throws what the file system, a picture or a block throws
 */
export async function buildSite(
  contentFolder: string,
  out: string,
  check: Pick<LoadOptions, 'release'> = {},
): Promise<BuildResult> {
  const [{ content, problems }, program] = await Promise.all([loadContent(contentFolder, check), bundleProgram()])
  if (!content) return { built: false, problems, pages: 0 }

  const output = openOutput(out)
  try {
    const colours = siteColours()
    const { picture, outputs } = await sitePictures(content)
    const share = await siteSharePictures(content, colours)
    for (const { path, source } of [...outputs, ...share.outputs]) output.copy(path, source)
    const files = [program.files, await foundFiles(content, colours), hostingFiles(inlineSources(program))]
    for (const [address, file] of files.flatMap((some) => [...some])) output.write(address, file)
    const write = pageWriter(program, output)
    for (const { page } of content.pages) {
      const data = pageData(content, page, picture)
      write(data, headTags(data.pt, content.site, share.addressOf(page.path), colours))
      for (const [address, file] of pageCalendarFiles(data, content.site)) output.write(address, file)
    }
    write(notFoundData(content), notFoundTags(colours))
    output.publish()
  } catch (error) {
    output.discard()
    throw error
  }
  return { built: true, problems, pages: content.pages.length }
}

function pageWriter(program: Program, output: Output): (data: PageData, head: string) => void {
  const frame: DocumentFrame = {
    lock: lockElements(inlineSources(program)),
    styles: `${fontPreloads(program)}<style>${program.styles}</style>`,
    script: `<script>${program.firstScript}</script>`,
    program: program.address,
  }
  return (data, head) => {
    const files = pageFiles(data, frame, program.renderPage, head)
    output.write(documentAddress(data.pt.path), files.document)
    output.write(files.dataAddress, files.data)
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

function pageCalendarFiles(data: PageData, site: SiteFile): [string, string][] {
  return Object.values(data).flatMap((page) => [...calendarFiles(page, site)])
}
