import { GitFailure } from './git.ts'

/** Why something was not published. Nothing has then changed, here or at the remote. */
export type PublishProblem =
  /** The remote can't be reached. */
  | { readonly problem: 'noNetwork' }
  /** The remote does not know who asks. */
  | { readonly problem: 'notSignedIn' }
  /** It knows, and does not let this person write there. */
  | { readonly problem: 'notAllowed' }
  /** There is no such repository, or not for this person. */
  | { readonly problem: 'remoteMissing' }
  /** A rule of the remote refused it, in these words. */
  | { readonly problem: 'remoteRefused'; readonly said: string }
  /** A hook of the repository refused it, in these words, or in none. */
  | { readonly problem: 'hookRefused'; readonly hook: string; readonly said: string }
  /** A hook of the repository would have had other files committed than those she saw. */
  | { readonly problem: 'hookChanged'; readonly files: readonly string[] }
  /** Somebody else has published, and that is not merged yet. */
  | { readonly problem: 'theirsFirst' }
  /** Somebody else has changed the same program files as were changed here. */
  | { readonly problem: 'outsideConflict'; readonly files: readonly string[] }
  | { readonly problem: 'outsideChanged'; readonly files: readonly string[] }
  /** Another program has locked the repository, or was killed while it had. */
  | { readonly problem: 'locked'; readonly file: string }
  | { readonly problem: 'failed'; readonly said: string }

const signs: readonly (readonly [RegExp, 'noNetwork' | 'notSignedIn' | 'notAllowed' | 'remoteMissing'])[] = [
  [
    /could not resolve host|failed to connect|couldn't connect|connection (?:timed out|refused|reset|closed)|network is unreachable|no route to host|operation timed out|block timeout|could not resolve hostname|empty reply|gnutls|ssl/i,
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
  // Git says so whatever the reason was; where it is none of those above the line has broken.
  [/hung up unexpectedly|early eof|unexpected disconnect|rpc failed|error: 5\d\d/i, 'noNetwork'],
]

/** What went wrong between here and the remote, by what git said. Throws on whatever git did not say. */
export function remoteProblem(error: unknown): PublishProblem {
  const said = saidBy(error)
  const [, file] = /unable to create '([^']+\.lock)': file exists/i.exec(said) ?? []
  if (file !== undefined) return { problem: 'locked', file }
  const problem = signs.find(([sign]) => sign.test(said))?.[1]
  return problem ? { problem } : { problem: 'failed', said: plain(said) }
}

/** What became of a push that failed. */
export function pushProblem(error: unknown): PublishProblem {
  const said = saidBy(error)
  // Somebody else was faster by a moment.
  if (/\[remote rejected\]/.test(said) && /cannot lock ref|incorrect old value|fetch first/.test(said))
    return { problem: 'theirsFirst' }
  if (/protected branch/i.test(said)) return { problem: 'notAllowed' }
  if (/\[remote rejected\]/.test(said)) return { problem: 'remoteRefused', said: remoteWords(said) }
  if (/\[rejected\]/.test(said)) return { problem: 'theirsFirst' }
  const problem = remoteProblem(error)
  // With nothing said of the remote it was the hook before the push.
  const isHook = problem.problem === 'failed' && /failed to push some refs/.test(said)
  return isHook ? { problem: 'hookRefused', hook: 'pre-push', said: plain(said) } : problem
}

/** @throws the error where it is none of git's */
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
