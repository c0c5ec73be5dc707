import type { InlineSources } from './content-policy.ts'
import { type HostedEditor, type HeaderRule, headerRules } from './headers.ts'
import { hostFiles } from './find-address.ts'
import type { FormerAddress } from './moved-page.ts'
import { nginxFile } from './nginx.ts'

/**
 * A `_headers` file, as Netlify and Cloudflare Pages read it. Where several rules set one header both hosts join the
 * values by commas, so no two rules that fit one path may set the same.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules.map(({ path, headers }) => [path, ...indented(headers), ''].join('\n')).join('\n')
}

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

const indented = (headers: HeaderRule['headers']) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)

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
