import { createHash } from 'node:crypto'
import { siteFolders } from '../../content/model/site-addresses.ts'
import { type HeaderRule, keptForEver } from './header-rule.ts'
import { editorRules, type HostedEditor } from './editor-rules.ts'

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
