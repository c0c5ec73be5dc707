import { siteFolders } from '../../content/model/site-addresses.ts'
import { editorAddresses, type HeaderRule, keptForEver } from './headers.ts'
import { hostFiles } from './find-address.ts'
import type { FormerAddress } from './moved-page.ts'

/** Types that the list which comes with nginx lacks, by the ending of the file. */
const types = { ics: 'text/calendar', webmanifest: 'application/manifest+json' }

/** Types to compress. nginx adds `text/html` itself, and uses the former name of JavaScript. */
const compressed = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
  'text/calendar',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
]

/**
 * What goes inside the `server` block of nginx to serve a built site as the preview does.
 *
 * A location with an `add_header` of its own would lose all inherited ones. So every header is added once, for the server,
 * and what differs between paths is a variable.
 */
export function nginxFile(rules: readonly HeaderRule[], former: readonly FormerAddress[]): string {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? {}
  const kept = rules
    .filter(({ headers }) => headers['Cache-Control'] === keptForEver)
    .map(({ path }) => path.slice(1, -2))
  const policies = rules.filter(({ path, headers }) => path !== '/*' && 'Content-Security-Policy' in headers)
  const hasEditor = policies.length > 0
  const names = Object.values(hostFiles).map((path) => path.slice(1).replaceAll('.', '\\.'))
  return `# Made by the build. Include it in the server block of the site, which says the rest:
#
#   server {
#     listen 443 ssl http2;
#     server_name www.example.com;
#     ssl_certificate /etc/ssl/example.pem;
#     ssl_certificate_key /etc/ssl/example.key;
#     root /srv/site/dist;
#     include /srv/site/dist/nginx.conf;
#   }

server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types application/javascript text/calendar text/css text/javascript text/plain text/xml;
gzip on;
gzip_vary on;
gzip_comp_level 9;
gzip_types ${compressed.join(' ')};

set $kept no-cache;
if ($uri ~ ^/(${kept.join('|')})/) {
  set $kept "${keptForEver}";
}
add_header Cache-Control $kept always;
${hasEditor ? editorHeaders(policies) : ''}${Object.entries(everywhere)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n')}

error_page 404 /404.html;
location = /404.html {
  internal;
}
location ~ ^/(404|${names.join('|')}|(.*/)?\\.(?!well-known/).*)$ {
  return 404;
}

# One page has one address.
location ~ ^/index(\\.html)?/?$ {
  return 308 /$is_args$args;
}
${former.map(({ from, page }) => `location = ${from} {\n  return 308 ${page.path}$is_args$args;\n}\n`).join('')}${hasEditor ? editorLocations : ''}location ~ ^(?<page>/[a-z0-9/-]+)(/|\\.html)$ {
  if (-f $document_root$page.html) {
    return 308 $page$is_args$args;
  }
  return 404;
}
location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri.html =404;
}
${Object.entries(types)
  .map(([ending, type]) => `location ~ \\.${ending}$ {\n  types { ${type} ${ending}; }\n}`)
  .join('\n')}
`
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
