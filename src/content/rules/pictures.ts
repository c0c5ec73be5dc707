import { pathIn } from '../content-source.ts'
import { error, replacementOf, startOfFile, valueAt, warning, type FileDiagnostic } from '../diagnostic.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { ownProperty } from '../parse/own-property.ts'
import { references, unknownNames } from './references.ts'
import type { RuleInput } from './rule-input.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Every picture that a page names is in the folder, can be shown, and is large enough for its place. What is wrong with
 * a file is told once, however many pages show it.
 */
export function checkPictures({ sources, folder, pictures }: RuleInput): FileDiagnostic[] {
  const known = new Set(pictures.keys())
  const named = sources.map((source) => ({
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
      return [{ file: source.file, diagnostic: error(facts.fault, { name }, valueAt(pointer)) }]
    }),
    ...sizeDiagnostics(source, pictures),
  ])
  // A file that can not be read may show any of them.
  if (!sources.every(({ complete }) => complete)) return found
  const shown = new Set(named.flatMap(({ names }) => names.map(({ name }) => name)))
  // A name that is only misspelt shows the picture all the same.
  const meant = new Set(found.map(({ diagnostic }) => replacementOf(diagnostic)))
  const unused = [...known].filter((name) => !shown.has(name) && !meant.has(name)).toSorted()
  return [
    ...found,
    ...unused.map((name) => ({
      file: pathIn(folder, `images/${name}`),
      diagnostic: warning('pictureUnused', { name }, startOfFile),
    })),
  ]
}

/** The schema says how large a picture must be, beside the place where one may stand. */
function sizeDiagnostics(source: CheckedSource, pictures: RuleInput['pictures']): FileDiagnostic[] {
  return source.annotations.flatMap(({ keyword, schema, data, pointer }) => {
    const name = ownProperty(data, 'file')
    if (keyword !== 'smallest' || typeof name !== 'string') return []
    const facts = pictures.get(name)
    const least = schema as Size
    if (!facts || 'fault' in facts || (facts.width >= least.width && facts.height >= least.height)) return []
    const sizes = { name, width: facts.width, height: facts.height, leastWidth: least.width, leastHeight: least.height }
    return [{ file: source.file, diagnostic: error('pictureSmall', sizes, valueAt(`${pointer}/file`)) }]
  })
}
