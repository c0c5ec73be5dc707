import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { develop } from '../../src/tools/develop/develop.ts'
import { testSite } from '../site.ts'

/** A development server on a copy of the tests' site. */
export interface Development {
  /** The copied content folder. */
  readonly folder: string
  /** Without a slash at the end. It stays the same when the server is started again. */
  readonly url: string
  /** Writes a file of the content with something replaced, and gives a function that puts back what stood there. */
  change(name: string, from: string, to: string): () => void
  stop(): Promise<void>
  startAgain(): Promise<void>
  /** Stops the server and removes its folder. */
  remove(): Promise<void>
}

export async function startDevelopment(): Promise<Development> {
  const parent = mkdtempSync(join(tmpdir(), 'development-'))
  const folder = join(parent, 'content')
  cpSync(testSite, folder, { recursive: true })
  let server = await listen(0)
  const port = new URL(addressOf(server)).port

  async function listen(on: number): Promise<ViteDevServer> {
    const created = await createServer({
      configFile: false,
      mode: 'development',
      appType: 'custom',
      publicDir: false,
      logLevel: 'silent',
      cacheDir: join(parent, '.vite'),
      server: { port: on, strictPort: true },
      plugins: [react(), develop(folder)],
    })
    return created.listen()
  }

  return {
    folder,
    url: addressOf(server),
    change(name, from, to) {
      const file = join(folder, name)
      const before = readFileSync(file, 'utf8')
      if (!before.includes(from)) throw new Error(`${name} has no "${from}".`)
      write(file, before.replace(from, to))
      return () => write(file, before)
    },
    stop: () => server.close(),
    startAgain: async () => {
      server = await listen(Number(port))
    },
    remove: async () => {
      await server.close()
      rmSync(parent, { recursive: true })
    },
  }
}

/** Saves as an editor does, so that nobody reads a file that is only half written. */
function write(file: string, text: string): void {
  const beside = `${file}.new`
  writeFileSync(beside, text)
  renameSync(beside, file)
}

function addressOf(server: ViteDevServer): string {
  const [address] = server.resolvedUrls?.local ?? []
  if (!address) throw new Error('The development server has no address.')
  return address.replace(/\/$/, '')
}
