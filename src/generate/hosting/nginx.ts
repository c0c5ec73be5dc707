import { readFileSync } from 'node:fs'
import { siteFolders } from '../../content/model/site-addresses.ts'
import { editorAddresses, type HeaderRule, keptForEver } from './headers.ts'
import { hostFiles } from './find-address.ts'
import type { FormerAddress } from './moved-page.ts'

/**
 * What goes inside the `server` block of nginx to serve a built site as the preview does.
 *
 * A location with an `add_header` of its own would lose all inherited ones. So every header is added once, for the server,
 * and what differs between paths is a variable.
 */
export function nginxFile(rules: readonly HeaderRule[], former: readonly FormerAddress[]): string {
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
    formerAddresses: former
      .map(({ from, to }) => `location = ${from} {\n  return 308 ${to}$is_args$args;\n}\n`)
      .join(''),
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
