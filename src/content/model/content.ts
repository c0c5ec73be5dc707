import { placesIn } from './schema/places-in.ts'
import { fileNode } from './schema/schema-node.ts'
import type { DictionaryFile, Event, PageFile, SiteFile } from './schema/types.generated.ts'

/** One page as it was written, with both languages. */
export interface SourcePage {
  /** The YAML file, as a path from the project's root: `content/home.yaml`. */
  readonly file: string
  readonly page: PageFile
}

/** Everything that `content/` says, checked. Whatever is built or shown is made from this. */
export interface Content {
  readonly site: SiteFile
  /** In the order in which they are shown. */
  readonly events: readonly Event[]
  readonly dictionary: DictionaryFile
  /** In the order of their paths. */
  readonly pages: readonly SourcePage[]
}

/** Every picture that the pages show, each file once. */
export function pictureFiles({ site, pages }: Content): string[] {
  const files = [...picturesIn(site, 'site'), ...pages.flatMap(({ page }) => picturesIn(page, 'page'))]
  return [...new Set(files)].toSorted()
}

function picturesIn(value: SiteFile | PageFile, kind: 'site' | 'page'): string[] {
  const files: string[] = []
  for (const place of placesIn(value, fileNode(kind)))
    if (place.node.schema['refersTo'] === 'picture') files.push(String(place.value))
  return files
}
