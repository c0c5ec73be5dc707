import { pastEventsCommand, pastEventsOptions } from '../src/tools/cli/past-events-command.ts'
import { runCommand } from '../src/tools/cli/run-command.ts'

await runCommand(pastEventsOptions, pastEventsCommand)
