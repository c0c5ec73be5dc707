import { migrateCommand } from '../src/cli/migrate-command.ts'
import { runCommand } from '../src/cli/run-command.ts'

await runCommand({ content: { type: 'string', default: 'content' } } as const, async ({ content }) => {
  const { output, exitCode } = await migrateCommand(content)
  console.log(output)
  return exitCode === 0
})
