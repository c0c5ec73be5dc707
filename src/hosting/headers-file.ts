import type { HeaderRule } from './headers.ts'

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
