import { expect, inject, test } from 'vitest'
import { rawRequest, type RawResponse } from './raw-request.ts'

const site = inject('site')

interface Rule {
  readonly name: string
  /** What it adds to the 100 points that every site starts with; one that is worth nothing costs points when broken. */
  readonly worth: number
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
 * How Mozilla's Observatory rates what a host sends: its rules and their worth as of version 1.6.3
 * (https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js`). Whether `http:` leads to `https:` is up to the
 * host, and so is not among them.
 */
const rules: readonly Rule[] = [
  {
    name: `the policy starts from default-src 'none' and allows nothing unsafe, broad or insecure`,
    worth: 10,
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
    worth: 5,
    holds: (response) => policyOf(response).get('frame-ancestors')?.join() === `'none'`,
  },
  {
    name: 'no address is told to other sites',
    worth: 5,
    holds: ({ headers }) => headers['referrer-policy'] === 'no-referrer',
  },
  {
    name: 'other sites can load nothing',
    worth: 10,
    holds: ({ headers }) => headers['cross-origin-resource-policy'] === 'same-origin',
  },
  {
    name: 'other sites share no window',
    worth: 10,
    holds: ({ headers }) => headers['cross-origin-opener-policy'] === 'same-origin',
  },
  {
    name: 'HTTPS is kept to for half a year at least',
    worth: 0,
    holds: ({ headers }) => secondsOf(headers['strict-transport-security']) >= 15_768_000,
  },
  { name: 'types are not guessed', worth: 0, holds: ({ headers }) => headers['x-content-type-options'] === 'nosniff' },
  { name: 'there is no cookie', worth: 0, holds: ({ headers }) => headers['set-cookie'] === undefined },
  {
    name: 'other sites can read nothing',
    worth: 0,
    holds: ({ headers }) => headers['access-control-allow-origin'] === undefined,
  },
  {
    name: 'every script is from the site itself',
    worth: 0,
    holds: (response) => scriptsOf(response).every((address) => /^\/[^/]/.test(address)),
  },
]

for (const path of [...site.pages.map((page) => page.path), '/nada']) {
  test(`Mozilla's Observatory would give ${path} an A+ with 140 points`, async () => {
    const response = await rawRequest(site.url, path)
    expect(rules.filter(({ holds }) => !holds(response)).map(({ name }) => name)).toEqual([])
    expect(rules.reduce((sum, { worth }) => sum + worth, 100)).toBe(140)
  })
}

test('a page of its own policy names the same sources in its meta as in its header', async () => {
  const response = await rawRequest(site.url, '/')
  const header = String(response.headers['content-security-policy'])
  expect(response.text).toContain(`content="${header.replace(`; frame-ancestors 'none'`, '')}"`)
})
