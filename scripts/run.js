/** Starts a command with what it is built for: `node scripts/run.js build --out dist`. */
// Vite and React choose their production builds by this.
process.env.NODE_ENV = 'production'

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importTypeScript } from './bundle-typescript.js'

const project = fileURLToPath(new URL('..', import.meta.url))
const { engines } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
const oldest = engines.node.replace('>=', '')
const { node } = process.versions
if (node.localeCompare(oldest, undefined, { numeric: true }) < 0) {
  const remedy = 'Instale a versão LTS de https://nodejs.org, e depois escreva outra vez: npm ci'
  console.error(`O site precisa do Node ${oldest} ou mais novo, e este computador tem o ${node}. ${remedy}`)
  process.exit(1)
}
// In a path, Vite takes these for the end of a file's name: the command runs under another name of the folder.
if (/[#?]/.test(project)) process.exit(await runThroughLink(process.argv.slice(2)))

// Only the command's own arguments are left, where it looks for them.
const [command = ''] = process.argv.splice(2, 1)
const { href } = new URL(`./${command}.ts`, import.meta.url)
await importTypeScript(href).catch((error) => {
  // What these packages say themselves is to remove package-lock.json, which would install others.
  if (!/^Cannot find (?:package|native binding)|"sharp" module/.test(error?.message)) throw error
  console.error('Faltam pacotes do programa, ou são os de outro computador. Escreva: npm ci')
  process.exit(1)
})

/** @returns the exit code */
async function runThroughLink(args) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const link = join(folder, 'site')
  try {
    symlinkSync(project, link, 'junction')
    const flags = ['--preserve-symlinks', '--preserve-symlinks-main']
    const running = spawn(process.execPath, [...flags, join(link, 'scripts/run.js'), ...args], { stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.kill(signal))
    const [code] = await once(running, 'exit')
    return code ?? 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}
