import { headerRules, type InlineSources } from './headers.ts'
import { headersFile } from './headers-file.ts'
import { hostFiles } from './find-address.ts'
import { nginxFile } from './nginx.ts'

/**
 * Netlify and Cloudflare Pages lead `/biodanza/` to `/biodanza` by themselves; what is left is to give the home page one
 * address.
 */
const redirects = '/index.html / 301\n/index / 301\n'

/** The files that tell each host how to serve the site, by their address in the built folder. */
export function hostingFiles(inline: InlineSources): ReadonlyMap<string, string> {
  const rules = headerRules(inline)
  return new Map([
    [hostFiles.headers, headersFile(rules)],
    [hostFiles.redirects, redirects],
    [hostFiles.nginx, nginxFile(rules)],
  ])
}
