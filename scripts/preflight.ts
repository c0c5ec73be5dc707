import { preflightCommand, preflightOptions } from '../src/cli/preflight-command.ts'
import { runCommand } from '../src/cli/run-command.ts'

await runCommand(preflightOptions, async (values) => {
  const { output, ready } = await preflightCommand(values)
  console.log(output)
  return ready
})
