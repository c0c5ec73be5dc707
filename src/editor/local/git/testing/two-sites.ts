import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testSite } from '../../../../../tests/site.ts'
import { type Clone, cloneTwice, type TwoClones } from './repositories.ts'

/** Creates two clones of one remote, with the tests' site ready to go live. */
export function makeTwoSites(clones: TwoClones): void {
  cloneTwice(clones)
  const { mine, theirs } = clones
  rmSync(mine.content, { recursive: true })
  cpSync(testSite, mine.content, { recursive: true })
  for (const name of readdirSync(mine.content).filter((each) => each.endsWith('.yaml'))) {
    const real = readFileSync(join(mine.content, name), 'utf8')
      .replaceAll(/^ *sample: true\n/gm, '')
      .replaceAll('+351 900 000', '+351 912 345')
      .replace('ines-falcao.example', 'ines-falcao.pt')
    writeFileSync(join(mine.content, name), real)
  }
  mine.git('add', '-A')
  mine.git('commit', '-q', '-m', 'O site')
  mine.git('push', '-q')
  theirs.git('pull', '-q')
}

/** The first Portuguese text of a page's title. */
export const titleOf = (clone: Clone): string =>
  /title:\s*\n?\s*\{? ?pt: "?([^,"\n]+)/.exec(clone.read('content/home.yaml'))?.[1] ?? ''
