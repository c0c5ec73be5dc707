import { parseArgs, type ParseArgsConfig } from 'node:util'
import { defaultToolLanguage } from '../../content/model/tool-language.ts'
import { failureLine } from './failure-messages.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values']

/**
 * Runs a command with its options. If it cannot do its work it says so in one line, and the process exits with 1.
 * @param main does the work, and returns false if it could not
 * @throws if the program itself is at fault: a programmer wants to see the whole error
 */
export async function runCommand<T extends Options>(
  options: T,
  main: (values: Values<T>) => Promise<boolean>,
): Promise<void> {
  try {
    const { values } = parseArgs({ options })
    if (!(await main(values))) process.exitCode = 1
  } catch (error) {
    const known = Object.keys(options)
      .map((name) => `--${name}`)
      .join(', ')
    const line = failureLine(error, defaultToolLanguage, known)
    if (line === undefined) throw error
    console.error(line)
    process.exitCode = 1
  }
}
