import { execFile } from 'node:child_process'
import { type PublishProblem, RemoteFailure } from '../../publish/repository.ts'

/** The system's git, run in one folder. Each method throws a GitFailure if git fails. */
export type Git = ReturnType<typeof gitIn>

interface GitOptions {
  readonly input?: string | Uint8Array
  /** Replaces the repository's own index, which then stays untouched. */
  readonly index?: string | undefined
}

/** Git failed; its message has what git and hooks say, no texts. It is told, unless the caller knows the cause. */
export class GitFailure extends RemoteFailure {
  constructor(said: string) {
    super({ problem: 'failed', said: plain(said) }, said)
  }
}

/** Milliseconds without output after which git is killed, for example on a network that does not answer. */
const silence = 60_000

/** Never throws; if git is not installed, the first command reports it. */
export function gitIn(folder: string) {
  /** Git's standard output as it is. */
  const bytes = async (args: readonly string[], { input, index }: GitOptions = {}): Promise<Buffer> => {
    const isRemote = args[0] === 'fetch' || args[0] === 'push'
    const env = { ...environment(index), ...(isRemote && { GIT_SSH_COMMAND: await sshCommand(text) }) }
    const options = { cwd: folder, env, encoding: 'buffer', maxBuffer: Infinity, windowsHide: true } as const
    return new Promise((resolve, reject) => {
      const git = execFile('git', [...settings, ...args], options, (error, written, said) => {
        clearTimeout(killer)
        const words = isRemote ? `${said}${written}` : String(said)
        if (error?.killed) reject(new GitFailure(`${words}\nOperation timed out`))
        // A number is git's exit code. Anything else means that git could not be started.
        else if (error) reject(new GitFailure(typeof error.code === 'number' ? words : error.message))
        else resolve(written)
      })
      const killer = setTimeout(() => git.kill(), silence)
      const streams = [git.stdout, git.stderr]
      for (const stream of streams) stream?.on('data', () => killer.refresh())
      // What git leaves running, as a shared connection of ssh or a hook's program, may hold these open for hours.
      if (isRemote) git.once('exit', () => setTimeout(() => streams.forEach((stream) => stream?.destroy()), 1000))
      // Git may end before it has read all its input. Its exit code is then more informative than this error.
      git.stdin?.on('error', () => undefined).end(input)
    })
  }
  /** Git's standard output without its final line break. */
  const text = async (args: readonly string[], options?: GitOptions): Promise<string> =>
    (await bytes(args, options)).toString().replace(/\n$/, '')
  return { text, bytes }
}

/**
 * What a user may have set otherwise, and what would change git's output or what is pushed. The buffer gives photographs
 * a length: proxies refuse what has none (https://github.com/shiftkey/desktop/issues/1050).
 */
const settings =
  'color.ui=false core.quotePath=false log.showSignature=false push.followTags=false push.gpgSign=false push.pushOption= push.recurseSubmodules=check core.safecrlf=false i18n.commitEncoding=utf-8 i18n.logOutputEncoding=utf-8 http.postBuffer=157286400'
    .split(' ')
    .flatMap((setting) => ['-c', setting])

/** Environment variables that would point git to another folder, or make it prompt where nobody can answer. */
const guarded = /^(?:git(?!_ssl|_ssh)|editor$|visual$|pager$|prefix$|ssh_askpass$)/i

const environment = (index?: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !guarded.test(key))),
  // The code recognises git's messages by their English words.
  LC_ALL: 'C',
  GIT_TERMINAL_PROMPT: '0',
  // Empty, so that git starts no program that is configured elsewhere.
  GIT_ASKPASS: '',
  GCM_INTERACTIVE: 'never',
  ...(index !== undefined && { GIT_INDEX_FILE: index }),
})

