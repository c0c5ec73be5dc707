import type { Language } from '../content/language.ts'
import { ForeignFolderError } from '../build/output-exchange.ts'
import { InUseError } from '../files/rename-patiently.ts'
import { StartError } from '../preview/start-error.ts'
import { failureWordings, type FailureWording } from './failure-messages.ts'

/**
 * Why a command failed, in one line for whoever ran it; undefined where the program itself is at fault.
 * @param known the options of the command, as they are typed
 */
export function failureLine(error: unknown, language: Language, known: string): string | undefined {
  const wording = failureWordings[language]
  if (error instanceof ForeignFolderError) return wording.foreignFolder(error)
  if (error instanceof InUseError) return wording.inUse(error)
  if (error instanceof StartError) return wording[error.kind](error.facts)
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const code = String(error.code)
  return code.startsWith('ERR_PARSE_ARGS_')
    ? argumentLine(code, error.message, wording, known)
    : systemLine(code, error, wording)
}

/** https://nodejs.org/api/errors.html: Node tells which argument it was in its message alone. */
function argumentLine(code: string, message: string, wording: FailureWording, known: string): string {
  const named = /'(.*?)(?: <value>)?'/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return wording.unknownOption({ option: named, known })
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return wording.missingValue({ option: named })
  return wording.unexpectedWord({ word: named, known })
}

/** The codes of errno(3). Other errors have a code too, and those are the program's own. */
function systemLine(code: string, error: Error, wording: FailureWording): string | undefined {
  if (!('syscall' in error)) return undefined
  const path = 'path' in error ? String(error.path) : undefined
  if (['ENOSPC', 'EDQUOT'].includes(code)) return wording.diskFull({ path })
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return wording.notAllowed({ path })
  return wording.systemRefused({ code, path })
}
