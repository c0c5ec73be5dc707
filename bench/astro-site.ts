import { todayInLisbon } from '../src/content/dates/lisbon.ts'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import project from '../package.json' with { type: 'json' }
import astroPackages from './astro/package.json' with { type: 'json' }
import { addressIn, languages } from '../src/content/model/language.ts'
import { localisePage } from '../src/content/page/localise.ts'
import { loadContentFolder, pictureFolderOf } from '../src/disk/load-content-folder.ts'
import { headTags } from '../src/generate/head/head-tags.ts'
import { metadataFiles } from '../src/generate/head/metadata-files.ts'
import { sitePictures } from '../src/generate/pictures/encode-images.ts'
import { siteColours } from '../src/site/styles/site-colours.ts'
import { type ProgramRun, runProgram } from './run-program.ts'
import { progress } from './measure.ts'

/**
 * Installs Astro outside the project, once.
 * @returns the folder that its sites must be in, to find it
 * @throws if npm fails
 */
export function installAstro(): string {
  const { react, 'react-dom': reactDom } = project.dependencies
  const components = { react, 'react-dom': reactDom, lucide: project.devDependencies.lucide }
  const dependencies = { ...astroPackages.dependencies, ...components }
  const wanted = JSON.stringify({ ...astroPackages, dependencies })
  const version = createHash('sha256').update(wanted).digest('hex').slice(0, 8)
  const folder = join(tmpdir(), `bench-astro-${version}`)
  if (existsSync(join(folder, 'complete'))) return folder
  progress('Installing Astro')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), wanted)
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm could not install Astro in ${folder}.`)
  mkdirSync(join(folder, 'complete'))
  return folder
}

/**
 * Writes an Astro site with the pages and styles of this one, and a small script that changes the language.
 * @param folder a new folder inside that of `installAstro`
 * @throws if the content has errors
 */
export async function writeAstroSite(contentFolder: string, folder: string): Promise<void> {
  cpSync('bench/astro', folder, { recursive: true })
  // The components of this site, which the Astro site renders.
  for (const name of ['content', 'site']) cpSync(join('src', name), join(folder, 'src/own', name), { recursive: true })
  await writeAstroContent(contentFolder, folder)
}

/**
 * Builds an Astro site into `dist` in its folder, without anything cached. What was built before lies aside: on ext4 new
 * files take longer for some minutes after many have been removed.
 */
export function buildAstro(folder: string): Promise<ProgramRun> {
  const aside = mkdtempSync(`${folder}-before-`)
  for (const name of ['node_modules', '.astro', 'dist'].filter((each) => existsSync(join(folder, each))))
    renameSync(join(folder, name), join(aside, name))
  return runProgram([join(installAstro(), 'node_modules/astro/astro.js'), 'build', '--silent'], {
    cwd: folder,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  })
}

/**
 * Writes a content folder as Astro reads it: a YAML file for each page in each language, the pictures and
 * icons as they are served, and the addresses and colours of the pictures.
 * @throws if the content has errors
 */
async function writeAstroContent(contentFolder: string, site: string): Promise<void> {
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
  for (const { page: source } of content.pages) {
    for (const language of languages) {
      const page = localisePage(content, source, language, named)
      const shown = localisePage(content, source, language, picture)
      const head = headTags(shown, content.site, '/share/image.png', colours, todayInLisbon())
      const address = addressIn(source.path, language)
      writeFileSync(
        join(site, `content/pages/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.yaml`),
        stringify({ address, page, head }, { lineWidth: 0, aliasDuplicateObjects: false }),
      )
    }
  }
  writeFileSync(join(site, 'pictures.json'), JSON.stringify(encoded))
  const served = (address: string): string => {
    const file = join(site, 'public', address)
    mkdirSync(dirname(file), { recursive: true })
    return file
  }
  for (const { address, source } of outputs) copyFileSync(source, served(address))
  for (const [address, make] of metadataFiles(content, colours)) writeFileSync(served(address), await make())
}
