import type { Page } from '../../content/page/page.ts'
import { announcerId, otherLanguageId, rootId } from './program.ts'

/** A page in one language, with the HTML that goes inside the root element. */
export interface RenderedPage {
  readonly page: Page
  readonly html: string
}

/** The parts that the documents of all pages share, as HTML or as addresses. */
export interface DocumentShell {
  /** The CSP and referrer `<meta>`. Absent in development, because Vite's client would break the policy. */
  readonly cspMeta?: string
  /** The style elements. */
  readonly styles: string
  /** The element of the inline script. */
  readonly script: string
  /** The address of the client bundle. */
  readonly program: string
  /** True to fetch the client bundle at once, not at the first sign that it is needed. */
  readonly eager?: boolean
}

/**
 * A complete HTML document. One language is shown, the other is in a template.
 * @param head further elements of `<head>`
 * @param data the address of the page's data
 */
export function documentHtml(
  shown: RenderedPage,
  other: RenderedPage,
  shell: DocumentShell,
  head: string,
  data: string,
): string {
  // The not-found page logs the attempted address, which only the client bundle does.
  const now = shell.eager || shown.page.kind === 'not-found' ? ' data-now' : ''
  return `<!doctype html>
<html lang="${shown.page.language}">
<head>
<meta charset="utf-8">
${shell.cspMeta ?? ''}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(shown.page.title)}</title>
<meta name="description" content="${escapeHtml(shown.page.description)}">
${head}${shell.styles}
${shell.script}
</head>
<body>
<div id="${rootId}" data-program="${shell.program}" data-page="${data}"${now}>${shown.html}</div>
<p id="${announcerId}" class="visually-hidden" role="status"></p>
<template id="${otherLanguageId}" lang="${other.page.language}" title="${escapeHtml(other.page.title)}">${other.html}</template>
</body>
</html>
`
}

/** Makes a text safe inside an element or a double-quoted attribute (HTML Standard, 13.3). */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
