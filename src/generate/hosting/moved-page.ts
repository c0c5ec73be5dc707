import type { Content, SourcePage } from '../../content/model/content.ts'
import { addressIn, languages } from '../../content/model/language.ts'
import { pageTitle } from '../../content/page/page.ts'
import { escapeHtml } from '../../site/shell/document.ts'

/** An address that a page once had. */
export interface FormerAddress {
  readonly from: string
  readonly page: SourcePage['page']
}

/** Every address that a page once had. */
export function formerAddresses({ pages }: Content): readonly FormerAddress[] {
  return pages.flatMap(({ page }) => (page.formerly ?? []).map((from) => ({ from, page })))
}

/** The document at a former address, for hosts that cannot redirect: a `<meta>` refresh leads to the page. */
export function movedPage({ page }: FormerAddress, content: Content): string {
  const links = languages.map((language) => {
    const title = escapeHtml(pageTitle(content, page, language))
    return `<p lang="${language}"><a href="${addressIn(page.path, language)}">${title}</a></p>\n`
  })
  return `<!doctype html>
<html lang="pt">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${page.path}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(pageTitle(content, page, 'pt'))}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${content.site.address}${page.path}">
</head>
<body>
${links.join('')}</body>
</html>
`
}
