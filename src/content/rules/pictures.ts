import { readdirSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { error, startOfFile, valueAt, warning, type Finding, type FoundIn } from '../diagnostics/diagnostic.ts'
import type { CheckedSource } from '../validate/check-source.ts'
import { at, references, unknownNames } from '../validate/own-property.ts'
import { pictureFacts, type PictureFacts, type SeenPicture } from './picture-facts.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Every picture that a page names is in the folder, can be shown, and is large enough for its place. Each file is looked
 * at once, however many pages show it.
 * @param shownFolder the folder as it is told
 * @param seen what earlier checks in the same process saw
 */
export async function checkPictures(
  pages: readonly CheckedSource[],
  folder: string,
  shownFolder: string,
  seen: Map<string, SeenPicture>,
): Promise<FoundIn[]> {
  const known = pictureNames(folder)
  const named = pages.map((source) => ({
    source,
    names: references(source, 'picture').filter(({ name }) => !/[/\\]/.test(name)),
  }))
  const shown = new Set(named.flatMap(({ names }) => names.map(({ name }) => name)).filter((name) => known.has(name)))
  const inside = [...shown].filter((name) => !leaves(folder, name))
  const facts = await pictureFacts(
    inside.map((name) => join(folder, name)),
    seen,
  )
  const factsOf = (name: string): PictureFacts | undefined => facts.get(join(folder, name))
  const told = new Set<string>()
  const found = named.flatMap(({ source, names }) => [
    ...unknownNames(source, names, known, 'unknownPicture'),
    ...names.flatMap(({ name, pointer }) => {
      const finding = faultOf(name, pointer, known.has(name), factsOf(name))
      if (!finding || told.has(name)) return []
      told.add(name)
      return [{ source, finding }]
    }),
    ...sizeFindings(source, factsOf),
  ])
  // A page that can not be read may show any of them.
  if (!pages.every(({ whole }) => whole)) return found
  // A name that is only misspelt shows the picture all the same.
  const meant = new Set(found.map(({ finding }) => finding.replaceBy))
  const unused = [...known].filter((name) => !shown.has(name) && !meant.has(name)).toSorted()
  return [
    ...found,
    ...unused.map((name) => ({
      source: { file: `${shownFolder}/${name}` },
      finding: warning('pictureUnused', { name }, startOfFile),
    })),
  ]
}

/** What is wrong with a file, wherever it is shown. */
function faultOf(
  name: string,
  pointer: string,
  isThere: boolean,
  facts: PictureFacts | undefined,
): Finding | undefined {
  if (!isThere) return undefined
  if (!facts) return error('pictureOutside', { name }, valueAt(pointer))
  return 'fault' in facts ? error(facts.fault, { name }, valueAt(pointer)) : undefined
}

/** The schema says how large a picture must be, beside the place where one may stand. */
function sizeFindings(source: CheckedSource, factsOf: (name: string) => PictureFacts | undefined): FoundIn[] {
  return source.gathered.flatMap(({ keyword, schema, data, pointer }) => {
    const name = at(data, 'file')
    if (keyword !== 'smallest' || typeof name !== 'string') return []
    const facts = factsOf(name)
    const least = schema as Size
    if (!facts || 'fault' in facts || (facts.width >= least.width && facts.height >= least.height)) return []
    const sizes = { name, width: facts.width, height: facts.height, leastWidth: least.width, leastHeight: least.height }
    return [{ source, finding: error('pictureSmall', sizes, valueAt(`${pointer}/file`)) }]
  })
}

/** The files of the folder by their exact names, which a disk that ignores case would not tell. */
function pictureNames(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return new Set(
      entries.filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name),
    )
  } catch {
    // No folder, no pictures: each one that is named is then missing.
    return new Set()
  }
}

/** Whether a name is a link to something else than a file in the folder. */
function leaves(folder: string, name: string): boolean {
  try {
    return !realpathSync(join(folder, name)).startsWith(realpathSync(folder) + sep)
  } catch {
    return true
  }
}
