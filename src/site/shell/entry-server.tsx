import '../styles/index.css'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Page } from '../../content/page/page.ts'
import { escapeHtml } from '../ui/escape-html.ts'
import { announcerId, rootId } from './program.ts'
import { Site } from './site.tsx'

/** The HTML inside the root element for a page in one language. Throws what a block throws: a build must stop there. */
export const renderPage = (page: Page): string =>
  renderToString(
    <StaticRouter location={page.path}>
      <Site page={page} />
    </StaticRouter>,
  )

/** The parts that the documents of all pages share, as HTML or as addresses. */
interface DocumentShell {
  /** The CSP and referrer `<meta>`. Absent in development, because Vite's client would break the policy. */
  readonly cspMeta?: string
  readonly program: string
  /** The styles of every block. Absent in development, where Vite adds them. */
  readonly allStyles?: string
  /** True to fetch the client bundle at once, not at the first sign that it is needed. */
  readonly eager?: boolean
}

/**
 * The complete HTML document of a page in one language. Throws what a block throws.
 * @param head further elements of `<head>`, with styles and the inline script
 * @param data the address of the page's data
 */
export function documentHtml(page: Page, shell: DocumentShell, head: string, data: string): string {
  const html = renderPage(page)
  // The not-found page logs the attempted address, which only the client bundle does.
  const now = shell.eager || page.kind === 'not-found' ? ' data-now' : ''
  // Cloudflare would put a script in the place of each address, which the policy stops
  // (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
  const hasEmail = html.includes('@')
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
${shell.cspMeta ?? ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="text-scale" content="scale">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${head}
</head>
<body>
${hasEmail ? '<!--email_off-->' : ''}<div id="${rootId}" data-program="${shell.program}" data-page="${data}" data-styles="${shell.allStyles ?? ''}"${now}>${html.replaceAll('@', '&#64;')}</div>
<p id="${announcerId}" class="visually-hidden" role="status"></p>${hasEmail ? '<!--/email_off-->' : ''}
</body>
</html>
`
}
