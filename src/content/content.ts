import type { DictionaryFile, PageFile, SiteFile } from './schema/types.generated.ts'

/** One page as it was written, with both languages. */
export interface SourcePage {
  /** The YAML file, as a path from the project's root: `content/home.yaml`. */
  readonly file: string
  readonly page: PageFile
}

/** Everything that `content/` says, checked: whatever is built or shown is built from this. */
export interface Content {
  readonly site: SiteFile
  readonly dictionary: DictionaryFile
  /** In the order of their paths. */
  readonly pages: readonly SourcePage[]
}

/** Every picture that the pages show, each file once. */
export function pictureFiles(content: Content): string[] {
  const files = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    if ('file' in value && 'alt' in value) files.add(String(value.file))
    else Object.values(value).forEach(visit)
  }
  for (const { page } of content.pages) visit(page.blocks)
  return [...files].toSorted()
}
