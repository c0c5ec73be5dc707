import { runCommand } from '../src/tools/cli/run-command.ts'
import { startServer } from '../src/tools/preview/start-server.ts'
const options = {
  out: { type: 'string', default: 'dist' },
  port: { type: 'string', default: process.env['PORT'] ?? '4173' },
} as const

await runCommand(options, async ({ out, port }) => {
  const { url } = await startServer({ folder: out, port: Number(port) })
  return { output: `O site está em ${url} (Ctrl+C termina).`, succeeded: true }
})
