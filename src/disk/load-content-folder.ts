import { isUtf8 } from 'node:buffer'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { hasCode } from './write-complete.ts'
import { type ContentSource, largestFile, type UnusableFile } from '../content/model/content-source.ts'
import { encodingOf } from '../content/model/text-encoding.ts'
import { shownPictures, loadContent, type LoadedContent, type LoadOptions } from '../content/load.ts'
import { pictureFacts } from './picture-facts.ts'

/** The folder inside a content folder that its pictures are in. */
export const pictureFolderOf = (contentFolder: string): string => join(contentFolder, 'images')

/** The files that a site has as they are, such as a proof of ownership: those in `root`, by their paths on the site. */
export function rootFiles(contentFolder: string): ReadonlyMap<string, Buffer> {
  const folder = join(contentFolder, 'root')
  // With their types, links to folders are not followed: they may lead to what nobody wants to publish.
  const entries = entriesOf(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((each) => each.isFile() && !leftBeside.test(each.name))
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(paths.map((path) => [`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path)]))
}

/** What the Mac and Windows leave beside files. Other hidden files may be meant, such as those in `.well-known`. */
const leftBeside = /(?:^|[/\\])(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i

/** Reads and checks a content folder: every file, and every problem in it, at once. Throws if the disk fails. */
export async function loadContentFolder(folder: string, options: LoadOptions = {}): Promise<LoadedContent> {
  const read = readContentFolder(folder)
  const { cache = new Map() } = options
  const pictures = await pictureFacts(pictureFolderOf(folder), shownPictures(read, cache))
  return loadContent({ ...read, pictures }, { ...options, cache })
}

/**
 * Reads the YAML files of a content folder and its subfolders, except those of other files, and those that merely look
 * like YAML (`home.yml`, `home.yaml.txt`), to report them, but none that is too large. Throws if the disk fails.
 */
export function readContentFolder(folder: string): Pick<ContentSource, 'folder' | 'files'> {
  const names = yamlNames(folder)
  const files = names && new Map(names.map((name) => [name.split(sep).join('/'), readYamlFile(join(folder, name))]))
  return { folder: shownPath(folder), files }
}

/** The path as messages give it: from where the command runs, with forward slashes. Empty for that folder itself. */
const shownPath = (path: string): string => relative('.', path).split(sep).join('/')

/** What systems and programs leave beside files: hidden names (`._home.yaml`, `.#home.yaml`) and folders of Mac archives. */
const ofTheSystem = /(?:^|[/\\])(?:\.|__MACOSX[/\\])/

function yamlNames(folder: string): string[] | undefined {
  const entries = entriesOf(folder)?.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const names = entries?.flatMap((entry) => {
    if (!entry.isDirectory() || entry.name.endsWith('.yaml')) return [entry.name]
    if (['images', 'root'].includes(entry.name) || ofTheSystem.test(`${entry.name}/`)) return []
    return readdirSync(join(folder, entry.name), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(entry.name, name),
    )
  })
  return names?.filter((name) => /\.ya?ml(?:\.txt)?$/i.test(name) && !ofTheSystem.test(name))
}

/** Undefined where there is no such folder. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    throw error
  }
}

function readYamlFile(path: string): string | UnusableFile {
  const stats = lstatSync(path)
  if (!stats.isFile()) return { fault: 'notAFile' }
  return stats.size > largestFile ? { fault: 'fileTooBig', bytes: stats.size } : decoded(readFileSync(path))
}

/** The text that some bytes are, or what is wrong with them. */
export function decoded(bytes: Buffer): string | UnusableFile {
  const [text, encoding] = [bytes.toString('utf8'), encodingOf(bytes)]
  if (encoding === undefined) return isUtf8(bytes) ? text : { fault: 'notUtf8', text }
  return { fault: 'notUtf8', text: encoding.startsWith('UTF-16') ? '' : text, encoding }
}
