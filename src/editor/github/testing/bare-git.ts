import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'

type Run<Output> = (args: readonly string[], input?: string | Buffer, env?: Record<string, string>) => Output

const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'ines'],
    [`GIT_${who}_EMAIL`, 'ines@example.pt'],
  ]),
)

/** A text as `git fast-import` reads it. */
const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`

export interface BareGit {
  readonly git: Run<Buffer>
  /** Undefined where git refuses. */
  readonly text: Run<string | undefined>
  /** The commit that a ref points to. @param ref in full: `refs/heads/main` */
  readonly tip: (ref: string) => string | undefined
  /** @returns its hash */
  readonly writeBlob: (bytes: Buffer) => string
  /** Commits one file on a branch, as a clone that pushes it. */
  readonly commit: (branch: string, path: string, content: string) => void
}

/**
 * Git in a bare repository, as GitHub's servers would use it. What is asked most is read and written without a process,
 * which takes longer than all else that a request needs.
 */
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
        return readFileSync(join(folder, ref), 'utf8').trim()
      } catch {
        return text(['rev-parse', '--verify', '-q', `${ref}^{commit}`])
      }
    },
    writeBlob(bytes) {
      const object = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes])
      const sha = hash('sha1', object)
      const file = join(folder, 'objects', sha.slice(0, 2), sha.slice(2))
      mkdirSync(dirname(file), { recursive: true })
      // Git makes its own read-only.
      if (!existsSync(file)) writeFileSync(file, deflateSync(object))
      return sha
    },
    commit(branch, path, content) {
      const head = `commit refs/heads/${branch}\ncommitter theirs <theirs@example.pt> now\n`
      const file = `from refs/heads/${branch}^0\nM 100644 inline ${path}\n`
      git(['fast-import', '--quiet', '--date-format=now'], head + data(`Mudou ${path}`) + file + data(content))
    },
  }
}
