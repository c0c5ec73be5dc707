import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Run<Output> = (args: readonly string[], input?: string | Buffer, env?: Record<string, string>) => Output

const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'ines'],
    [`GIT_${who}_EMAIL`, 'ines@example.pt'],
  ]),
)

export interface BareGit {
  readonly git: Run<Buffer>
  /** Undefined where git refuses. */
  readonly text: Run<string | undefined>
  /** The commit that a ref points to. @param ref in full: `refs/heads/main` */
  readonly tip: (ref: string) => string | undefined
  /** Commits one file on a branch, as a clone that pushes it. */
  readonly commit: (branch: string, path: string, content: string) => void
}

/** Git in a bare repository, as GitHub's servers would use it. */
export function bareGit(folder: string): BareGit {
  const common = { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', ...identity }
  const git: Run<Buffer> = (args, input = '', env = {}) =>
    execFileSync('git', args, { cwd: folder, input, stdio: 'pipe', maxBuffer: 1e9, env: { ...common, ...env } })
  const text: BareGit['text'] = (args, input, env) => {
    try {
      return git(args, input, env).toString().trim()
    } catch {
      return undefined
    }
  }
  return {
    git,
    text,
    tip(ref) {
      try {
        // A process of git takes longer than all else that a request needs.
        return readFileSync(join(folder, ref), 'utf8').trim()
      } catch {
        return text(['rev-parse', '--verify', '-q', `${ref}^{commit}`])
      }
    },
    commit(branch, path, content) {
      const data = (value: string) => `data ${Buffer.byteLength(value)}\n${value}\n`
      const head = `commit refs/heads/${branch}\ncommitter theirs <theirs@example.pt> now\n`
      const file = `from refs/heads/${branch}^0\nM 100644 inline ${path}\n`
      git(['fast-import', '--quiet', '--date-format=now'], head + data(`Mudou ${path}`) + file + data(content))
    },
  }
}
