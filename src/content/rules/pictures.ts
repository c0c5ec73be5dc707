import { pathIn } from '../content-source.ts'
import { error, startOfFile, valueAt, warning, type FoundIn } from '../diagnostics/diagnostic.ts'
import type { CheckedSource } from '../validate/check-source.ts'
import { at, references, unknownNames } from '../validate/own-property.ts'
import type { Checked } from './rules.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Every picture that a page names is in the folder, can be shown, and is large enough for its place. What is wrong with
 * a file is told once, however many pages show it.
 */
export function checkPictures({ pages, folder, pictures }: Checked): FoundIn[] {
  const known = new Set(pictures.keys())
  const named = pages.map((source) => ({
    source,
    names: references(source, 'picture').filter(({ name }) => !/[/\\]/.test(name)),
  }))
  const told = new Set<string>()
  const found = named.flatMap(({ source, names }) => [
    ...unknownNames(source, names, known, 'unknownPicture'),
    ...names.flatMap(({ name, pointer }) => {
      const facts = pictures.get(name)
      if (!facts || !('fault' in facts) || told.has(name)) return []
      told.add(name)
      return [{ source, finding: error(facts.fault, { name }, valueAt(pointer)) }]
    }),
    ...sizeFindings(source, pictures),
  ])
  // A page that can not be read may show any of them.
  if (!pages.every(({ whole }) => whole)) return found
  const shown = new Set(named.flatMap(({ names }) => names.map(({ name }) => name)))
  // A name that is only misspelt shows the picture all the same.
  const meant = new Set(found.map(({ finding }) => finding.replaceBy))
  const unused = [...known].filter((name) => !shown.has(name) && !meant.has(name)).toSorted()
  return [
    ...found,
    ...unused.map((name) => ({
      source: { file: pathIn(folder, `images/${name}`) },
      finding: warning('pictureUnused', { name }, startOfFile),
    })),
  ]
}

/** The schema says how large a picture must be, beside the place where one may stand. */
function sizeFindings(source: CheckedSource, pictures: Checked['pictures']): FoundIn[] {
  return source.gathered.flatMap(({ keyword, schema, data, pointer }) => {
    const name = at(data, 'file')
    if (keyword !== 'smallest' || typeof name !== 'string') return []
    const facts = pictures.get(name)
    const least = schema as Size
    if (!facts || 'fault' in facts || (facts.width >= least.width && facts.height >= least.height)) return []
    const sizes = { name, width: facts.width, height: facts.height, leastWidth: least.width, leastHeight: least.height }
    return [{ source, finding: error('pictureSmall', sizes, valueAt(`${pointer}/file`)) }]
  })
}
