import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/site/styles/tokens.css', 'utf8')
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')

/** The colours that a rule sets, by the names of their tokens. */
function colours(text: string, selector: string): Record<string, string> {
  const rule = new RegExp(`${selector}\\s*\\{([^}]*)\\}`).exec(text)?.[1] ?? ''
  return Object.fromEntries([...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]))
}

const day = colours(light, ':root')
type Scheme = Record<string, string>
const night: Scheme = { ...day, ...colours(dark, ':root') }
const deep: Scheme = { ...day, ink: day['on-deep'] ?? '', paper: day['deep'] ?? '', ...colours(dark, '\\.deep') }

/** WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const text = [
  ['ink', 'paper'],
  ['ink', 'tint'],
  ['quiet', 'paper'],
  ['quiet', 'tint'],
  ['accent', 'paper'],
  ['accent', 'tint'],
  ['on-accent', 'accent'],
  ['paper', 'ink'],
] as const

test.each([
  ['by day', day, text],
  ['by night', night, text],
  ['on the deep tone', deep, text.filter(([, ground]) => ground !== 'tint')],
])('text reads %s: every pair of colours has the contrast of WCAG AA', (_, scheme, pairs) => {
  for (const [letters, ground] of pairs) {
    const ratio = contrast(scheme[letters] ?? '', scheme[ground] ?? '')
    expect(ratio, `--${letters} on --${ground}, both written as #rrggbb`).toBeGreaterThanOrEqual(4.5)
  }
})

const drawn = [
  ['ribbon', 'paper'],
  ['mark', 'paper'],
  ['mark', 'tint'],
] as const

test.each([
  ['by day', day, drawn],
  ['by night', night, drawn],
  ['on the deep tone', deep, drawn.filter(([, ground]) => ground !== 'tint')],
])('the ribbon, and marks such as stars, can be seen %s (WCAG 1.4.11)', (_, scheme, pairs) => {
  for (const [name, ground] of pairs)
    expect(contrast(scheme[name] ?? '', scheme[ground] ?? ''), `--${name} on --${ground}`).toBeGreaterThanOrEqual(3)
})
