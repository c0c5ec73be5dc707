import { execFile } from 'node:child_process'

/** The system's git, run in one folder. Each method throws a GitFailure if git fails. */
export interface Git {
  /** Git's standard output without its final line break. */
  readonly text: (args: readonly string[], options?: GitOptions) => Promise<string>
  /** The output of `git cat-file --batch` for one object name on each line. */
  readonly objects: (requests: readonly string[]) => Promise<Buffer>
}

interface GitOptions {
  /** Git's standard input. */
  readonly input?: string | Uint8Array
  /** Replaces the repository's own index, which then stays untouched. */
  readonly index?: string
}

/** Git failed; `said` is everything that it wrote. */
export class GitFailure extends Error {
  readonly said: string

  constructor(said: string) {
    super(said)
    this.said = said
  }
}

/** Milliseconds without output after which git is killed, for example on a network that does not answer. */
const silence = 60_000

/** Never throws; if git is not installed, the first command reports it. */
export function gitIn(folder: string): Git {
  let ssh: Promise<string> | undefined
  const text: Git['text'] = async (args, { input, index } = {}) => {
    const isRemote = args[0] === 'fetch' || args[0] === 'push'
    if (isRemote) ssh ??= sshCommand(text)
    const env = { ...environment(index), ...(isRemote && { GIT_SSH_COMMAND: await ssh }) }
    return (await runGit(folder, args, env, input)).toString().replace(/\n$/, '')
  }
  return {
    text,
    objects: async (requests) =>
      requests.length === 0
        ? Buffer.alloc(0)
        : runGit(folder, ['cat-file', '--batch'], environment(), `${requests.join('\n')}\n`),
  }
}

/** @returns git's standard output */
function runGit(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input: GitOptions['input'],
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, env, encoding: 'buffer', maxBuffer: Infinity, windowsHide: true } as const
    const git = execFile('git', args, options, (error, written, said) => {
      clearTimeout(killer)
      if (error?.killed) reject(new GitFailure(`${said}${written}\nOperation timed out`))
      // A number is git's exit code. Anything else means that git could not be started.
      else if (error) reject(new GitFailure(typeof error.code === 'number' ? `${said}${written}` : error.message))
      else resolve(written)
    })
    const killer = setTimeout(() => git.kill(), silence)
    for (const stream of [git.stdout, git.stderr]) stream?.on('data', () => killer.refresh())
    // Git may end before it has read all its input. Its exit code is then more informative than this error.
    git.stdin?.on('error', () => undefined).end(input)
  })
}

/** Environment variables that would point git to another folder, or make it prompt where nobody can answer. */
const guarded = /^(?:git(?!_ssl|_ssh)|editor$|visual$|pager$|prefix$|ssh_askpass$)/i

function environment(index?: string): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([key]) => !guarded.test(key)))
  return {
    ...inherited,
    // The code recognises git's messages by their English words.
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // Empty, so that git starts no program that is configured elsewhere.
    GIT_ASKPASS: '',
    GCM_INTERACTIVE: 'never',
    ...(index !== undefined && { GIT_INDEX_FILE: index }),
  }
}

/** The configured ssh command, with options that disable prompts. */
async function sshCommand(text: Git['text']): Promise<string> {
  const set = await text(['config', 'core.sshCommand']).catch(() => '')
  const command = process.env['GIT_SSH_COMMAND'] || set.trim() || `"${process.env['GIT_SSH'] || 'ssh'}"`
  // Programs other than OpenSSH have other options.
  const isOpenSsh = /(?:^|[\\/"'])ssh(?:\.exe)?["']?(?:\s|$)/i.test(command)
  return isOpenSsh ? `${command} -o BatchMode=yes -o ConnectTimeout=20` : command
}
