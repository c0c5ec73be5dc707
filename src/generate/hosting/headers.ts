import { siteFolders } from '../../content/model/site-addresses.ts'
import { framedBy, type InlineSources, pagePolicy, workerPolicy } from './content-policy.ts'

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

/**
 * The rules of a site with an editor. Hosts join the values of equal headers, and of two policies both hold: so each
 * policy goes by the addresses of its documents.
 */
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
