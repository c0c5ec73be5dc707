import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { testSite } from '../../../../tests/site.ts'
import { memoized } from '../../../content/model/by-key.ts'
import type { ValuePath } from '../../../content/model/source.ts'
import { editedTexts, picturesInTexts, type FileEdit } from '../../../content/operations/pages/places-in-texts.ts'
import { emptyFolder } from '../../local/git/testing/repositories.ts'

/** The last one first, since removing one moves those after it. */
const items = (list: ValuePath, from: number, to: number): readonly ValuePath[] =>
  Array.from({ length: to - from }, (_, index) => [...list, to - 1 - index])

/** What no walk writes, and what refers to it. */
const removed: Readonly<Record<string, readonly ValuePath[]>> = {
  'home.yaml': [...items(['blocks'], 2, 7), ...items(['blocks', 1, 'services'], 1, 4)],
  'biodanza.yaml': items(['blocks'], 1, 8),
  'events.yaml': items(['events'], 2, 8),
  'site.yaml': [['practice'], ['notices'], ['contacts'], ['licences'], ['footer', 'links', 2]],
}

/**
 * The tests' site with few blocks, events and pictures: most of a walk's time would be spent on reading what it never
 * changes. It is ready to go live.
 */
function walkTexts(): ReadonlyMap<string, string> {
  const names = readdirSync(testSite).filter((name) => name.endsWith('.yaml') && name !== 'retreat.yaml')
  const texts = new Map(names.map((name) => [name, readFileSync(join(testSite, name), 'utf8')]))
  const edits = Object.entries(removed).flatMap(([file, paths]) =>
    paths.map((path): FileEdit => ({ file, kind: 'remove', path })),
  )
  const real = [...texts, ...editedTexts(texts, edits)].map(([name, text]) => {
    const live = text.replaceAll(/^ *sample: true\n/gm, '').replaceAll('+351 900 000', '+351 912 345')
    return [
      name,
      live.replace('ines-falcao.example', 'ines-falcao.pt').replace('scroll: contact', 'scroll: services'),
    ] as const
  })
  return new Map(real)
}

/** The walk's site by the names of its files. Nobody looks into the pictures. */
export const walkSite = memoized((): ReadonlyMap<string, string> => {
  const texts = walkTexts()
  return new Map([...texts, ...[...picturesInTexts(texts)].map((name) => [`images/${name}`, name] as const)])
})

/** Writes files to a new folder. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Where a walk's files are: in memory, if the system has a folder there. A disk waits at every file that is synced. */
const memory = '/dev/shm'

/** Makes a folder for one walk. */
export function walkFolder(atEnd: (end: () => void) => void): string {
  const folder = emptyFolder('faults-', existsSync(memory) ? memory : undefined)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
