import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../src/generate/build-site.ts'
import { formatDiagnostics } from '../src/content/check/messages/format.ts'
import { type RunningServer, startServer } from '../src/tools/preview/start-server.ts'
import { progress } from './terminal.ts'

/** Builds the real site into a temporary folder and serves it. Throws where the content is wrong. */
export async function serveBuiltSite(): Promise<RunningServer> {
  progress('Building the site')
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const { built, diagnostics } = await buildSite('content', join(folder, 'dist'))
  if (!built) throw new Error(formatDiagnostics(diagnostics))
  const { url, close } = await startServer({ folder: join(folder, 'dist'), port: 0 })
  return {
    url,
    close: async () => {
      await close()
      rmSync(folder, { recursive: true })
    },
  }
}
