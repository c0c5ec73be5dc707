import { join } from 'node:path'
import * as indexedDatabase from 'fake-indexeddb'
import { expect, vi } from 'vitest'
import type { Random } from '../../../../tests/editor/walk/random.ts'
import type { ServerClient } from '../../app/state/server-client.ts'
import { contentServer } from '../../content-server.ts'
import { openPublisher } from '../../publish/open-publisher.ts'
import { draftBranch } from '../../publish/drafts.ts'
import type { PublisherServices, TheirsRequest } from '../../publish/publisher.ts'
import { RemoteFailure } from '../../publish/repository.ts'
import { type FaultPlan, faultSwitch } from '../../testing/faults/plan.ts'
import { walkFolder, walkSite } from '../../testing/faults/walk-site.ts'
import { files, type World } from '../../testing/faults/world.ts'
import { openGithubRepository } from '../open-github-repository.ts'
import { openSharedDrafts } from '../shared-drafts.ts'
import type { GithubRepositoryOptions } from '../snapshots.ts'
import { bareGit, makeBareRepository } from './bare-git.ts'
import { breakDatabase } from './break-database.ts'
import { fakeGithub, type Fault } from './fake-github.ts'
import { refusedAnswer, type RestAnswer } from './rest-answers.ts'
import { openWorkingCopy } from '../working-copy/working-copy.ts'

const failing = {
  answerLost: 'lostAfter',
  /** The next request is lost too: the one that asks whether this one had its effect. */
  offline: 'lostAfter',
  lost: 'lostBefore',
  badGateway: { answer: { status: 502 } },
  tooMany: { answer: refusedAnswer(403, 'You have exceeded a secondary rate limit', { 'Retry-After': '1' }) },
  serverError: { answer: refusedAnswer(500, 'Server Error') },
  cut: { changed: (answer: RestAnswer) => ({ ...answer, body: null }) },
} satisfies Readonly<Record<string, Fault>>
type RequestFault = keyof typeof failing
const faultsOf = (chance: number) =>
  Object.fromEntries(Object.keys(failing).map((name) => [name, chance])) as Record<RequestFault, number>
const requestFaults = faultsOf(0.022)
/** For the request that publishes, of which a walk has few. */
const publishFaults = faultsOf(0.1)

/** The browser's own drawing of a photograph is tested where there is a browser. */
const takePicture: Parameters<typeof contentServer>[0]['takePicture'] = async (photo) => ({
  bytes: new Uint8Array(await photo.arrayBuffer()),
  extension: 'jpg',
})

const dayDraft = draftBranch('Dia')

const pictureInfo: PublisherServices['pictureInfo'] = async () => ({
  facts: { width: 4000, height: 3000, digest: '' },
  size: 1,
})

