import * as indexedDatabase from 'fake-indexeddb'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Random, randomOf } from '../../../tests/editor/walk/random.ts'
import { moreRuns } from '../../../tests/more-runs.ts'
import type { ServerClient } from '../app/state/server-client.ts'
import { contentServer } from '../content-server.ts'
import { copiesOf, makeTwoSites, pushed } from '../local/git/testing/repositories.ts'
import { openPublisher } from '../publish/open-publisher.ts'
import type { PublisherServices } from '../publish/publisher-services.ts'
import { takeEachFault } from '../testing/faults/every-fault.ts'
import { type FaultPlan, randomFaults } from '../testing/faults/plan.ts'
import { walkWithFaults } from '../testing/faults/walk.ts'
import { hurry, type World } from '../testing/faults/world.ts'
import { openGithubRepository } from './open-github-repository.ts'
import { bareGit } from './testing/bare-git.ts'
import { fakeGithub, type Fault } from './testing/fake-github.ts'
import { refusedAnswer } from './testing/rest-answers.ts'
import { openWorkingCopy } from './working-copy/working-copy.ts'

/** How many steps, and a single seed to reproduce a failure. */
const steps = Number(process.env['WALK_STEPS'] ?? 100)
const only = process.env['WALK_SEED']
const seeds = only ? [Number(only)] : Array.from({ length: moreRuns }, (_, index) => index + 1)

const repositories = copiesOf(makeTwoSites)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const failing: Readonly<Record<keyof typeof requestFaults, Fault>> = {
  lost: 'lostBefore',
  answerLost: 'lostAfter',
  badGateway: { answer: { status: 502 } },
  tooMany: { answer: refusedAnswer(403, 'You have exceeded a secondary rate limit', { 'Retry-After': '1' }) },
  serverError: { answer: refusedAnswer(500, 'Server Error') },
  cut: { changed: (answer) => ({ ...answer, body: null }) },
}
const requestFaults = {
  lost: 0.025,
  answerLost: 0.025,
  badGateway: 0.025,
  tooMany: 0.025,
  serverError: 0.025,
  cut: 0.025,
}

/** Lets the browser's database fail at any write, as a full or a tidying browser does, or never answer. */
function breakDatabase(plan: FaultPlan): void {
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    const kind = plan.next(`put in ${this.name}`, { quotaExceeded: 0.02, neverAnswered: 0.0003, aborted: 0.02 })
    if (kind === 'quotaExceeded') throw new DOMException('planted', 'QuotaExceededError')
    if (kind === 'neverAnswered') return new Promise<never>(() => undefined) as never
    const request = put.apply(this, args)
    if (kind === 'aborted') this.transaction.abort()
    return request
  })
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (plan.next('transaction', { closed: 0.01 })) throw new DOMException('planted', 'InvalidStateError')
    return transaction.apply(this, args)
  })
}

const pictureInfo: PublisherServices['pictureInfo'] = async () => ({
  facts: { width: 4000, height: 3000, digest: '' },
  size: 1,
})

/** The editor on the site in a browser of its own, over a repository that somebody else writes too. */
async function openBrowser(
  random: Random,
  plan: FaultPlan,
  atEnd: (end: () => void | Promise<void>) => void,
): Promise<World> {
  const { remote, theirs } = repositories(atEnd)
  const github = await fakeGithub(remote, atEnd)
  // The library idb asks for the classes as globals.
  for (const [name, value] of Object.entries(indexedDatabase)) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new IDBFactory())
  breakDatabase(plan)
  github.fault = (request) => {
    // Hashes differ from day to day.
    const kind = plan.next(request.replaceAll(/[0-9a-f]{40}/g, '…'), requestFaults)
    return kind && failing[kind]
  }

  const name = 'ines/site/main'
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
    const wasOn = plan.isOn
    plan.isOn = false
    const stored = await reader.read(file)
    plan.isOn = wasOn
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
    disturb: (is) => (plan.isOn = is),
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
    const random = randomOf(seed)
    const world = await openBrowser(random, randomFaults(random), onTestFinished)
    hurry()
    await walkWithFaults(world, steps)
  },
)

test('no text is lost whichever call of a day over GitHub fails', { timeout: 3_600_000 }, async () => {
  await takeEachFault((plan, atEnd) => openBrowser(randomOf(1), plan, atEnd), 1)
})
