import * as indexedDatabase from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { randomOf } from '../../../tests/editor/walk/random.ts'
import { moreRuns } from '../../../tests/more-runs.ts'
import type { ServerClient } from '../app/state/server-client.ts'
import { contentServer } from '../content-server.ts'
import { copiesOf, makeTwoSites, pushed } from '../local/git/testing/repositories.ts'
import { openPublisher } from '../publish/open-publisher.ts'
import type { PublisherServices } from '../publish/publisher-services.ts'
import { walkWithFaults } from '../testing/faults/walk.ts'
import { hurry, type World } from '../testing/faults/world.ts'
import { openGithubRepository } from './open-github-repository.ts'
import { bareGit } from './testing/bare-git.ts'
import { fakeGithub, type Fault } from './testing/fake-github.ts'
import { refusedAnswer } from './testing/rest-answers.ts'
import { openWorkingCopy } from './working-copy/working-copy.ts'

/** How many steps, and a single seed to reproduce a failure. */
const steps = Number(process.env['WALK_STEPS'] ?? 150)
const only = process.env['WALK_SEED']
const seeds = only ? [Number(only)] : Array.from({ length: moreRuns }, (_, index) => index + 1)

const repositories = copiesOf(makeTwoSites)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const faults: readonly Fault[] = [
  'lostBefore',
  'lostAfter',
  { answer: { status: 502 } },
  { answer: refusedAnswer(403, 'You have exceeded a secondary rate limit', { 'Retry-After': '1' }) },
  { answer: refusedAnswer(500, 'Server Error') },
  { changed: (answer) => ({ ...answer, body: null }) },
]

/** Lets the browser's database fail at any write, as a full or a tidying browser does, or never answer. */
function breakDatabase(fails: (probability: number) => boolean): void {
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (fails(0.02)) throw new DOMException('planted', 'QuotaExceededError')
    if (fails(0.0003)) return new Promise<never>(() => undefined) as never
    const request = put.apply(this, args)
    if (fails(0.02)) this.transaction.abort()
    return request
  })
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (fails(0.01)) throw new DOMException('planted', 'InvalidStateError')
    return transaction.apply(this, args)
  })
}

const pictureInfo: PublisherServices['pictureInfo'] = async () => ({
  facts: { width: 4000, height: 3000, digest: '' },
  size: 1,
})

/** The editor on the site in a browser of its own, over a repository that somebody else writes too. */
async function openBrowser(seed: number): Promise<World> {
  const random = randomOf(seed)
  const { remote, theirs } = repositories()
  const github = await fakeGithub(remote)
  // The library idb asks for the classes as globals.
  for (const [name, value] of Object.entries(indexedDatabase)) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new IDBFactory())
  let isOn = false
  const fails = (probability: number) => isOn && random.chance(probability)
  breakDatabase(fails)
  github.fault = () => (fails(0.15) ? random.pick(faults) : undefined)

  const name = `ines/site/main ${seed}`
  const open = () =>
    openWorkingCopy(
      name,
      (version) => repository.picture(version).catch(() => undefined),
      () => undefined,
    )
  const store = open()
  const repository = openGithubRepository({
    owner: 'ines',
    repo: 'site',
    branch: 'main',
    token: () => github.token,
    fetch: github.fetch,
    storage: { read: async (key) => (await store.note(key)) as never, write: store.keepNote },
  })
  const publisher = openPublisher({ store, repository, pictureInfo, askSite: async () => false })
  const { published } = await repository.inspect({ refresh: true })
  if (!published) throw new Error('Nothing is published.')
  await store.fill(published)
  await repository.noteMerged(published.commit)

  const git = bareGit(remote)
  const tip = () => git.text(['rev-parse', 'main'])
  const isPublished = async (file: string) =>
    git.git(['show', `main:content/${file}`]).toString() === (await read(file))
  const reader = open()
  const read = async (file: string) => {
    const wasOn = isOn
    isOn = false
    const stored = await reader.read(file)
    isOn = wasOn
    return new TextDecoder().decode(stored?.bytes)
  }
  const pending = new Set<string>()
  /** Those of them that are in the working copy now. */
  let arrived: readonly string[] = []

  async function publish(): Promise<string> {
    const before = tip()
    let said: string
    try {
      const { theirs: changed } = await publisher.overview({ lang: 'pt', leftOut: [], refresh: true })
      if (changed.length > 0) {
        const { conflicts } = await publisher.mergeTheirs({ lang: 'pt', choices: {} })
        const choices = Object.fromEntries(conflicts.map(({ id }) => [id, 'mine' as const]))
        if (conflicts.length > 0) await publisher.mergeTheirs({ lang: 'pt', choices })
        arrived = [...pending]
      }
      const { stamp } = await publisher.overview({ lang: 'pt', leftOut: [], refresh: false })
      const result = await publisher.send({ lang: 'pt', leftOut: [], stamp })
      said = result.outcome === 'problem' ? result.problem.problem : result.outcome
    } catch (error) {
      said = String(error)
    }
    if (said === 'sent') expect(tip(), 'It says that it is published').not.toBe(before)
    else if (said !== 'answerLost') expect(tip(), `It says that nothing is published: ${said}`).toBe(before)
    return said
  }

  return {
    random,
    disturb: (is) => (isOn = is),
    pending,
    read,
    client: (): ServerClient => {
      const copy = open()
      return {
        pause: 0,
        ...contentServer({
          store: copy,
          undo: copy,
          takePicture: async () => ({ refused: 'pictureForm' }),
          pictureInfo,
        }),
        watch: copy.watch,
      }
    },
    async writeOutside(place, file, change) {
      theirs.git('pull', '-q', '--no-rebase')
      pushed(theirs, `content/${file}`, change(theirs.read(`content/${file}`)))
      pending.add(place)
      arrived = arrived.filter((each) => each !== place)
    },
    events: [publish],
    async check() {
      for (const place of arrived) pending.delete(place)
      arrived = []
      if (!random.chance(0.3)) return
      const files = ['home.yaml', 'biodanza.yaml', 'events.yaml']
      await expect.poll(publish, { message: 'It is published in the end', interval: 10 }).toMatch(/sent|nothing/)
      for (const file of files) expect(await isPublished(file), `${file} is published`).toBe(true)
    },
  }
}

test.each(seeds)(
  'no text is lost on a walk of faults over GitHub, and what is told of publishing is so: %i',
  { timeout: 600_000 },
  async (seed) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const world = await openBrowser(seed)
    hurry()
    await walkWithFaults(world, steps)
  },
)
