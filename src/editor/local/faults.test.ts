import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, onTestFinished, test, vi } from 'vitest'
import { type Random, randomOf } from '../../../tests/editor/walk/random.ts'
import { moreRuns } from '../../../tests/more-runs.ts'
import { serverClient } from '../app/state/server-client.ts'
import { windowClosed } from '../testing/faults/tab.ts'
import { takeEachFault } from '../testing/faults/every-fault.ts'
import { type FaultPlan, randomFaults } from '../testing/faults/plan.ts'
import { walkWithFaults, windowsOf } from '../testing/faults/walk.ts'
import { walkFolder, walkSite, writeFiles } from '../testing/faults/walk-site.ts'
import { hurry, type World } from '../testing/faults/world.ts'
import type { UndoStore } from '../content-server.ts'
import type { ContentStore } from '../content-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openRepository } from './git/git-repository.ts'
import { localMethods } from './open-editor.ts'
import { newSecret } from './session.ts'
import { type RunningEditor, startEditor } from './start-editor.ts'
import { openUndoStore } from './undo-store.ts'

/** How many steps, and a single seed to reproduce a failure. */
const steps = Number(process.env['WALK_STEPS'] ?? 200)
const only = process.env['WALK_SEED']
const seeds = only ? [Number(only)] : Array.from({ length: 15 * moreRuns }, (_, index) => index + 1)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type AtEnd = (end: () => void | Promise<void>) => void

const real = { ...fs.promises, renameSync: fs.renameSync }

const diskFaults = { ENOSPC: 0.004, EIO: 0.004, EACCES: 0.004, EMFILE: 0.004 }

/** Lets the disk fail in a folder, wherever it is read or written, if the plan says so. */
function breakDisk(folder: string, plan: FaultPlan, atEnd: AtEnd): void {
  const mayFail = (call: string, path: unknown) => {
    const code = String(path).startsWith(folder) ? plan.next(call, diskFaults) : undefined
    if (code !== undefined) throw Object.assign(new Error(`${code}: planted`), { code })
  }
  const before =
    <Args extends unknown[], T>(name: string, call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      mayFail(name, args[0])
      return call(...args)
    }
  Object.assign(fs.promises, {
    readFile: before('readFile', real.readFile),
    readdir: before('readdir', real.readdir),
    lstat: before('lstat', real.lstat),
    async open(...args: Parameters<typeof real.open>) {
      mayFail('open', args[0])
      const file = await real.open(...args)
      const write = file.writeFile.bind(file)
      file.writeFile = async (content: Uint8Array | string) => {
        await write(content.slice(0, content.length / 2))
        mayFail('write', args[0])
        await write(content.slice(content.length / 2))
      }
      const sync = file.sync.bind(file)
      file.sync = async () => {
        mayFail('sync', args[0])
        await sync()
      }
      return file
    },
    async rm(...args: Parameters<typeof real.rm>) {
      await real.rm(...args)
      // What was written is there then, and its writer is told that it is not.
      mayFail('rm', args[0])
    },
  })
  fs.renameSync = (...args) => {
    mayFail('before rename', args[0])
    real.renameSync(...args)
    mayFail('after rename', args[0])
  }
  syncBuiltinESMExports()
  atEnd(() => {
    const { renameSync, ...promises } = real
    Object.assign(fs.promises, promises)
    fs.renameSync = renameSync
    syncBuiltinESMExports()
  })
}

async function lost(): Promise<Response> {
  throw new TypeError('Failed to fetch')
}

const names = ['lost', 'answerLost', 'badGateway', 'late', 'answerLate', 'cut', 'neverAnswered'] as const
const requestFaults = Object.fromEntries(names.map((name) => [name, 0.03])) as Record<(typeof names)[number], number>

