import { preflightCommand, preflightOptions } from '../src/tools/cli/preflight-command.ts'
import { runCommand } from '../src/tools/cli/run-command.ts'

await runCommand(preflightOptions, preflightCommand)
