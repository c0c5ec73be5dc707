import { expect, inject, test } from 'vitest'
import { rawRequest, type RawResponse } from './raw-request.ts'

const site = inject('site')

interface Rule {
  readonly name: string
  readonly holds: (response: RawResponse) => boolean
}

/** The header's policy as the Observatory reads it, by directive. */
function policyOf({ headers }: RawResponse): Map<string, string[]> {
  const directives = String(headers['content-security-policy']).split(';')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/)
      return [name, sources]
    }),
  )
}

const scriptsOf = ({ text }: RawResponse) =>
  [...text.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, address]) => address ?? '')
const secondsOf = (header = '') => Number(/max-age=(\d+)/.exec(header)?.[1])

/**
 * What Mozilla's Observatory gives or takes points for, by its rules as of version 1.6.3
 * (https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js`), as far as it depends on what a host sends.
 * Whether `http:` redirects to `https:` does not.
 */
const rules: readonly Rule[] = [
  {
    name: `the policy starts from default-src 'none' and allows nothing unsafe, broad or insecure`,
    holds: (response) => {
      const policy = policyOf(response)
      const unsafe = [...policy.values()]
        .flat()
        .filter((source) => /unsafe|^data:|^https?:|^\*|strict-dynamic/.test(source))
      return (
        policy.get('default-src')?.join() === `'none'` &&
        policy.get('form-action')?.join() === `'none'` &&
        unsafe.length === 0
      )
    },
  },
  {
    name: 'the policy lets nobody frame the page',
    holds: (response) => policyOf(response).get('frame-ancestors')?.join() === `'none'`,
  },
  {
    name: 'no address is sent to other sites',
    holds: ({ headers }) => headers['referrer-policy'] === 'no-referrer',
  },
  {
    name: 'other sites can load nothing',
    holds: ({ headers }) => headers['cross-origin-resource-policy'] === 'same-origin',
  },
  {
    name: 'other sites share no window',
    holds: ({ headers }) => headers['cross-origin-opener-policy'] === 'same-origin',
  },
  {
    name: 'HTTPS is kept to for half a year at least',
    holds: ({ headers }) => secondsOf(headers['strict-transport-security']) >= 15_768_000,
  },
  { name: 'types are not guessed', holds: ({ headers }) => headers['x-content-type-options'] === 'nosniff' },
  { name: 'there is no cookie', holds: ({ headers }) => headers['set-cookie'] === undefined },
  {
    name: 'other sites can read nothing',
    holds: ({ headers }) => headers['access-control-allow-origin'] === undefined,
  },
  {
    name: 'every script is from the site itself',
    holds: (response) => scriptsOf(response).every((address) => /^\/[^/]/.test(address)),
  },
]

for (const path of [...site.pages.map((page) => page.path), '/nada']) {
  test(`${path} keeps every rule that Mozilla's Observatory gives or takes points for`, async () => {
    const response = await rawRequest(site.url, path)
    expect(rules.filter(({ holds }) => !holds(response)).map(({ name }) => name)).toEqual([])
  })
}

test('a page with a policy of its own names the same sources in its meta as in its header', async () => {
  const response = await rawRequest(site.url, '/')
  const header = String(response.headers['content-security-policy'])
  expect(response.text).toContain(`content="${header.replace(`; frame-ancestors 'none'`, '')}"`)
})
