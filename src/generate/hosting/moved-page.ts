import type { Content } from '../../content/model/content.ts'
import { addressIn, languages } from '../../content/model/language.ts'
import { pageTitle } from '../../content/page/page.ts'
import { escapeHtml } from '../../site/ui/escape-html.ts'

export type FormerAddress = ReturnType<typeof formerAddresses>[number]

/** The addresses that pages in one language once had, and those that they have. */
export const formerAddresses = ({ pages }: Content) =>
  pages.flatMap(({ page }) =>
    (page.formerly ?? []).flatMap((path) =>
      languages.map((lang) => ({ from: addressIn(path, lang), to: addressIn(page.path, lang), language: lang, page })),
    ),
  )

/** The document at a former address, for hosts that cannot redirect: a script, or else a `<meta>` refresh. */
export function movedPage({ page, to, language }: FormerAddress, content: Content): string {
  const title = escapeHtml(pageTitle(content, page, language))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<script>location.replace('${to}' + location.search + location.hash)</script>
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="canonical" href="${content.site.address}${to}">
</head>
<body>
<p><a href="${to}">${title}</a></p>
</body>
</html>
`
}
