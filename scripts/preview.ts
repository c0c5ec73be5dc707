import { parseArgs } from 'node:util'
import { startServer } from '../src/server/start-server.ts'

try {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
  const { url } = await startServer({ folder: values.out, port: Number(process.env['PORT'] ?? 4173) })
  console.log(`The site is at ${url} (Ctrl+C stops it).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
