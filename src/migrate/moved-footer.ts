import { takeOut } from './comments.ts'
import type { Button, LocalisedText, SiteFile } from '../content/schema/types.generated.ts'
import { isSame } from '../content/edit/read.ts'
import type { OldBlock, OldPage } from './old-content.ts'

/** The footers of the pages, on their way into site.yaml as one. */
export interface MovedFooter {
  readonly text?: LocalisedText
  readonly links: readonly Button[]
  readonly since: number
  /** What one page showed and no longer does, or the other way round, each as a sentence. */
  readonly notes: readonly string[]
}

/** The footer of all pages: the words of the first, and every link that any of them has. */
export function movedFooter(pages: readonly OldPage[], site: SiteFile, year: number): MovedFooter {
  const footers = pages.flatMap(({ name, value }) =>
    value.blocks.filter(({ type }) => type === 'footer').map((block) => ({ name, path: value.path, block })),
  )
  const text = footers.find(({ block }) => block.text)?.block.text
  const links = footers
    .flatMap(({ block }) => block.links ?? [])
    .filter((link, index, all) => all.findIndex((other) => isSame(other, link)) === index)
  const years = footers.flatMap(({ block }) => block.copyright?.pt.match(/\b(?:19|20)\d\d\b/) ?? [])
  const since = Math.min(...years.map(Number), ...(years.length > 0 ? [] : [year]))
  const copyright = `© ${since} ${site.name.pt}. Todos os direitos reservados.`
  const notes = footers.flatMap(({ name, path, block }) => [
    ...differences(name, 'a frase', block.text?.pt, text?.pt),
    ...differences(name, 'as ligações', labels(block.links), labels(links.filter(({ page }) => page !== path))),
    ...differences(name, 'os direitos de autor', block.copyright?.pt, copyright),
  ])
  return { ...(text && { text }), links, since, notes }
}

/** A page without its footers, and the comments that stood in them. */
export function withoutFooter(
  text: string,
  { value }: OldPage,
): { readonly text: string; readonly comments: readonly string[] } {
  const rows = value.blocks.flatMap(({ type }, index) => (type === 'footer' ? [index] : []))
  return rows.toReversed().reduce(
    (left, index) => {
      const taken = takeOut(left.text, ['blocks', index])
      return { text: taken.text, comments: [...taken.comments, ...left.comments] }
    },
    { text, comments: [] as readonly string[] },
  )
}

const labels = (links: OldBlock['links'] = []): string => links.map(({ label }) => label.pt).join(', ')

function differences(name: string, what: string, before = '', after = ''): string[] {
  return before === after
    ? []
    : [
        `${name}: no rodapé, ${what} passa${what.startsWith('as') || what.startsWith('os') ? 'm' : ''} de «${before}» para «${after}».`,
      ]
}
