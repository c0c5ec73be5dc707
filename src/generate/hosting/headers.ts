import { siteFolders } from '../../content/model/site-addresses.ts'
import { hash } from 'node:crypto'

/** The inline elements of a document, as the sources that a policy names them by: `'sha256-…'`. */
export type InlineSources = Readonly<Record<'scripts' | 'styles', readonly string[]>>

/** How a policy names the content of an inline element (CSP Level 3, 2.3.1): exactly the text between the tags. */
export const inlineSource = (content: string): string => `'sha256-${hash('sha256', content, 'base64')}'`

/** What every document may do: load its own files, and nothing else. */
const everywhere = {
  'default-src': `'none'`,
  'script-src': `'self'`,
  'style-src': `'none'`,
  'img-src': `'self'`,
  'font-src': `'self'`,
  'connect-src': `'self'`,
  'manifest-src': `'self'` as string | undefined,
  'base-uri': `'none'`,
  'form-action': `'none'`,
  'require-trusted-types-for': `'script'`,
  'trusted-types': `'none'`,
}

const policyOf = (directives: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(directives)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** The policy of a page. Every page has it in a `<meta>`, for hosts that send no headers. */
export const pagePolicy = ({ scripts, styles }: InlineSources): string =>
  policyOf({ ...everywhere, 'script-src': [`'self'`, ...scripts].join(' '), 'style-src': styles.join(' ') || `'none'` })

/** What only the editor on the site does: it asks GitHub, and keeps its files in a service worker. */
const onlyBehind = {
  local: {},
  github: { 'connect-src': `'self' https://api.github.com`, 'worker-src': `'self'` },
} as const

/**
 * The policy of the editor's documents.
 * @param behind the back end: the local server, or GitHub
 * @param styles the texts of the style elements that a library adds
 */
export const editorPolicy = (behind: keyof typeof onlyBehind, styles: readonly string[]): string =>
  policyOf({
    ...everywhere,
    'style-src': [`'self'`, ...styles.map(inlineSource)].join(' '),
    'img-src': `'self' blob:`,
    'manifest-src': undefined,
    'frame-src': `'self'`,
    // `src/editor/app/trusted-html.ts` makes these two.
    'trusted-types': `editor default`,
    ...onlyBehind[behind],
  })

/** The policy of the service worker: it fetches the editor's own files. */
export const workerPolicy = `default-src 'none'; connect-src 'self'`

/** Says in a header who may frame a document. In a `<meta>` that has no effect (CSP Level 3, 3.3). */
export const framedBy = (policy: string, ancestors: 'none' | 'self') => `${policy}; frame-ancestors '${ancestors}'`

/** The `<meta>` elements with a policy, for hosts that send no headers. They must precede what they restrict. */
export const cspMeta = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">\n<meta name="referrer" content="no-referrer">`

/** Headers that go with every response whose path fits; `*` at the end of a path stands for anything. */
export interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** A year is how long the specification lets anything be fresh (RFC 9111); `immutable` is RFC 8246. */
export const keptForEver = 'public, max-age=31536000, immutable'

export const applies = ({ path }: Pick<HeaderRule, 'path'>, to: string): boolean =>
  path.endsWith('*') ? to.startsWith(path.slice(0, -1)) : to === path

/** What goes with every answer that a program of this project or a host gives, beside a policy. */
export const safetyHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // A chat, a map or a video must not learn that a visitor came from a psychologist's site.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** The response headers. The preview server and the files for each host are made from this list alone. */
export function headerRules(inline: InlineSources, editor?: HostedEditor): readonly HeaderRule[] {
  const policy = framedBy(pagePolicy(inline), 'none')
  return [
    {
      path: '/*',
      headers: {
        ...(!editor && { 'Content-Security-Policy': policy }),
        // One year. Without subdomains: whether they are served over HTTPS is not known here.
        'Strict-Transport-Security': 'max-age=31536000',
        ...safetyHeaders,
        // Chats, mail on the web and cards of other sites show pictures and calendar files of this one. Hosts join the values
        // of equal headers, so there is one for all.
        'Cross-Origin-Resource-Policy': 'cross-origin',
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
  readonly policy: string
}

export const editorAddresses = {
  app: siteFolders.editor,
  frame: `${siteFolders.editor}frame`,
  assets: `${siteFolders.editor}assets/`,
  worker: `${siteFolders.editor}worker.js`,
} as const

/** The rules of a site with an editor. Hosts join equal headers, and of two policies both hold: so no address has two. */
function editorRules(ofPages: string, { pages, policy }: HostedEditor): readonly HeaderRule[] {
  const policies: Readonly<Record<string, string>> = {
    ...Object.fromEntries(pages.map((path) => [path, ofPages])),
    [editorAddresses.app]: framedBy(policy, 'none'),
    [editorAddresses.frame]: framedBy(policy, 'self'),
    [editorAddresses.worker]: workerPolicy,
  }
  return [
    ...Object.entries(policies).map(([path, value]) => ({ path, headers: { 'Content-Security-Policy': value } })),
    { path: `${siteFolders.editor}*`, headers: { 'X-Robots-Tag': 'noindex' } },
    { path: `${editorAddresses.assets}*`, headers: { 'Cache-Control': keptForEver } },
  ]
}
