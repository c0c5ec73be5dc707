import { readFileSync } from 'node:fs'
import { siteFolders } from '../../content/model/site-addresses.ts'
import { editorAddresses, headerRules, keptForEver } from './headers.ts'
import type { InlineSources, HostedEditor, HeaderRule } from './headers.ts'
import { hostFiles } from './find-address.ts'
import type { FormerAddress } from './moved-page.ts'

/**
 * A `_headers` file, as Netlify and Cloudflare Pages read it. Where several rules set one header both hosts join the
 * values by commas, so no two rules that fit one path may set the same.
 */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules.map(({ path, headers }) => [path, ...indented(headers), ''].join('\n')).join('\n')

/** The rules in a `_headers` file that `headersFile` wrote. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^ {2}([^:]+): (.+)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name && value && rule) rule.headers[name] = value
    else rules.push({ path: line, headers: {} })
  }
  return rules
}

const indented = (headers: HeaderRule['headers']) => Object.entries(headers).map(([key, value]) => `  ${key}: ${value}`)

/** Netlify and Cloudflare Pages redirect `/biodanza/` to `/biodanza` by themselves. Only the home page needs rules. */
const redirects = '/index.html / 301\n/index / 301\n'

/**
 * Where a file is at the address Netlify redirects only with `!`, a line that Cloudflare Pages ignores: it takes the next.
 * https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const redirectsFrom = ({ from, to }: FormerAddress) => `${from} ${to} 301!\n${from} ${to} 301\n`

/** The files that tell each host how to serve the site, by their address in the built folder. */
export function hostingFiles(inline: InlineSources, former: readonly FormerAddress[], editor?: HostedEditor) {
  const rules = headerRules(inline, editor)
  return new Map([
    [hostFiles.headers, headersFile(rules)],
    [hostFiles.redirects, redirects + former.map(redirectsFrom).join('')],
    [hostFiles.nginx, nginxFile(rules, former)],
  ])
}

/**
 * What goes inside the `server` block of nginx to serve a built site as the preview does. A location with an `add_header`
 * of its own would lose all inherited ones: each header is added once, for the server, and what differs is a variable.
 */
function nginxFile(rules: readonly HeaderRule[], past: readonly FormerAddress[]): string {
  const everywhere = Object.entries(rules.find(({ path }) => path === '/*')?.headers ?? {})
  const hashed = rules.filter(({ headers }) => headers['Cache-Control'] === keptForEver)
  const policies = rules.filter(({ path, headers }) => path !== '/*' && 'Content-Security-Policy' in headers)
  const hasEditor = policies.length > 0
  const values: Readonly<Record<string, string>> = {
    headers:
      (hasEditor ? editorHeaders(policies) : '') +
      everywhere.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n'),
    hashedFolders: hashed.map(({ path }) => path.slice(1, -2)).join('|'),
    keptForEver,
    hostFiles: Object.values(hostFiles)
      .map((path) => path.slice(1).replaceAll('.', '\\.'))
      .join('|'),
    formerAddresses: past.map(({ from, to }) => `location = ${from} {\n  return 308 ${to}$is_args$args;\n}\n`).join(''),
    editorLocations: hasEditor ? editorLocations : '',
  }
  const template = readFileSync(new URL('nginx.conf.template', import.meta.url), 'utf8')
  return template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
}

/** The policies by address; that of the pages is also that of whatever has none of its own. */
function editorHeaders(policies: readonly HeaderRule[]): string {
  const ofPages = policies.find(({ path }) => path === '/')?.headers['Content-Security-Policy'] ?? ''
  const others = policies.filter(({ headers }) => headers['Content-Security-Policy'] !== ofPages)
  const conditions = others.map(
    ({ path, headers }) => `if ($uri = ${path}) {\n  set $policy "${headers['Content-Security-Policy']}";\n}\n`,
  )
  const noIndex = `if ($uri ~ ^${siteFolders.editor}) {\n  set $robots noindex;\n}\nadd_header X-Robots-Tag $robots always;\n`
  const policy = `add_header Content-Security-Policy $policy always;\n`
  return `set $policy "${ofPages}";\n${conditions.join('')}${policy}set $robots "";\n${noIndex}`
}

const editorLocations = `location = ${editorAddresses.app} {
  try_files ${editorAddresses.app}index.html =404;
}
location ~ ^${editorAddresses.app.slice(0, -1)}(/index(\\.html)?)?$ {
  return 308 ${editorAddresses.app}$is_args$args;
}
`
