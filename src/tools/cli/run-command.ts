import { parseArgs, type ParseArgsConfig } from 'node:util'
import { InUseError } from '../../disk/write-complete.ts'
import { ForeignFolderError } from '../../generate/output/output.ts'

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

const siteIsWhole = 'O site que lá estava continua inteiro.'

/** Why a command failed and what to do, in one line for whoever ran it; undefined if the program itself is at fault. */
function failureLine(error: unknown, known: string): string | undefined {
  if (error instanceof ForeignFolderError)
    return `"${error.folder}" não foi feita por este programa, por isso não é substituída. Escolha outra com --out, ou apague-a.`
  if (error instanceof InUseError)
    return `Outro programa está a usar "${error.path}". Feche o que possa estar a fazê-lo (janelas de pastas, editores, a pré-visualização) e repita. ${siteIsWhole}`
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const code = String(error.code)
  if (code.startsWith('ERR_PARSE_ARGS_')) return argumentLine(code, error.message, known)
  if (code === 'ERR_SOCKET_BAD_PORT') return 'A porta tem de ser um número de 0 a 65535, por exemplo --port 4173.'
  return systemLine(code, error)
}

/** https://nodejs.org/api/errors.html: Node tells which argument it was in its message alone. */
function argumentLine(code: string, message: string, known: string): string {
  const named = /'(.*?)(?: <value>)?'/.exec(message)?.[1] ?? ''
  return code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
    ? `A opção ${named} precisa de um valor a seguir.`
    : `Não se percebe "${named}". As opções que há: ${known}.`
}

/** The codes of errno(3). Other errors have a code too, and those are the program's own. */
function systemLine(code: string, error: Error): string | undefined {
  if (!('syscall' in error)) return undefined
  if (error.syscall === 'listen' && 'port' in error)
    return `A porta ${error.port} está ocupada, ou não é permitida. Escolha outra, por exemplo com --port ${Number(error.port) + 1}.`
  const path = 'path' in error ? ` (${error.path})` : ''
  if (code === 'ENOENT')
    return `Não existe o que se procura${path}. Confirme o nome; um site faz-se primeiro com: npm run build`
  if (code === 'EEXIST')
    return `Dois ficheiros do site teriam o mesmo nome${path}. Tire o seu de content/root. ${siteIsWhole}`
  if (['ENOSPC', 'EDQUOT'].includes(code)) return `O disco está cheio${path}. Liberte espaço e repita. ${siteIsWhole}`
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `Não há permissão para ler ou escrever${path}. Mude as permissões, ou escolha outra pasta. ${siteIsWhole}`
  return `O sistema não deixou continuar: ${code}${path}. ${siteIsWhole}`
}
