import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { recoverOutput } from '../../src/generate/output/output.ts'
import { buildWhole, killedBetweenRenames, startBuild } from './build-process.ts'
import { siteFingerprint } from './site-fingerprint.ts'

export interface KillOptions {
  /** Two content folders, which are built in turn, so that an old site and a new one differ. */
  readonly contents: readonly [string, string]
  readonly out: string
  readonly kills: number
  /** The same seed gives the same moments. */
  readonly seed: number
}

export interface KillResult {
  /** After how many kills the old site was there, complete. */
  old: number
  /** After how many kills the new one was: the kill came too late, or just after it was published. */
  new: number
  /** What else was found there, which must be nothing. */
  readonly broken: string[]
  /** How many hit one between its two renames, so that there was no site until the next command looked. */
  betweenRenames: number
  /** What a last, undisturbed build left beside the site. */
  leftovers: number
}

/**
 * Builds into one folder again and again and kills each build with SIGKILL, which no program can handle. A third of the
 * kills come at any moment of a build, a third while it writes, which is a small part of it, and a third between its
 * two renames. After each kill the site is looked up as the next command would.
 */
export async function killBuilds({ contents, out, kills, seed }: KillOptions): Promise<KillResult> {
  const random = randomNumbers(seed)
  const sites: [string, string] = ['', '']
  const times = { whole: 0, writing: 0 }
  for (const index of [1, 0] as const) {
    const start = performance.now()
    const writing = untilWriting(out)
    const built = buildWhole(['--content', contents[index], '--out', out])
    await Promise.race([writing.begun, built])
    times.writing = performance.now() - start
    await built
    writing.stop()
    times.whole = performance.now() - start
    sites[index] = siteFingerprint(out)
  }
  if (sites[0] === sites[1]) throw new Error('The two contents give the same site.')

  const result: KillResult = { old: 0, new: 0, broken: [], betweenRenames: 0, leftovers: 0 }
  let standing: 0 | 1 = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const next: 0 | 1 = standing === 0 ? 1 : 0
    const writing = untilWriting(out)
    const [isAnywhere, isWhileWriting] = [kill % 3 === 0, kill % 3 === 1]
    const parameters = ['--content', contents[next], '--out', out]
    const build = startBuild(parameters, isAnywhere || isWhileWriting ? {} : { environment: killedBetweenRenames })
    if (isAnywhere) await Promise.race([after(random() * times.whole), build.ended])
    if (isWhileWriting) {
      await Promise.race([writing.begun, build.ended])
      await Promise.race([after(random() * (times.whole - times.writing)), build.ended])
    }
    if (isAnywhere || isWhileWriting) build.process.kill('SIGKILL')
    const { code } = await build.ended
    writing.stop()
    if (code === null && !existsSync(out)) result.betweenRenames += 1

    recoverOutput(out)
    const found = fingerprintOf(out)
    if (found === sites[standing]) result.old += 1
    else if (found === sites[next]) {
      result.new += 1
      standing = next
    } else result.broken.push(`kill ${kill}: ${found}`)
  }
  await buildWhole(['--content', contents[0], '--out', out])
  result.leftovers = readdirSync(dirname(out)).filter((name) => name.includes(basename(out))).length - 1
  return result
}

/** Reports when a build begins to write: when something appears or disappears at the site's place or beside it. */
function untilWriting(out: string) {
  let watcher: FSWatcher | undefined
  const begun = new Promise<void>((resolve) => {
    watcher = watch(dirname(out), (_event, name) => {
      if (name?.includes(basename(out))) resolve()
    })
  })
  return { begun, stop: () => watcher?.close() }
}

function fingerprintOf(out: string): string {
  try {
    return siteFingerprint(out)
  } catch (error) {
    return String(error)
  }
}

/** Numbers from 0 to 1 that look random, the same ones for the same seed: a linear congruential generator. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    // Multiplier and increment of Numerical Recipes, modulo 2^32.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