/** The server of `npm run edit` on a copy of the tests' site, which can be killed and started again. */
async function openFolder(random: Random, plan: FaultPlan, atEnd: AtEnd): Promise<World> {
  const around = walkFolder(atEnd)
  const folder = join(around, 'content')
  writeFiles(folder, walkSite())
  breakDisk(around, plan, atEnd)

  let store: ContentStore | undefined
  let undo: UndoStore | undefined
  let server: RunningEditor | undefined
  async function start(): Promise<void> {
    store = await openFolderStore(folder)
    const repository = await openRepository(folder)
    undo = openUndoStore(join(around, 'kept'), async () => undefined)
    const methods = localMethods({
      store,
      undo,
      repository,
      pictureInfo: async () => ({ facts: { width: 1, height: 1, digest: '' }, size: 1 }),
      askSite: async () => false,
    })
    const files = { document: () => '', assets: new Map() }
    const services = { methods, pictureView: async () => undefined }
    server = await startEditor(services, files, server?.port ?? 0, server?.secret ?? newSecret())
  }
  async function stop(): Promise<void> {
    await server?.close()
    // What has arrived is carried out.
    await store?.list().catch(() => undefined)
  }
  await start()
  atEnd(async () => {
    await stop()
    await undo?.history()
  })

  const { fetch: send } = globalThis
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const ask = () =>
      send(new URL(address, server?.url), {
        ...init,
        headers: { ...init.headers, Origin: new URL(server?.url ?? '').origin },
      })
    const kind = plan.next(address.replace(/\?.*/, ''), requestFaults)
    return kind ? failing[kind](ask, init.signal ?? undefined) : ask()
  })
  const pause = () => new Promise((resolve) => setTimeout(resolve, random.below(1500)))
  const failing: Readonly<
    Record<(typeof names)[number], (ask: () => Promise<Response>, signal?: AbortSignal) => Promise<Response>>
  > = {
    lost,
    badGateway: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    answerLost: async (ask) => ask().then(lost),
    // A page that is closed sends at once what waits.
    late: async (ask) => Promise.race([pause(), windowClosed()]).then(ask),
    async answerLate(ask) {
      const answer = await ask()
      await pause()
      return answer
    },
    async cut(ask) {
      const text = await (await ask()).text()
      return new Response(text.slice(0, text.length / 2), { status: 200 })
    },
    async neverAnswered(ask, signal) {
      if (random.chance(0.5)) await ask()
      // Nobody answers: a request without a limit waits for ever.
      if (!signal) return new Promise(() => undefined)
      await pause()
      throw new DOMException('late', 'TimeoutError')
    },
  }

  const fileOf = (file: string) => join(folder, file)
  return {
    random,
    disturb: (is) => (plan.isOn = is),
    client: () => serverClient,
    read: async (file) => readFileSync(fileOf(file), 'utf8'),
    writeOutside: async (_, file, change) => writeFileSync(fileOf(file), change(readFileSync(fileOf(file), 'utf8'))),
    photo: async () => {
      const photo = sharp({
        create: { width: 8, height: 8, channels: 3, background: `#${random.below(899_999) + 100_000}` },
      })
      return new Blob([new Uint8Array(await photo.png().toBuffer())])
    },
    hasPicture: async (name) => existsSync(fileOf(`images/${name}`)),
    events: [
      async () => {
        await stop()
        await start().catch(async () => {
          plan.isOn = false
          await start()
          plan.isOn = true
        })
        return 'the server was killed and started again'
      },
    ],
  }
}

test.each(seeds)(
  'no text is lost on a walk of faults over a folder, and the line says the truth: %i',
  { timeout: 600_000 },
  async (seed) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const random = randomOf(seed)
    const world = await openFolder(random, randomFaults(random), onTestFinished)
    hurry(onTestFinished)
    await walkWithFaults(world, steps, windowsOf(seed))
  },
)

test('no text is lost whichever call of a day over a folder fails', { timeout: 3_600_000 }, async () => {
  await takeEachFault((plan, atEnd) => openFolder(randomOf(1), plan, atEnd), 2)
})
