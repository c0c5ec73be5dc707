import { childNode, fileNode, type SchemaNode } from './schema/schema-node.ts'
import type { DictionaryFile, Event, PageFile, Picture, SiteFile } from './schema/types.generated.ts'

/** One page as it was written, with both languages. */
export interface SourcePage {
  /** The YAML file, as a path from the project's root: `content/home.yaml`. */
  readonly file: string
  readonly page: PageFile
}

/** Everything that `content/` says, checked: whatever is built or shown is built from this. */
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
  const files = [
    ...picturesIn(site, fileNode('site')),
    ...pages.flatMap(({ page }) => [...picturesIn(page, fileNode('page'))]),
  ]
  return [...new Set(files)].toSorted()
}

/** The picture files within a value; which values are pictures the schema says. */
function* picturesIn(value: unknown, node: SchemaNode | undefined): Generator<string> {
  if (!node || typeof value !== 'object' || value === null) return
  if (node.type === 'Picture') yield (value as Picture).file
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* picturesIn(item, childNode(node, index, item))
  } else {
    for (const [key, inner] of Object.entries(value)) yield* picturesIn(inner, childNode(node, key, inner))
  }
}
