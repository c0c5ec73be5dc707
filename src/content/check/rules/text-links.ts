import { languages } from '../../model/language.ts'
import { ownProperty } from '../../model/own-property.ts'
import { targetKind, linkTargets, withTargets } from '../../model/markdown.ts'

export interface Reference {
  readonly name: string
  readonly pointer: string
  /** The whole value with another name in it, where the name is only a part of it. */
  readonly valueWith?: (name: string) => string
}

/** The links of a long text: the target of each, split at the `#`, and the text with another target in its place. */
export function linksInText(data: unknown, place: string) {
  return languages.flatMap((language) => {
    const text = ownProperty(data, language)
    if (typeof text !== 'string') return []
    return linkTargets(text).map((target) => {
      const [path = '', anchor = ''] = target.split('#')
      const textWith = (other: string) => withTargets(text, (each) => (each === target ? other : each))
      return { target, path, anchor, pointer: `${place}/${language}`, textWith }
    })
  })
}

type TextLink = ReturnType<typeof linksInText>[number]

/** The page that a link leads to, or the block of its own page. */
export function referenceOfLink(link: TextLink): (Reference & { readonly to: 'page' | 'anchor' }) | undefined {
  const { target, path, anchor, pointer, textWith } = link
  if (targetKind(target) === undefined) return undefined
  if (path.startsWith('/'))
    return { to: 'page', name: path, pointer, valueWith: (name) => textWith(name + target.slice(path.length)) }
  return path === '' && anchor
    ? { to: 'anchor', name: anchor, pointer, valueWith: (name) => textWith(`#${name}`) }
    : undefined
}
