import fs, { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, onTestFinished, test, vi } from 'vitest'
import { randomOf } from '../../../tests/editor/walk/random.ts'
import { moreRuns } from '../../../tests/more-runs.ts'
import { testSite } from '../../../tests/site.ts'
import { serverClient } from '../app/state/server-client.ts'
import { walkWithFaults } from '../testing/faults/walk.ts'
import { hurry, type World } from '../testing/faults/world.ts'
import type { ContentStore } from '../content-store.ts'
import { openFolderStore } from './folder-store.ts'
import { openRepository } from './git/git-repository.ts'
import { localMethods } from './open-editor.ts'
import { newSecret } from './session.ts'
import { type RunningEditor, startEditor } from './start-editor.ts'
import { openUndoStore } from './undo-store.ts'

/** How many steps, and a single seed to reproduce a failure. */
const steps = Number(process.env['WALK_STEPS'] ?? 150)
const only = process.env['WALK_SEED']
const seeds = only ? [Number(only)] : Array.from({ length: moreRuns }, (_, index) => index + 1)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const real = { ...fs.promises, renameSync: fs.renameSync }

/** Lets the disk fail in a folder, wherever it is read or written, if `fails` says so. */
function breakDisk(folder: string, fails: () => string | undefined): void {
  const mayFail = (path: unknown) => {
    const code = String(path).startsWith(folder) ? fails() : undefined
    if (code !== undefined) throw Object.assign(new Error(`${code}: planted`), { code })
  }
  const before =
    <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      mayFail(args[0])
      return call(...args)
    }
  Object.assign(fs.promises, {
    readFile: before(real.readFile),
    readdir: before(real.readdir),
    lstat: before(real.lstat),
    async open(...args: Parameters<typeof real.open>) {
      mayFail(args[0])
      const file = await real.open(...args)
      const write = file.writeFile.bind(file)
      file.writeFile = async (content: Uint8Array | string) => {
        await write(content.slice(0, content.length / 2))
        mayFail(args[0])
        await write(content.slice(content.length / 2))
      }
      const sync = file.sync.bind(file)
      file.sync = async () => {
        mayFail(args[0])
        await sync()
      }
      return file
    },
    async rm(...args: Parameters<typeof real.rm>) {
      await real.rm(...args)
      // What was written is there then, and its writer is told that it is not.
      mayFail(args[0])
    },
  })
  fs.renameSync = (...args) => {
    mayFail(args[0])
    real.renameSync(...args)
    mayFail(args[0])
  }
  syncBuiltinESMExports()
  onTestFinished(() => {
    const { renameSync, ...promises } = real
    Object.assign(fs.promises, promises)
    fs.renameSync = renameSync
    syncBuiltinESMExports()
  })
}

/** The server of `npm run edit` on a copy of the tests' site, which can be killed and started again. */
async function openFolder(seed: number): Promise<World> {
  const random = randomOf(seed)
  const around = realpathSync(mkdtempSync(join(tmpdir(), 'faults-')))
  const folder = join(around, 'content')
  cpSync(testSite, folder, { recursive: true })
  let isOn = false
  breakDisk(around, () =>
    isOn && random.chance(0.01) ? random.pick(['ENOSPC', 'EIO', 'EACCES', 'EMFILE']) : undefined,
  )

  let store: ContentStore | undefined
  let server: RunningEditor | undefined
  async function start(): Promise<void> {
    store = await openFolderStore(folder)
    const repository = await openRepository(folder)
    const undo = openUndoStore(join(around, 'kept'), async () => undefined)
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
  onTestFinished(async () => {
    await stop()
    rmSync(around, { recursive: true, force: true })
  })

  const { fetch: send } = globalThis
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const ask = () =>
      send(new URL(address, server?.url), {
        ...init,
        headers: { ...init.headers, Origin: new URL(server?.url ?? '').origin },
      })
    if (!isOn || random.chance(0.8)) return ask()
    return random.pick(faults)?.(ask, init.signal ?? undefined)
  })
  const pause = () => new Promise((resolve) => setTimeout(resolve, random.below(1500)))
  const faults: readonly ((ask: () => Promise<Response>, signal?: AbortSignal) => Promise<Response>)[] = [
    async () => {
      throw new TypeError('Failed to fetch')
    },
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    async (ask) => {
      await ask()
      throw new TypeError('Failed to fetch')
    },
    async (ask) => {
      await pause()
      return ask()
    },
    async (ask) => {
      const answer = await ask()
      await pause()
      return answer
    },
    async (ask) => {
      const text = await (await ask()).text()
      return new Response(text.slice(0, text.length / 2), { status: 200 })
    },
    async (ask, signal) => {
      if (random.chance(0.5)) await ask()
      // Nobody answers: a request without a limit waits for ever.
      if (!signal) return new Promise(() => undefined)
      await pause()
      throw new DOMException('late', 'TimeoutError')
    },
  ]

  const fileOf = (file: string) => join(folder, file)
  return {
    random,
    disturb: (is) => (isOn = is),
    client: () => serverClient,
    read: async (file) => readFileSync(fileOf(file), 'utf8'),
    writeOutside: async (_, file, change) => writeFileSync(fileOf(file), change(readFileSync(fileOf(file), 'utf8'))),
    events: [
      async () => {
        await stop()
        await start().catch(async () => {
          isOn = false
          await start()
          isOn = true
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
    const world = await openFolder(seed)
    hurry()
    await walkWithFaults(world, steps)
  },
)
