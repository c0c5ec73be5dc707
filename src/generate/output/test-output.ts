import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { openOutput } from './output.ts'

/** A file to copy into a site. */
export const source = import.meta.filename

/** The files of each site that is built here, beside the copied one. */
export const addresses = ['/index.html', '/404.html', '/assets/program.js']

/** What `site` gives of a site that `build` has built with this word. */
export const whole = (word: string) => ({
  ...Object.fromEntries(addresses.map((address) => [address, `${word} ${address}`])),
  '/images/copy.ts': readFileSync(source, 'utf8'),
})

/** Builds a small site, whose every file holds the word. */
export function build(out: string, word: string): void {
  const output = openOutput(out)
  try {
    for (const address of addresses) output.write(address, `${word} ${address}`)
    output.copy('/images/copy.ts', source)
    output.publish()
  } catch (error) {
    output.discard()
    throw error
  }
}

/** The files of a site with their texts, without the mark that it is a build. */
export function site(out: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.site-build')
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(out.length), readFileSync(file, 'utf8')]),
  )
}

/** Builds a small site in a folder of its own, and gives its place. */
export function siteOf(word: string): string {
  const out = join(emptyFolder(), 'dist')
  build(out, word)
  return out
}

/** A folder for one test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'output-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** No build has left anything beside the site. */
export function expectAlone(out: string): void {
  expect(readdirSync(join(out, '..'))).toEqual(['dist'])
}
