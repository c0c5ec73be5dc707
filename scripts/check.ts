import { checkCommand, checkOptions } from '../src/tools/cli/check-command.ts'
import { runCommand } from '../src/tools/cli/run-command.ts'

await runCommand(checkOptions, checkCommand)
