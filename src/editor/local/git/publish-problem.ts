import type { PublishProblem } from '../../publish/repository.ts'
import { GitFailure } from './git.ts'

const signs: readonly (readonly [RegExp, 'noNetwork' | 'notSignedIn' | 'notAllowed' | 'remoteMissing'])[] = [
  [
    /could not resolve host|failed to connect|couldn't connect|connection (?:timed out|refused|reset|closed)|network is unreachable|no route to host|operation timed out|could not resolve hostname|empty reply|gnutls|ssl/i,
    'noNetwork',
  ],
  [
    /terminal prompts disabled|authentication failed|could not read (?:username|password)|permission denied \(|host key verification failed|invalid username or (?:password|token)|error: 401/i,
    'notSignedIn',
  ],
  [
    /error: 403|permission to \S+ denied|write access to repository not granted|read[- ]only|protected branch/i,
    'notAllowed',
  ],
  [
    /repository (?:'[^']*' )?not found|does not appear to be a git repository|error: 404|does not exist/i,
    'remoteMissing',
  ],
  // Git says this for any cause; with none of the causes above, the connection failed.
  [/hung up unexpectedly|early eof|unexpected disconnect|rpc failed|error: 5\d\d/i, 'noNetwork'],
]

/** The problem with the remote, derived from git's message. */
export function remoteProblem(said: string): PublishProblem {
  const problem = signs.find(([sign]) => sign.test(said))?.[1]
  return problem ? { problem } : { problem: 'failed', said: plain(said) }
}

/** Why a push failed. Without a sign of the remote, a hook on this computer may have refused it. */
export function pushProblem(said: string): PublishProblem {
  // Somebody else pushed a moment earlier.
  if (/\[remote rejected\]/.test(said) && /cannot lock ref|incorrect old value|fetch first/.test(said))
    return { problem: 'theirsFirst' }
  if (/protected branch/i.test(said)) return { problem: 'notAllowed' }
  if (/\[remote rejected\]/.test(said)) return { problem: 'remoteRefused', said: remoteWords(said) }
  return /\[rejected\]/.test(said) ? { problem: 'theirsFirst' } : remoteProblem(said)
}

/** @throws the error if it is not git's */
export function saidBy(error: unknown): string {
  if (error instanceof GitFailure) return error.said
  throw error
}

function remoteWords(said: string): string {
  const lines = [...said.matchAll(/^remote: (?!error: hook declined)(.*)$/gm)].map(([, line = '']) => line.trim())
  return [...new Set(lines.filter(Boolean))].join('\n') || plain(said)
}

/** Without git's own progress messages. */
export function plain(said: string): string {
  const noise = /^(?:To |Done$|error: failed to push|remote: (?:Counting|Compressing)|.*\d+% \()/
  return said
    .split(/[\n\r]/)
    .map((line) => line.trim())
    .filter((line) => line && !noise.test(line))
    .join('\n')
}
