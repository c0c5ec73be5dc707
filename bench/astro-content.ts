import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { localisePage } from '../src/content/page/localise.ts'
import { loadContentFolder, pictureFolderOf } from '../src/disk/load-content-folder.ts'
import { metadataFiles } from '../src/generate/head/metadata-files.ts'
import { headTags } from '../src/generate/head/head-tags.ts'
import { siteColours } from '../src/site/styles/site-colours.ts'
import { sitePictures } from '../src/generate/pictures/site-pictures.ts'

/**
 * Writes what the site of a content folder says, for Astro to build: one YAML file per page with its texts in
 * both languages, the pictures and icons as they are served, and the addresses and colours of the pictures.
 * @param site the folder of the Astro site
 * @throws where the content is wrong
 */
export async function writeAstroContent(contentFolder: string, site: string): Promise<void> {
  const { content } = await loadContentFolder(contentFolder)
  if (!content) throw new Error(`The content in ${contentFolder} is wrong: npm run check says where.`)
  const { picture, outputs } = await sitePictures(content, pictureFolderOf(contentFolder))
  const colours = siteColours()
  const encoded: Record<string, unknown> = {}
  // The addresses and colours of the pictures go into a file of their own, as nobody would write them into a page.
  const named = (file: string) => {
    const { sources, placeholder, ...rest } = picture(file)
    encoded[file] = { sources, placeholder }
    return { ...rest, sources: [], placeholder: { columns: 0, colours: [] } }
  }
  mkdirSync(join(site, 'content/pages'), { recursive: true })
  for (const { page } of content.pages) {
    const pt = localisePage(content, page, 'pt', named)
    const en = localisePage(content, page, 'en', named)
    const head = headTags(localisePage(content, page, 'pt', picture), content.site, '/share/image.png', colours)
    const name = page.path === '/' ? 'home' : page.path.slice(1)
    writeFileSync(
      join(site, `content/pages/${name}.yaml`),
      stringify({ pt, en, head }, { lineWidth: 0, aliasDuplicateObjects: false }),
    )
  }
  writeFileSync(join(site, 'pictures.json'), JSON.stringify(encoded))
  const served = (address: string): string => {
    const file = join(site, 'public', address)
    mkdirSync(dirname(file), { recursive: true })
    return file
  }
  for (const { address, source } of outputs) copyFileSync(source, served(address))
  for (const [address, file] of await metadataFiles(content, colours)) writeFileSync(served(address), file)
}
