import { createHash } from 'node:crypto'
import { siteFolders } from '../../content/model/site-addresses.ts'

/** Headers that go with every response whose path fits; `*` at the end of a path stands for anything. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** A year is how long the specification lets anything be fresh (RFC 9111); `immutable` is RFC 8246. */
export const keptForEver = 'public, max-age=31536000, immutable'

/** Whether a rule applies to a path. */
export function applies({ path }: Pick<HeaderRule, 'path'>, to: string): boolean {
  return path.endsWith('*') ? to.startsWith(path.slice(0, -1)) : to === path
}

/** The inline elements of a page, as the sources that a policy names them by: `'sha256-…'`. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** How a policy names the content of an inline element (CSP Level 3, 2.3.1): exactly the text between the tags. */
export function inlineSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

/**
 * The content security policy: a page may load its own scripts, styles, pictures, fonts and data, and nothing else. Every
 * page has it in a `<meta>`, for hosts that send no headers. `frame-ancestors` is left out, because it has no effect in a
 * `<meta>` (CSP Level 3, 3.3).
 */
function pagePolicy({ scripts, styles }: InlineSources): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src ${styles.join(' ') || `'none'`}`,
    `img-src 'self'`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ')
}

/** The `<meta>` elements with the policies, for hosts that send no headers. They must precede what they restrict. */
export function cspMeta(inline: InlineSources): string {
  return (
    `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inline)}">\n` +
    `<meta name="referrer" content="no-referrer">`
  )
}

/** The response headers. The preview server and the files for each host are made from this list alone. */
export function headerRules(inline: InlineSources, editor?: HostedEditor): readonly HeaderRule[] {
  const policy = `${pagePolicy(inline)}; frame-ancestors 'none'`
  return [
    {
      path: '/*',
      headers: {
        ...(!editor && { 'Content-Security-Policy': policy }),
        // One year. Without subdomains: whether they are served over HTTPS is not known here.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // A chat, a map or a video must not learn that a visitor came from a psychologist's site.
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...(editor ? editorRules(policy, editor) : []),
    ...hashedPaths.map((path) => ({ path, headers: { 'Cache-Control': keptForEver } })),
  ]
}

/** Folders whose file names contain a content hash. Everything else is revalidated at each visit. */
const hashedPaths = [siteFolders.program, siteFolders.pictures, siteFolders.socialImages].map((folder) => `${folder}*`)

/** What hosts need to know of the editor on the site. */
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

/** The editor's policy: its own files, and requests to GitHub. The `<meta>` of its documents has it too. */
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
function editorRules(ofPages: string, { pages, styles }: HostedEditor): readonly HeaderRule[] {
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
