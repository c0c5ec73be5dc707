import { execFileSync } from 'node:child_process'

type Run<Output> = (args: readonly string[], input?: string | Buffer, env?: Record<string, string>) => Output

const identity = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'ines'],
    [`GIT_${who}_EMAIL`, 'ines@example.pt'],
  ]),
)

/** Git in a bare repository, as GitHub's servers would use it. `text` is undefined where git refuses. */
export function bareGit(folder: string): { readonly git: Run<Buffer>; readonly text: Run<string | undefined> } {
  const common = { PATH: process.env['PATH'], GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', ...identity }
  const git: Run<Buffer> = (args, input = '', env = {}) =>
    execFileSync('git', args, { cwd: folder, input, stdio: 'pipe', maxBuffer: 1e9, env: { ...common, ...env } })
  return {
    git,
    text(args, input, env) {
      try {
        return git(args, input, env).toString().trim()
      } catch {
        return undefined
      }
    },
  }
}
