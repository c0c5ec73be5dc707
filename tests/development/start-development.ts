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
  /** Without a slash at the end. */
  readonly url: string
  /** Writes a file of the content with something replaced, and gives a function that puts back what stood there. */
  change(name: string, from: string, to: string): () => void
  /** Stops the server and removes its folder. */
  remove(): Promise<void>
}

/** @param before changes the copied content before the server reads it */
export async function startDevelopment(
  before?: (content: Pick<Development, 'change'>) => unknown,
): Promise<Development> {
  const parent = mkdtempSync(join(tmpdir(), 'development-'))
  const folder = join(parent, 'content')
  cpSync(testSite, folder, { recursive: true })
  const change = (name: string, from: string, to: string) => {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    if (!text.includes(from)) throw new Error(`${name} has no "${from}".`)
    write(file, text.replace(from, to))
    return () => write(file, text)
  }
  before?.({ change })
  const created = await createServer({
    configFile: false,
    mode: 'development',
    appType: 'custom',
    publicDir: false,
    logLevel: 'silent',
    cacheDir: join(parent, '.vite'),
    server: { port: 0, strictPort: true },
    plugins: [react(), develop(folder)],
  })
  const server = await created.listen()

  return {
    folder,
    url: addressOf(server),
    change,
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
