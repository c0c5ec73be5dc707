import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { applyEdit } from '../src/content/yaml/edit/apply-edit.ts'
import { readValue } from '../src/content/yaml/edit/read.ts'
import { valueAtPointer, pathOf } from '../src/content/model/source.ts'
import { loadContentFolder } from '../src/disk/load-content-folder.ts'

/**
 * Copies the content into a repository of its own, beside a remote on the disk: so that publishing can be seen without
 * anything being published.
 *
 * @param folder an empty folder
 * @param samples whether they stay; otherwise the copy is as it will be once none is left
 * @returns the copied content folder
 */
export async function publishedCopy(folder: string, samples: 'kept' | 'replaced'): Promise<string> {
  const [remote, clone] = [join(folder, 'remote.git'), join(folder, 'site')]
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  git('init', '-q', '--bare', '-b', 'main', remote)
  git('clone', '-q', remote, clone)
  const content = join(clone, 'content')
  cpSync('content', content, { recursive: true })
  if (samples === 'replaced') await replaceSamples(content)
  const here = (...args: string[]) => git('-C', clone, ...args)
  here('config', 'user.name', 'Helena Amaral')
  here('config', 'user.email', 'helena@helena-amaral.example')
  here('checkout', '-q', '-b', 'main')
  here('add', '-A')
  here('commit', '-q', '-m', 'O site')
  here('push', '-q', '-u', 'origin', 'main')
  return content
}

/** Slightly changes everything that is still as it was delivered, so that the check takes it for the owner's. */
async function replaceSamples(content: string): Promise<void> {
  const { diagnostics } = await loadContentFolder(content, { release: true })
  const texts = new Map<string, string>()
  for (const { file, code, pointer } of diagnostics) {
    if (code !== 'sampleField') continue
    const name = basename(file)
    const text = texts.get(name) ?? readFileSync(join(content, name), 'utf8')
    const path = pathOf(pointer)
    const value = String(valueAtPointer(readValue(text), pointer)).trim()
    if (path.at(-1) === 'file') appendFileSync(join(content, 'images', value), '\n')
    else texts.set(name, applyEdit(text, { kind: 'set', path, value: replaced(value) }))
  }
  for (const [name, text] of texts) writeFileSync(join(content, name), text.replaceAll(/^ *sample: true\n/gm, ''))
}

function replaced(value: string): string {
  const real = value.replace('900 000', '912 345').replace('.example', '.pt').replace('do Exemplo', 'da Rosa')
  if (real !== value) return real
  return value.endsWith('.') ? `${value.slice(0, -1)}!` : value.replace(/(\S+)$/, 'M. $1')
}
