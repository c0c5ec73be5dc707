import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies the content into a repository of its own, beside a remote on the disk: so that publishing can be seen without
 * anything being published.
 *
 * @param folder an empty folder
 * @param samples whether they stay; else it is as once none is left
 * @returns the copied content folder
 */
export function publishedCopy(folder: string, samples: 'kept' | 'replaced'): string {
  const [remote, clone] = [join(folder, 'remote.git'), join(folder, 'site')]
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  git('init', '-q', '--bare', '-b', 'main', remote)
  git('clone', '-q', remote, clone)
  const content = join(clone, 'content')
  cpSync('content', content, { recursive: true })
  const files = samples === 'kept' ? [] : readdirSync(content).filter((name) => name.endsWith('.yaml'))
  for (const name of files) {
    const file = join(content, name)
    const real = readFileSync(file, 'utf8')
      .replaceAll(/^ *sample: true\n/gm, '')
      .replaceAll('+351 900 000', '+351 912 345')
      .replaceAll('.example', '.pt')
    writeFileSync(file, real)
  }
  const here = (...args: string[]) => git('-C', clone, ...args)
  here('config', 'user.name', 'Helena Amaral')
  here('config', 'user.email', 'helena@helena-amaral.example')
  here('checkout', '-q', '-b', 'main')
  here('add', '-A')
  here('commit', '-q', '-m', 'O site')
  here('push', '-q', '-u', 'origin', 'main')
  return content
}
