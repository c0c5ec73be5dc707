/**
 * Fails whatever a test makes read the words and pictures in `content/`: they are the practice's, and what it writes
 * there must break no test of the program. Vitest loads this before each test file, and `NODE_OPTIONS` in each Node
 * process that a test starts. The guide in that folder is the program's own.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { extname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const content = fileURLToPath(new URL('../content', import.meta.url))

/** Throws for a path in `content/`. What else may be given for a file, such as its number, was opened by its path. Names are no words: a program may list what is in the project. */
function refuse(path) {
  if (typeof path === 'number' || path?.fd !== undefined) return
  const file = path instanceof URL ? fileURLToPath(path) : resolve(String(path))
  if ((file === content || file.startsWith(content + sep)) && extname(file) !== '.md')
    throw new Error(`A test of the program read ${file}. Tests run on tests/site/: take its folder from tests/site.ts.`)
}

const readers = ['open', 'readFile', 'cp', 'copyFile', 'createReadStream']
for (const module of [fs, fs.promises]) {
  for (const name of readers.flatMap((each) => [each, `${each}Sync`]).filter((each) => each in module)) {
    const read = module[name]
    module[name] = (path, ...rest) => {
      refuse(path)
      return read.call(module, path, ...rest)
    }
  }
}
syncBuiltinESMExports()
