import shared from '../../../../schema/shared.schema.json' with { type: 'json' }
import { error, valueAt, warning, startOfFile, replacedBy, withValues } from '../../model/diagnostic.ts'
import type { Diagnostic, FileDiagnostic } from '../../model/diagnostic.ts'
import type { DiagnosticFacts, UnknownCode } from '../../model/diagnostic-facts.ts'
import { grouped, keptWith } from '../../model/by-key.ts'
import { languages } from '../../model/language.ts'
import { items, ownProperty, textAt } from '../../model/source.ts'
import type { CheckedSource, FileRule, RuleInput } from '../validate/checked-source.ts'
import { linkTargets, targetKind, withTargets } from '../../model/markdown.ts'
import { valueMeant } from '../validate/meant-value.ts'
import { nearest } from '../validate/nearest.ts'
import { isPictureName, questionNames } from '../../model/content-names.ts'
import { pathIn } from '../../model/content-source.ts'

const { webAddress } = shared.$defs

interface Reference {
  readonly name: string
  readonly pointer: string
  /** The whole value with another name in it, where the name is only a part of it. */
  readonly valueWith?: (name: string) => string
}

type Referent = 'anchor' | 'phone' | 'contact' | 'page' | 'event' | 'picture'
type Referred = Reference & { readonly to: Referent }

/** Several rules ask for these: each file is searched once. */
const allReferences = keptWith(referencesIn)

/** What a file refers to by name, by what that is, and the links of its long texts. */
function referencesIn({ annotations: { refersTo = [], richText = [] } }: CheckedSource) {
  const named = refersTo.flatMap(({ schema, data, pointer }) =>
    typeof data === 'string' && data !== '' ? [{ to: schema as Referent, name: data.normalize(), pointer }] : [],
  )
  const links = richText.flatMap(({ data, pointer }) => linksInText(data, pointer))
  return { named: grouped([...named, ...links.flatMap(referenceOfLink)], ({ to }) => to), links }
}

/** The links of a long text: the target of each, split at the `#`, and the text with another target in its place. */
const linksInText = (data: unknown, place: string) =>
  languages.flatMap((language) => {
    const text = textAt(data, language)
    return linkTargets(text).map((target) => {
      const [path = '', anchor = ''] = target.split('#')
      const textWith = (other: string) => withTargets(text, (each) => (each === target ? other : each))
      return { target, path, anchor, pointer: `${place}/${language}`, textWith }
    })
  })

type TextLink = ReturnType<typeof linksInText>[number]

/** The page that a link leads to, or the block of its own page. */
function referenceOfLink({ target, path, anchor, pointer, textWith }: TextLink): Referred[] {
  if (targetKind(target) === undefined) return []
  if (path.startsWith('/'))
    return [{ to: 'page', name: path, pointer, valueWith: (name) => textWith(name + target.slice(path.length)) }]
  if (path !== '' || !anchor) return []
  return [{ to: 'anchor', name: anchor, pointer, valueWith: (name) => textWith(`#${name}`) }]
}

export const references = (source: CheckedSource, to: Referent) => allReferences(source).named.get(to) ?? []

/** A link of a text leads to a page, to a block that there is, or to an address. */
export function checkTextLinks({ sources, pages }: RuleInput): FileDiagnostic[] {
  const pageAt = new Map(pages.toReversed().map((page) => [ownProperty(page.value, 'path'), page]))
  return sources.flatMap((source) => inFile(source, textLinkFaults(source, pageAt)))
}

const textLinkFaults = (source: CheckedSource, pageAt: ReadonlyMap<unknown, CheckedSource>): Diagnostic[] =>
  allReferences(source).links.flatMap(({ target, path, anchor: name, pointer, textWith }): Diagnostic[] => {
    const kind = targetKind(target)
    if (kind === undefined || (kind === 'address' && !new RegExp(webAddress.pattern, 'u').test(target))) {
      const meant = valueMeant(target, webAddress)
      const fix = meant === undefined ? {} : withValues({ [pointer]: textWith(meant) })
      return [error('linkTarget', { target }, valueAt(pointer), fix)]
    }
    const page = pageAt.get(path)
    // An unknown page, or one that can't be read, is reported elsewhere.
    if (!page?.complete || !name) return []
    const named = { name, pointer, valueWith: (other: string) => textWith(`${path}#${other}`) }
    return unknownNames([named], anchorsOf(page), 'unknownAnchor')
  })

export const shownIn = (sources: readonly CheckedSource[]): ReadonlySet<string> =>
  new Set(sources.flatMap((source) => references(source, 'picture').map(({ name }) => name)))

export function showsEvents(page: CheckedSource): boolean {
  const blocks = items(ownProperty(page.value, 'blocks'))
  return references(page, 'event').length > 0 || blocks.some((block) => ownProperty(block, 'type') === 'events')
}

export const inFile = ({ file }: CheckedSource, diagnostics: readonly Diagnostic[]): FileDiagnostic[] =>
  diagnostics.map((diagnostic) => ({ file, diagnostic }))

