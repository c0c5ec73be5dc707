import type { Content } from '../content.ts'
import type { Language } from '../language.ts'
import type { PageFile } from '../schema/types.generated.ts'

/** The title of a page in one language. `{name}` in it stands for the name of the site, which site.yaml says once. */
export function pageTitle({ site }: Pick<Content, 'site'>, { title }: PageFile, language: Language): string {
  return title[language].replaceAll('{name}', site.name[language])
}
