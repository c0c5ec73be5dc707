import { runCommand } from '../src/cli/run-command.ts'
import { startServer } from '../src/preview/start-server.ts'

const options = { out: { type: 'string', default: 'dist' } } as const

await runCommand(options, async ({ out }) => {
  const { url } = await startServer({ folder: out, port: Number(process.env['PORT'] ?? 4173) })
  console.log(`The site is at ${url} (Ctrl+C stops it).`)
  return true
})
