import { parseArgs, type ParseArgsConfig } from 'node:util'
import { failureLine } from './failure-line.ts'

type Option = NonNullable<ParseArgsConfig['options']>[string] & {
  /** The only values that it may have. */
  readonly choices?: readonly string[]
}
type Options = Readonly<Record<string, Option>>

type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T }>>['values']

/** The values of options, each with its default where nothing is said. */
export type OptionValues<T extends Options> = {
  [Name in keyof Parsed<T>]: Name extends keyof T
    ? T[Name] extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : Parsed<T>[Name]
    : never
}

/** What a command prints, and whether it found or did what was asked for. */
export interface CommandResult {
  readonly output: string
  readonly succeeded: boolean
}

/**
 * Runs a command with its options, and prints its output. If it does not succeed, the process exits with 1; if it cannot
 * do its work, it says so in one line.
 * @throws if the program itself is at fault: a programmer wants to see the whole error
 */
export async function runCommand<T extends Options>(
  options: T,
  main: (values: OptionValues<T>) => Promise<CommandResult>,
): Promise<void> {
  const known = Object.keys(options).map((name) => `--${name}`)
  try {
    const values: Readonly<Record<string, unknown>> = parseArgs({ options }).values
    const fault = choiceFault(options, values)
    const { output, succeeded } = fault ? { output: fault, succeeded: false } : await main(values as OptionValues<T>)
    if (output) console.log(output)
    if (!succeeded) process.exitCode = 1
  } catch (error) {
    const line = failureLine(error, known.join(', '))
    if (line === undefined) throw error
    console.error(line)
    process.exitCode = 1
  }
}

function choiceFault(options: Options, values: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, { choices }] of Object.entries(options))
    if (choices && !choices.includes(String(values[name])))
      return `--${name} não pode ser "${values[name]}". Pode ser: ${choices.join(', ')}.`
  return undefined
}
