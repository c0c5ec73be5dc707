import type { Page } from '../../content/page/page.ts'
import { announcerId, rootId } from './program.ts'

/** The parts that the documents of all pages share, as HTML or as addresses. */
export interface DocumentShell {
  /** The CSP and referrer `<meta>`. Absent in development, because Vite's client would break the policy. */
  readonly cspMeta?: string
  readonly styles: string
  readonly script: string
  readonly program: string
  /** The styles of every block. Absent in development, where Vite adds them. */
  readonly allStyles?: string
  /** True to fetch the client bundle at once, not at the first sign that it is needed. */
  readonly eager?: boolean
}

/**
 * The complete HTML document of a page in one language.
 * @param html what goes inside the root element
 * @param head further elements of `<head>`
 * @param data the address of the page's data
 */
export function documentHtml(page: Page, html: string, shell: DocumentShell, head: string, data: string): string {
  // The not-found page logs the attempted address, which only the client bundle does.
  const allStyles = shell.allStyles ? ` data-styles="${shell.allStyles}"` : ''
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
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${head}${shell.styles}
${shell.script}
</head>
<body>
${hasEmail ? '<!--email_off-->' : ''}<div id="${rootId}" data-program="${shell.program}" data-page="${data}"${allStyles}${now}>${html.replaceAll('@', '&#64;')}</div>
<p id="${announcerId}" class="visually-hidden" role="status"></p>${hasEmail ? '<!--/email_off-->' : ''}
</body>
</html>
`
}

/** Makes a text safe inside an element or a double-quoted attribute (HTML Standard, 13.3). */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
