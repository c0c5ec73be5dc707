import type { ToolLanguage } from '../../content/model/tool-language.ts'
import { ForeignFolderError } from '../../generate/output/output.ts'
import { InUseError } from '../../disk/write-complete.ts'
import { StartError } from '../preview/start-server.ts'
import { failureMessages, type FailureMessages } from './failure-messages.ts'

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