/** The configured ssh command, with options that disable prompts. */
async function sshCommand(text: Git['text']): Promise<string> {
  const set = await text(['config', 'core.sshCommand']).catch(() => '')
  const command = process.env['GIT_SSH_COMMAND'] || set.trim() || `"${process.env['GIT_SSH'] || 'ssh'}"`
  // Programs other than OpenSSH have other options.
  const isOpenSsh = /(?:^|[\\/"'])ssh(?:\.exe)?["']?(?:\s|$)/i.test(command)
  return isOpenSsh ? `${command} -o BatchMode=yes -o ConnectTimeout=20` : command
}

/** What git says of each problem with the remote, in the order in which it is looked for. */
const signs = {
  unexpectedAnswer: /unable to access \S+ .*cert|from redirection|redirects followed|not valid: is this a git/i,
  noNetwork:
    /could not resolve (?:host|proxy)|failed to connect|couldn't connect|connection (?:timed out|refused|reset|closed)|network is unreachable|no route to host|operation timed out|tunnel failed|from proxy|empty reply|gnutls|ssl/i,
  notSignedIn:
    /terminal prompts disabled|authentication failed|could not read (?:username|password)|permission denied \(|host key verification failed|invalid username or (?:password|token)|returned error: 401/i,
  notAllowed:
    /returned error: 403|permission to \S+ denied|write access to repository not granted|read[- ]only(?! file system)/i,
  remoteMissing: /repository (?:.* )?(?:not found|does not exist)|does not appear to be a git repository|error: 404/i,
}

/** Git says this for any cause. If none of those above is said, the connection failed. */
const cutShort = /hung up|transfer closed|early eof|unexpected disconnect|rpc failed|operation timed out|error: 5\d\d/i

/** The problem with the remote, derived from git's message. */
export function remoteProblem(said: string): PublishProblem {
  const problem = (Object.keys(signs) as (keyof typeof signs)[]).find((each) => signs[each].test(said))
  if (problem ?? cutShort.test(said)) return { problem: problem ?? 'noNetwork' }
  return { problem: 'failed', said: plain(said) }
}

/** Why a push failed. Without a sign of the remote, a hook on this computer may have refused it. */
export function pushProblem(said: string): PublishProblem {
  // Git ends the connection itself where it can't start a hook, or a submodule is not pushed; a host, where it refuses.
  if (/^(?:fatal|error): cannot (?:run|exec|spawn)|^fatal: (?:aborting|process for)|HTTP 4(?!08)/im.test(said))
    return { problem: 'failed', said: plain(said) }
  // Somebody else pushed, perhaps a moment earlier.
  if (/\[rejected\]|cannot lock ref \S+ (?:is at|ref)|incorrect old value|fetch first/.test(said))
    return { problem: 'theirsFirst' }
  if (!/\[remote rejected\]/.test(said)) return cutShort.test(said) ? { problem: 'answerLost' } : remoteProblem(said)
  if (/verified signatures?|must be signed/i.test(said)) return { problem: 'needsSignature' }
  if (/GH007/.test(said)) return { problem: 'privateEmail' }
  if (/protected branch|through a pull request|required status check/i.test(said)) return { problem: 'branchProtected' }
  return { problem: 'remoteRefused', said: remoteWords(said) }
}

/** @throws the error if it is not git's */
export function saidBy(error: unknown): string {
  if (error instanceof GitFailure) return error.message
  throw error
}

function remoteWords(said: string): string {
  const lines = [...said.matchAll(/^remote: (?!error: hook declined)(.*)$/gm)].map(([, line = '']) => line.trim())
  return [...new Set(lines.filter(Boolean))].join('\n') || plain(said)
}

/** Without git's own progress messages. */
export function plain(said: string): string {
  const noise = /^(?:(remote: )?(?:Enumerating|Counting|Compressing|Total) |To |From |error: failed to push|.*\d+% \()/
  const lines = said.trim().split(/\s*[\n\r]\s*/)
  return lines.filter((line) => !noise.test(line)).join('\n')
}
