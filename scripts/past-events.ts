import { pastEventsCommand, pastEventsOptions } from '../src/cli/past-events-command.ts'
import { runCommand } from '../src/cli/run-command.ts'

await runCommand(pastEventsOptions, async (values) => {
  console.log(await pastEventsCommand(values))
  return true
})
