import { pathIn } from '../content-source.ts'
import { error, startOfFile, valueAt, warning, type FileDiagnostic } from '../diagnostic.ts'
import type { CheckedSource } from '../validate/checked-source.ts'
import { ownProperty } from '../parse/own-property.ts'
import { references, unknownNames } from './references.ts'
import type { RuleInput } from './rule-input.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Every picture that a page names is in the folder, can be shown, and is large enough for its place. A problem of the
 * file itself is reported once, however many pages show it.
 */
export function checkPictures({ sources, pictures }: RuleInput): FileDiagnostic[] {
  const known = new Set(pictures.keys())
  const told = new Set<string>()
  return sources.flatMap((source) => {
    const names = references(source, 'picture').filter(({ name }) => !/[/\\]/.test(name))
    return [
      ...unknownNames(source, names, known, 'unknownPicture'),
      ...names.flatMap(({ name, pointer }) => {
        const facts = pictures.get(name)
        if (!facts || !('fault' in facts) || told.has(name)) return []
        told.add(name)
        return [{ file: source.file, diagnostic: error(facts.fault, { name }, valueAt(pointer)) }]
      }),
      ...sizeDiagnostics(source, pictures),
    ]
  })
}

/** Every picture in the folder is shown by some page. */
export function checkUnusedPictures({ sources, folder, pictures }: RuleInput): FileDiagnostic[] {
  const shown = new Set(sources.flatMap((source) => references(source, 'picture').map(({ name }) => name)))
  const unused = [...pictures.keys()].filter((name) => !shown.has(name)).toSorted()
  return unused.map((name) => ({
    file: pathIn(folder, `images/${name}`),
    diagnostic: warning('pictureUnused', { name }, startOfFile),
  }))
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
