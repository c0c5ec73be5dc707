import type { ValuePath } from './source.ts'
import { placesIn, showsPicture, fileNode } from './schema/schema-node.ts'
import type { DictionaryFile, Event, PageFile, SiteFile } from './schema/types.generated.ts'

/** Everything that `content/` says, checked. Whatever is built or shown is made from this. */
export interface Content {
  readonly site: SiteFile
  /** In the order in which they are shown. */
  readonly events: readonly Event[]
  readonly dictionary: DictionaryFile
  /** In the order of their paths, with their files by their paths from the project's root: `content/home.yaml`. */
  readonly pages: readonly { readonly file: string; readonly page: PageFile }[]
  /** In the editor: marks a text that follows from a value that is no text, with the place of that value. */
  readonly derived?: (text: string, file: string, value: ValuePath) => string
}

/** Every picture that the pages show, each file once. */
export function pictureFiles({ site, pages }: Content): string[] {
  const files = [...picturesIn(site, 'site'), ...pages.flatMap(({ page }) => picturesIn(page, 'page'))]
  return [...new Set(files)].toSorted()
}

const picturesIn = (file: SiteFile | PageFile, kind: 'site' | 'page'): string[] =>
  placesIn(file, fileNode(kind)).flatMap((place) => (showsPicture(place) ? String(place.value) : []))
