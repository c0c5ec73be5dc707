import { isUtf8 } from 'node:buffer'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { largestFile, type ContentSource, type UnusableFile } from '../content/model/content-source.ts'

/**
 * Reads the YAML files of a content folder and its subfolders, except that of the pictures, including files whose names
 * merely look like YAML (`home.yml`, `home.yaml.txt`), so that these can be reported. A file that is too large is not
 * read. Throws if the disk fails.
 */
export function readContentFolder(folder: string): Pick<ContentSource, 'folder' | 'files'> {
  const names = yamlNames(folder)
  const files = names && new Map(names.map((name) => [name.split(sep).join('/'), readYamlFile(join(folder, name))]))
  return { folder: shownPath(folder), files }
}

/**
 * The path as messages give it: relative to where the command runs, with forward slashes. Empty for that folder itself.
 */
const shownPath = (path: string): string => relative('.', path).split(sep).join('/')

function yamlNames(folder: string): string[] | undefined {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const names = entries.flatMap((entry) => {
      if (!entry.isDirectory() || entry.name.endsWith('.yaml')) return [entry.name]
      if (entry.name === 'images' || entry.name.startsWith('.')) return []
      return readdirSync(join(folder, entry.name), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(entry.name, name),
      )
    })
    return names.filter((name) => /\.ya?ml(?:\.txt)?$/i.test(name))
  } catch {
    return undefined
  }
}

function readYamlFile(path: string): string | UnusableFile {
  const stats = lstatSync(path)
  if (!stats.isFile()) return { fault: 'notAFile' }
  return stats.size > largestFile ? { fault: 'fileTooBig', bytes: stats.size } : decoded(readFileSync(path))
}

/** The text that some bytes are, or what is wrong with them. */
export function decoded(bytes: Buffer): string | UnusableFile {
  if (looksLikeUtf16(bytes)) return { fault: 'notUtf8', text: '', encoding: 'UTF-16' }
  const text = bytes.toString('utf8')
  return isUtf8(bytes) ? text : { fault: 'notUtf8', text }
}

/** By its byte order mark or, if there is none, by the zero byte beside its first letter. */
function looksLikeUtf16([first, second]: Buffer): boolean {
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  return first !== undefined && second !== undefined && (first === 0) !== (second === 0)
}
