import { applyEdits } from '../content/edit/apply-edit.ts'
import { isSame } from '../content/edit/read.ts'
import { locate } from '../content/edit/locate.ts'
import { writtenEntry } from '../content/edit/write.ts'
import type { LocalisedText, Picture, SiteFile } from '../content/schema/types.generated.ts'
import { takeOutMoved, takeOutValue } from './comments.ts'
import { bare, type OldBlock, type OldPage } from './old-content.ts'

/** What blocks say of the person whose site it is, on its way into site.yaml. */
export interface MovedFacts {
  readonly role?: LocalisedText
  readonly portrait?: Picture
  /** The page and the block that it is taken from. */
  readonly from?: { readonly name: string; readonly index: number }
  /** The portrait as it was written, with its comments. */
  readonly portraitLines: readonly string[]
}

/** Finds what the pages say first of the person whose site it is. */
export function movedFacts(pages: readonly OldPage[], site: SiteFile, texts: ReadonlyMap<string, string>): MovedFacts {
  const said = pages.flatMap(({ name, value }) =>
    value.blocks.flatMap((block, index) => (isAbout(block, site) ? [{ name, block, index }] : [])),
  )
  const role = said.find(({ block }) => block.role)?.block.role
  const shown = said.find(({ block }) => portraitOf(block))
  const portrait = shown && portraitOf(shown.block)
  return {
    ...(role && { role }),
    ...(portrait && { portrait, from: shown }),
    portraitLines:
      shown && portrait
        ? linesOfPortrait(texts.get(shown.name) ?? '', ['blocks', shown.index, pictureKey(shown.block)], portrait)
        : [],
  }
}

/** A page without what its blocks now take from site.yaml. */
export function withoutFacts(text: string, page: OldPage, site: SiteFile, facts: MovedFacts): string {
  return page.value.blocks.reduce((written, block, index) => {
    const portrait = portraitOf(block)
    // A block that showed no portrait must not show one now: with a name of its own, it takes none from the site.
    if (!isAbout(block, site) || (facts.portrait && !portrait)) return written
    const keys = [
      'name',
      ...(block.role && isSame(block.role, facts.role) ? ['role'] : []),
      ...(portrait && isSame(portrait, facts.portrait) ? [pictureKey(block)] : []),
    ]
    // The comments on the portrait have gone with it, if it is the one that was moved.
    const isMoved = (key: string) =>
      key === pictureKey(block) && facts.from?.name === page.name && facts.from.index === index
    return keys.reduce(
      (left, key) => (isMoved(key) ? takeOutMoved : takeOutValue)(left, ['blocks', index, key]),
      written,
    )
  }, text)
}

/** A page whose title takes the name from site.yaml. */
export function withNameInTitle(text: string, { value }: OldPage, { name }: SiteFile): string {
  const { title } = value
  if (!title.pt.includes(name.pt) || !title.en.includes(name.en)) return text
  return applyEdits(text, [
    { kind: 'set', path: ['title', 'pt'], value: title.pt.replace(name.pt, '{name}') },
    { kind: 'set', path: ['title', 'en'], value: title.en.replace(name.en, '{name}') },
  ])
}

const isAbout = ({ type, name }: OldBlock, site: SiteFile): boolean =>
  (type === 'contact' || type === 'facilitator') && name !== undefined && name === site.name.pt && name === site.name.en

const pictureKey = ({ type }: OldBlock) => (type === 'contact' ? 'picture' : 'portrait')
const portraitOf = (block: OldBlock): Picture | undefined => block[pictureKey(block)]

function linesOfPortrait(text: string, path: readonly [string, number, string], picture: Picture): string[] {
  const lines = text.split('\n')
  const { entry, block } = locate(lines, path)
  if (!entry || !block) return writtenEntry('portrait:', bare(picture), 0)
  const moved = lines
    .slice(entry.lead, entry.end)
    .map((line) => line.slice(Math.min(entry.column, line.search(/\S|$/))))
  return moved.map((line) => (line.startsWith(`${path[2]}:`) ? line.replace(path[2], 'portrait') : line))
}
