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
  policyOf({
    ...everywhere,
    'script-src': [`'self'`, ...scripts].join(' '),
    'style-src': styles.join(' ') || `'none'`,
  })

/** What only the editor on the site does: it asks GitHub, and keeps its files in a service worker. */
const onlyBehind = {
  local: {},
  github: { 'connect-src': `'self' https://api.github.com`, 'worker-src': `'self'` },
} as const

/**
 * The policy of the editor's documents.
 *
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
export const framedBy = (policy: string, ancestors: 'none' | 'self'): string =>
  `${policy}; frame-ancestors '${ancestors}'`

/** The `<meta>` elements with a policy, for hosts that send no headers. They must precede what they restrict. */
export const cspMeta = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}">\n<meta name="referrer" content="no-referrer">`