/** A diagnostic for each name that refers to nothing. @param renamed the present names by those of before */
export const unknownNames = (
  named: readonly Reference[],
  known: ReadonlySet<string>,
  code: UnknownCode,
  renamed?: ReadonlyMap<unknown, string>,
) =>
  named
    .filter(({ name }) => !known.has(name))
    .map(({ name, pointer, valueWith }) => {
      // A picture may have lost its extension.
      const meant = renamed?.get(name) ?? [...known].find((each) => each.startsWith(`${name}.`)) ?? nearest(name, known)
      const facts: DiagnosticFacts[UnknownCode] = { name, known: [...known].toSorted(), ...(meant && { meant }) }
      const fix = meant && valueWith ? withValues({ [pointer]: valueWith(meant) }) : replacedBy(meant)
      return error(code, facts, valueAt(pointer), fix)
    })

/** Every scroll button finds its block on every page that shows it. */
function checkScrolls(source: CheckedSource, { pages }: RuleInput): Diagnostic[] {
  const shownOn = source.kind === 'page' ? [source] : source.kind === 'site' ? pages : pages.filter(showsEvents)
  const anchors = shownOn.map(anchorsOf)
  // A page that cannot be read, or a block whose name is missing, may have any of them.
  if (!shownOn.every(({ complete }) => complete) || anchors.some((each) => each.has(''))) return []
  const onAll = new Set([...(anchors[0] ?? [])].filter((anchor) => anchors.every((has) => has.has(anchor))))
  return unknownNames(references(source, 'anchor'), onAll, 'unknownAnchor')
}

/** An anchor names one block of its page. */
function checkAnchors(page: CheckedSource): Diagnostic[] {
  const blocks = items(ownProperty(page.value, 'blocks')).entries()
  const named = grouped(blocks, ([, block]) => textAt(block, 'anchor') || undefined)
  return [...named].flatMap(([anchor, [[first] = [0], ...others]]) =>
    others.flatMap(([index]) => {
      const relatedLocation = { file: page.file, pointer: `/blocks/${first}/anchor` }
      const range = valueAt(`/blocks/${index}/anchor`)
      return anchor ? [error('anchorTwice', { anchor, firstBlock: first + 1 }, range, { relatedLocation })] : []
    }),
  )
}

function anchorsOf({ value }: CheckedSource): ReadonlySet<string> {
  const blocks = items(ownProperty(value, 'blocks'))
  const anchors = [...blocks.map((block) => ownProperty(block, 'anchor')), ...questionNames(blocks).flat()]
  return new Set(anchors.filter((anchor) => typeof anchor === 'string'))
}

/** Every picture that a page names is in the folder, and can be shown. A fault of its file is reported once. */
export function checkPictures({ sources, pictures }: RuleInput): FileDiagnostic[] {
  const known = new Set(pictures.keys())
  const reported = new Set<string>()
  return sources.flatMap((source) => {
    const names = references(source, 'picture').filter(({ name }) => !/[/\\]/.test(name))
    const found: Diagnostic[] = [
      ...unknownNames(names, known, 'unknownPicture'),
      ...names.flatMap(({ name, pointer }) => {
        const facts = pictures.get(name)
        const ofFile = facts && 'fault' in facts ? facts.fault : undefined
        // Publishing takes no other names. An iPhone's `.heic` needs more than one, and its own fault says what.
        const fault = ofFile ?? (facts && !isPictureName(name) ? 'pictureName' : undefined)
        if (!(fault ?? (facts && 'hasPlace' in facts && facts.hasPlace)) || reported.has(name)) return []
        reported.add(name)
        const [at, its] = [valueAt(pointer), { name }]
        return [fault ? error(fault, its, at) : warning('picturePlace', its, at)]
      }),
    ]
    return inFile(source, found)
  })
}

/** Every picture in the folder is shown by some page. */
export function checkUnusedPictures({ sources, folder, pictures }: RuleInput): FileDiagnostic[] {
  const shown = shownIn(sources)
  const unused = [...pictures.keys()].filter((name) => !shown.has(name)).toSorted()
  return unused.map((name) => ({
    file: pathIn(folder, `images/${name}`),
    diagnostic: warning('pictureUnused', { name }, startOfFile),
  }))
}

/** A picture is large enough: the schema says how large it must be, beside the place where one may stand. */
const checkPictureSizes = ({ annotations }: CheckedSource, { pictures }: RuleInput): Diagnostic[] =>
  (annotations.smallest ?? []).flatMap(({ schema, data, pointer }) => {
    const name = textAt(data, 'file')
    const facts = pictures.get(name.normalize())
    const least = schema as { readonly width: number; readonly height: number }
    if (!facts || 'fault' in facts || (facts.width >= least.width && facts.height >= least.height)) return []
    const sizes = { name, width: facts.width, height: facts.height, leastWidth: least.width, leastHeight: least.height }
    return [error('pictureSmall', sizes, valueAt(`${pointer}/file`))]
  })

/** Those that look at one file at a time. */
export const referenceRules: readonly FileRule[] = [checkAnchors, checkScrolls, checkPictureSizes]
