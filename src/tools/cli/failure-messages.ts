import type { ToolLanguage } from '../../content/model/tool-language.ts'
import { ForeignFolderError } from '../../generate/output/output.ts'
import { InUseError } from '../../disk/write-complete.ts'
import { StartError } from '../preview/start-server.ts'

interface OnPath {
  readonly path: string | undefined
}

const inBrackets = (path: string | undefined) => (path ? ` (${path})` : '')

/** What commands print when they cannot do their work: one line each, what is wrong and what to do. */
const pt = {
  unknownOption: ({ option, known }: { readonly option: string; readonly known: string }) =>
    `A opção ${option} não existe. As que há: ${known}.`,
  missingValue: ({ option }: { readonly option: string }) => `A opção ${option} precisa de um valor a seguir.`,
  unexpectedWord: ({ word, known }: { readonly word: string; readonly known: string }) =>
    `Não se percebe o que é "${word}". As opções que há: ${known}.`,
  noContentFolder: ({ folder }: { readonly folder: string }) =>
    `A pasta de conteúdos "${folder}" não existe. Confirme o nome que deu em --content.`,
  foreignFolder: ({ folder }: { readonly folder: string }) =>
    `"${folder}" não foi feita por este programa, por isso não é substituída. Escolha outra com --out, ou apague-a.`,
  inUse: ({ path }: { readonly path: string }) =>
    `Outro programa está a usar "${path}". Feche o que possa estar a fazê-lo (janelas de pastas, editores, a pré-visualização) e repita. O site que lá estava continua inteiro.`,
  noSite: ({ folder }: { readonly folder: string }) =>
    `Não há nenhum site em "${folder}". Faça-o primeiro com: npm run build`,
  portTaken: ({ port }: { readonly port: number }) =>
    `A porta ${port} está ocupada. Escolha outra com: npm run preview -- --port ${port + 1}`,
  portNotAllowed: ({ port }: { readonly port: number }) =>
    `A porta ${port} não é permitida aqui. Escolha outra com: npm run preview -- --port 4173`,
  noPort: () => 'A porta tem de ser um número de 0 a 65535. Por exemplo: npm run preview -- --port 4173',
  diskFull: ({ path }: OnPath) =>
    `O disco está cheio${inBrackets(path)}. Liberte espaço e repita. O site que lá estava continua inteiro.`,
  notAllowed: ({ path }: OnPath) =>
    `Não há permissão para ler ou escrever${inBrackets(path)}. Mude as permissões, ou escolha outra pasta. O site que lá estava continua inteiro.`,
  systemRefused: ({ code, path }: { readonly code: string; readonly path: string | undefined }) =>
    `O sistema não deixou continuar: ${code}${inBrackets(path)}. O site que lá estava continua inteiro.`,
}

type FailureMessages = typeof pt

const en: FailureMessages = {
  unknownOption: ({ option, known }) => `There is no option ${option}. There are: ${known}.`,
  missingValue: ({ option }) => `The option ${option} needs a value after it.`,
  unexpectedWord: ({ word, known }) => `It is not clear what "${word}" means. The options are: ${known}.`,
  noContentFolder: ({ folder }) => `There is no content folder "${folder}". Check the name given with --content.`,
  foreignFolder: ({ folder }) =>
    `"${folder}" was not made by this program, so it is not replaced. Name another with --out, or remove it.`,
  inUse: ({ path }) =>
    `Another program is using "${path}". Close what may have it open (folder windows, editors, the preview) and run this again. The site that was there is still whole.`,
  noSite: ({ folder }) => `There is no site in "${folder}". Make it first with: npm run build`,
  portTaken: ({ port }) => `Port ${port} is taken. Choose another with: npm run preview -- --port ${port + 1}`,
  portNotAllowed: ({ port }) =>
    `Port ${port} is not permitted here. Choose another with: npm run preview -- --port 4173`,
  noPort: () => 'The port must be a number from 0 to 65535. For example: npm run preview -- --port 4173',
  diskFull: ({ path }) =>
    `The disk is full${inBrackets(path)}. Make room and run this again. The site that was there is still whole.`,
  notAllowed: ({ path }) =>
    `Reading or writing is not permitted${inBrackets(path)}. Change the permissions, or name another folder. The site that was there is still whole.`,
  systemRefused: ({ code, path }) =>
    `The system refused to go on: ${code}${inBrackets(path)}. The site that was there is still whole.`,
}

export const failureMessages: Readonly<Record<ToolLanguage, FailureMessages>> = { pt, en }

/**
 * Why a command failed, in one line for whoever ran it; undefined if the program itself is at fault.
 * @param known the options of the command, as they are typed
 */
export function failureLine(error: unknown, language: ToolLanguage, known: string): string | undefined {
  const messages = failureMessages[language]
  if (error instanceof ForeignFolderError) return messages.foreignFolder(error)
  if (error instanceof InUseError) return messages.inUse(error)
  if (error instanceof StartError) return messages[error.kind](error.facts)
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const code = String(error.code)
  return code.startsWith('ERR_PARSE_ARGS_')
    ? argumentLine(code, error.message, messages, known)
    : systemLine(code, error, messages)
}

/** https://nodejs.org/api/errors.html: Node tells which argument it was in its message alone. */
function argumentLine(code: string, message: string, messages: FailureMessages, known: string): string {
  const named = /'(.*?)(?: <value>)?'/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return messages.unknownOption({ option: named, known })
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return messages.missingValue({ option: named })
  return messages.unexpectedWord({ word: named, known })
}

/** The codes of errno(3). Other errors have a code too, and those are the program's own. */
function systemLine(code: string, error: Error, messages: FailureMessages): string | undefined {
  if (!('syscall' in error)) return undefined
  const path = 'path' in error ? String(error.path) : undefined
  if (['ENOSPC', 'EDQUOT'].includes(code)) return messages.diskFull({ path })
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return messages.notAllowed({ path })
  return messages.systemRefused({ code, path })
}
