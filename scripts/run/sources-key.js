import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** The folders with the program's sources, and whatever else affects what a bundler makes of them. */
const folders = ['schema', 'scripts', 'src']
const files = ['package.json', 'package-lock.json', 'tsconfig.json']

/** What npm has actually installed: `package-lock.json` says what should be. */
const installed = 'node_modules/.package-lock.json'

const isSource = (name) => /\.(?:tsx?|js|json|css|woff2)$/.test(name) && !/\.test\.tsx?$/.test(name)

/**
 * Identifies one state of the program: by every source, the packages, the version of Node, and where the project lies.
 * Adding, moving or removing a file changes it too.
 */
export function sourcesKey(folder = project) {
  const hash = createHash('sha256').update(JSON.stringify([folder, process.version, process.env.NODE_ENV]))
  const names = folders.flatMap((each) => filesIn(folder, each))
  for (const name of [...files, installed, ...names.filter(isSource).toSorted()]) {
    const bytes = readIfThere(join(folder, name))
    hash.update(`${name} ${bytes?.length}\n`)
    if (bytes) hash.update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}

/** Not by `recursive`, with which Node takes ten times as long (Node 20): every command begins with this. */
function filesIn(folder, name) {
  return readdirSync(join(folder, name), { withFileTypes: true }).flatMap((entry) => {
    const inner = `${name}/${entry.name}`
    return entry.isDirectory() ? filesIn(folder, inner) : [inner]
  })
}

function readIfThere(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
