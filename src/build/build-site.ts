import type { Content } from '../content/content.ts'
import { loadContent } from '../content/load.ts'
import type { PictureLookup } from '../content/localise.ts'
import type { Problem } from '../content/problem.ts'
import type { DocumentFrame } from '../site/document.ts'
import type { PageData } from '../site/page-data.ts'
import { openOutput, type Output } from './output.ts'
import { documentAddress, notFoundData, pageData, pageFiles } from './page-files.ts'
import { bundleProgram, type Program } from './program.ts'
import { sitePictures } from './site-pictures.ts'

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
export async function buildSite(contentFolder: string, out: string): Promise<BuildResult> {
  const [{ content, problems }, program] = await Promise.all([loadContent(contentFolder), bundleProgram()])
  if (!content) return { built: false, problems, pages: 0 }

  const output = openOutput(out)
  try {
    const { picture, outputs } = await sitePictures(content)
    for (const { path, source } of outputs) output.copy(path, source)
    for (const [address, file] of program.files) output.write(address, file)
    writePages(content, program, picture, output)
    output.publish()
  } catch (error) {
    output.discard()
    throw error
  }
  return { built: true, problems, pages: content.pages.length }
}

function writePages(content: Content, program: Program, picture: PictureLookup, output: Output): void {
  const frame: DocumentFrame = {
    styles: `<style>${program.styles}</style>`,
    script: `<script>${program.firstScript}</script>`,
    program: program.address,
  }
  const write = (data: PageData): void => {
    const files = pageFiles(data, frame, program.renderPage)
    output.write(documentAddress(data.pt.path), files.document)
    output.write(files.dataAddress, files.data)
  }
  for (const { page } of content.pages) write(pageData(content, page, picture))
  write(notFoundData(content))
}
