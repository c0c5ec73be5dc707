import { checkCommand } from '../src/tools/cli/check-command.ts'

const { output, exitCode } = await checkCommand(process.argv.slice(2))
console.log(output)
process.exitCode = exitCode