/** The editor on the site in a browser of its own, over a repository that somebody else writes too. */
export async function openBrowser(
  random: Random,
  plan: FaultPlan,
  atEnd: (end: () => void | Promise<void>) => void,
): Promise<World> {
  const remote = join(walkFolder(atEnd), 'remote.git')
  const content = [...walkSite()].map(([name, text]) => [`content/${name}`, text] as const)
  makeBareRepository(remote, new Map([...content, ['src/program.ts', 'export const one = 1\n']]))
  const github = await fakeGithub(remote, atEnd)
  // The library idb asks for the classes as globals.
  for (const [name, value] of Object.entries(indexedDatabase)) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new IDBFactory())
  breakDatabase(plan)
  let isOffline = false
  github.fault = (request) => {
    const isLost = isOffline && plan.isOn
    isOffline = false
    if (isLost) return 'lostBefore'
    // Hashes differ from day to day.
    const call = request.replaceAll(/[0-9a-f]{40}/g, '…')
    const kind = plan.next(call, request.startsWith('PATCH ') ? publishFaults : requestFaults)
    isOffline = kind === 'offline'
    return kind && failing[kind]
  }

  const name = 'ines/site/main'

  /** What a window has after signing in. */
  function openSite() {
    const open = () => openWorkingCopy(name, download, () => undefined)
    const download = (version: string) => repository.picture(version)
    const store = open()
    const options: GithubRepositoryOptions = {
      owner: 'ines',
      repo: 'site',
      branch: 'main',
      token: () => github.token,
      fetch: github.fetch,
      storage: { read: async (key) => (await store.note(key)) as never, write: store.keepNote },
    }
    const repository = openGithubRepository(options)
    const services: PublisherServices = { store, repository, pictureInfo, askSite: async () => false }
    const drafts = openSharedDrafts(options, services)
    return { open, store, repository, drafts, publisher: openPublisher(services), reader: open() }
  }
  async function signIn() {
    const { store, repository } = site
    const { published } = await repository.inspect({ refresh: true })
    if (!published) throw new Error('Nothing is published.')
    await store.fill(published)
    await repository.noteMerged(published.commit)
  }
  let site = openSite()
  await signIn()

  const git = bareGit(remote)
  const tip = () => git.tip('refs/heads/main')
  const onBranch = (branch: string, file: string) =>
    git.objects.fileIn(git.tip(`refs/heads/${branch}`) ?? '', `content/${file}`).toString()
  const { disturb, undisturbed } = faultSwitch(plan)
  const read = async (file: string) => {
    const stored = await undisturbed(() => site.reader.read(file))
    return new TextDecoder().decode(stored?.bytes)
  }
  const readAll = () => Promise.all(files.map(read))
  const pending = new Set<string>()
  /** Those of them that are in the working copy now. */
  let arrived: readonly string[] = []

  async function publish(): Promise<string> {
    const before = tip()
    const { publisher } = site
    let said: string
    try {
      const { theirs: changed } = await publisher.overview({ lang: 'pt', leftOut: [], refresh: true })
      if (changed.length > 0) {
        const { conflicts } = await publisher.mergeTheirs({ lang: 'pt', choices: {} })
        const choices = Object.fromEntries(conflicts.map(({ id }) => [id, 'mine' as const]))
        const { conflicts: left } = await publisher.mergeTheirs({ lang: 'pt', choices })
        // What is typed meanwhile may be one more question: nothing is merged then.
        // GitHub may not have answered: an older state was merged then.
        const { base } = await undisturbed(() => site.repository.inspect())
        if (left.length === 0 && base?.commit === before) arrived = [...pending]
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

  /** Keeps what is written as a draft. Another state of it is merged first, as the panel asks the owner to. */
  async function draft(): Promise<string> {
    const { drafts } = site
    const before = await readAll()
    try {
      const { outcome } = await drafts.save('Dia', 'pt')
      const after = await readAll()
      for (const [at, text] of before.entries())
        if (outcome === 'saved' && text === after[at])
          expect(onBranch(dayDraft, files[at] ?? ''), `It says that ${files[at]} is kept as a draft`).toBe(text)
      return `draft ${outcome}`
    } catch (error) {
      if (!(error instanceof RemoteFailure) || error.problem.problem !== 'draftChanged') return String(error)
      const merge = (choices: TheirsRequest['choices']) => drafts.mergeTheirs(dayDraft, { lang: 'pt', choices })
      return merge({})
        .then(({ conflicts }) => merge(Object.fromEntries(conflicts.map(({ id }) => [id, 'mine' as const]))))
        .then(() => 'draft merged', String)
    }
  }

  async function publishInTheEnd(): Promise<void> {
    await expect.poll(publish, { message: 'It is published in the end', interval: 10 }).toMatch(/sent|nothing/)
    for (const file of files) expect(onBranch('main', file), `${file} is published`).toBe(await read(file))
  }

  return {
    random,
    disturb,
    pending,
    read,
    photo: async () => new Blob([`photograph ${random.below(1e9)}`]),
    hasPicture: async (picture) => (await undisturbed(() => site.reader.read(`images/${picture}`))) !== undefined,
    async signOut() {
      await undisturbed(publishInTheEnd)
      const said = await site.store.remove().then(() => 'all is deleted', String)
      const left = await undisturbed(async () => (await indexedDB.databases()).map((each) => each.name))
      if (said === 'all is deleted') expect(left, 'It says that nothing is left').toEqual([])
      site = openSite()
      await undisturbed(signIn)
      return said
    },
    client: (): ServerClient => {
      const copy = site.open()
      return { pause: 0, ...contentServer({ store: copy, undo: copy, takePicture, pictureInfo }), watch: copy.watch }
    },
    async writeOutside(place, file, change) {
      git.commit('main', `content/${file}`, change(onBranch('main', file)))
      pending.add(place)
      arrived = arrived.filter((each) => each !== place)
    },
    events: [publish, draft],
    async check() {
      for (const place of arrived) pending.delete(place)
      arrived = []
      if (random.chance(0.3)) await publishInTheEnd()
    },
  }
}
