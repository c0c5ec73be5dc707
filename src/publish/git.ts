import { simpleGit } from 'simple-git'

/** The system's git in one folder. Each method throws a GitFailure if git refuses. */
export interface Git {
  /** What git writes, without the line break at its end. */
  readonly text: (args: readonly string[], options?: GitOptions) => Promise<string>
  /** Objects as `git cat-file --batch` writes them, of one request a line. */
  readonly objects: (requests: readonly string[]) => Promise<Buffer>
}

interface GitOptions {
  /** What git reads from its standard input. */
  readonly input?: string | Buffer
  /** Instead of the folder's own index, so that what stands there stays untouched. */
  readonly index?: string
}

interface RunOptions extends GitOptions {
  /** Whether the remote is asked for something. */
  readonly isRemote?: boolean
  /** Whether it starts programs that may stay behind: a connection that is kept open, or whatever a hook has begun. */
  readonly startsOthers?: boolean
}

/** Git did not do what it was asked to; `said` is all that it wrote. */
export class GitFailure extends Error {
  readonly said: string

  constructor(said: string) {
    super(said)
    this.said = said
  }
}

/** In milliseconds: git is killed after this long without a sign of life, as on a network that does not answer. */
const silence = 60_000

/**
 * How long what git writes may still take to arrive after it has ended, in milliseconds, where something else holds its
 * output open.
 */
const afterExit = 2_000

/** @throws nothing; git itself may be missing, which the first command reports */
export function gitIn(folder: string): Git {
  let ssh: Promise<string> | undefined
  const run = async <T>(task: (git: ReturnType<typeof simpleGit>) => Promise<T>, options: RunOptions = {}) => {
    const { input, index, isRemote, startsOthers } = options
    if (isRemote) ssh ??= sshCommand((args) => run((git) => git.raw([...args])))
    const env = { ...environment(index), ...(isRemote && { GIT_SSH_COMMAND: await ssh }) }
    const git = simpleGit({
      baseDir: folder,
      timeout: { block: silence },
      // All that it has written has arrived when its output is closed, which on a busy machine is long after it has
      // ended.
      completion: { onClose: true, onExit: startsOthers ? afterExit : false },
      allowEnvironment: Object.keys(env).filter((key) => /^git/i.test(key)),
      unsafe: { allowUnsafeSshCommand: true, allowUnsafeAskPass: true },
      ...(input !== undefined && { input: () => input }),
      errors: (error, { exitCode, stdErr, stdOut }) => {
        if (exitCode === 0 && !error) return undefined
        const said = Buffer.concat([...stdErr, ...stdOut]).toString()
        const why = error instanceof Error ? error.message : ''
        return Buffer.from(said.includes(why.trim()) ? said : `${said}\n${why}`)
      },
    })
    return task(git.env(env)).catch((error: unknown) => {
      throw new GitFailure(error instanceof Error ? error.message : String(error))
    })
  }
  return {
    text: async (args, options) => {
      const isRemote = args[0] === 'fetch' || args[0] === 'push'
      const startsOthers = isRemote || args[0] === 'hook'
      return (await run((git) => git.raw([...args]), { ...options, isRemote, startsOthers })).replace(/\n$/, '')
    },
    objects: async (requests) => {
      if (requests.length === 0) return Buffer.alloc(0)
      const input = `${requests.join('\n')}\n`
      return (await run((git) => git.binaryCatFile(['--batch']), { input })) as Buffer
    },
  }
}

/** What would send git to another folder, or make it ask for something where nobody can answer. */
const guarded = /^(?:git(?!_ssl|_ssh)|editor$|visual$|pager$|prefix$|ssh_askpass$)/i

function environment(index: string | undefined): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([key]) => !guarded.test(key)))
  return {
    ...inherited,
    // Its answers are recognised by their English words.
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    // Empty, so that no program that is configured elsewhere is started for it.
    GIT_ASKPASS: '',
    GCM_INTERACTIVE: 'never',
    ...(index !== undefined && { GIT_INDEX_FILE: index }),
  }
}

/** The program for ssh, as it is configured, and told never to ask. */
async function sshCommand(git: (args: readonly string[]) => Promise<string>): Promise<string> {
  const set = await git(['config', 'core.sshCommand']).catch((error: unknown) => {
    if (error instanceof GitFailure) return ''
    throw error
  })
  const program = process.env['GIT_SSH']
  const command = process.env['GIT_SSH_COMMAND'] || set.trim() || (program ? `"${program}"` : 'ssh')
  // Another program than OpenSSH has other options.
  const isOpenSsh = /(?:^|[\\/"'])ssh(?:\.exe)?["']?(?:\s|$)/i.test(command)
  return isOpenSsh ? `${command} -o BatchMode=yes -o ConnectTimeout=20` : command
}
