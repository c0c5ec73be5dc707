import { siteFolders } from '../../content/model/site-addresses.ts'
import { type HeaderRule, keptForEver } from './header-rule.ts'

/** The editor on the site, as far as hosts have to know it. */
export interface HostedEditor {
  /** The addresses of all pages, whose policy is not that of the editor. */
  readonly pages: readonly string[]
  /** The style elements that a library adds, as a policy names them. */
  readonly styles: readonly string[]
}

/** The addresses of the editor's documents and of its files. */
export const editorAddresses = {
  app: siteFolders.editor,
  frame: `${siteFolders.editor}frame`,
  assets: `${siteFolders.editor}assets/`,
  worker: `${siteFolders.editor}worker.js`,
} as const

/** What the editor may do: be the site's own, and talk to GitHub. It stands in the `<meta>` of its documents as well. */
export function editorPolicy(styles: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' ${styles.join(' ')}`.trim(),
    `img-src 'self' blob:`,
    `font-src 'self'`,
    `connect-src 'self' https://api.github.com`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types editor`,
  ].join('; ')
}

/**
 * The rules of a site with an editor. Hosts join the values of equal headers, and of two policies both hold: so each
 * policy goes by the addresses of its documents.
 *
 * @param ofPages the policy of the pages
 */
export function editorRules(ofPages: string, { pages, styles }: HostedEditor): readonly HeaderRule[] {
  const policy = editorPolicy(styles)
  const policies: Readonly<Record<string, string>> = {
    ...Object.fromEntries(pages.map((path) => [path, ofPages])),
    [editorAddresses.app]: `${policy}; frame-ancestors 'none'`,
    [editorAddresses.frame]: `${policy}; frame-ancestors 'self'`,
    // It fetches the editor's own files and nothing else.
    [editorAddresses.worker]: `default-src 'none'; connect-src 'self'`,
  }
  return [
    ...Object.entries(policies).map(([path, value]) => ({ path, headers: { 'Content-Security-Policy': value } })),
    { path: `${siteFolders.editor}*`, headers: { 'X-Robots-Tag': 'noindex' } },
    { path: `${editorAddresses.assets}*`, headers: { 'Cache-Control': keptForEver } },
  ]
}
