import { expect, inject, test } from 'vitest'
import { rawRequest } from '../raw-request.ts'

const site = inject('site')

/**
 * What Mozilla's Observatory gives or takes points for, by its rules as of version 1.6.3
 * (https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js`), as far as it depends on what a host sends.
 * Whether `http:` redirects to `https:` does not.
 */
test.each([...site.pages.map((page) => page.path), '/nada'])(
  "%s keeps every rule that Mozilla's Observatory gives or takes points for",
  async (path) => {
    const { headers, text } = await rawRequest(site.url, path)
    const policy = String(headers['content-security-policy'])
    for (const name of ['default-src', 'form-action', 'frame-ancestors']) expect(policy).toContain(`${name} 'none'`)
    expect(policy).not.toMatch(/unsafe|strict-dynamic|\s(?:data:|https?:|\*)/)
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    const halfAYear = 15_768_000
    expect(Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1])).toBeGreaterThan(halfAYear)
    for (const name of ['set-cookie', 'access-control-allow-origin']) expect(headers).not.toHaveProperty(name)
    for (const [, address] of text.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)) expect(address).toMatch(/^\/[^/]/)
  },
)

test('a page names the same sources in its meta as in its header, and of the styles its own alone', async () => {
  const { headers, text } = await rawRequest(site.url, '/')
  const header = String(headers['content-security-policy']).replace(`; frame-ancestors 'none'`, '')
  const [, styles = ''] = /style-src ([^;]*)/.exec(header) ?? []
  const inMeta = styles.split(' ').filter((each) => text.includes(`content="${header.replace(styles, each)}"`))
  expect(inMeta).toHaveLength(1)
})
