/**
 * Makes any attempt of a test to read the words and pictures in `content/` fail: they are the practice's, and whatever
 * it writes there must break no test of the program. Vitest loads this before each test file, and `NODE_OPTIONS` does
 * in each Node process that a test starts. The guide in that folder is the program's own.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { extname, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const content = fileURLToPath(new URL('../content', import.meta.url))

/**
 * Throws for a path in `content/`. Anything else that may stand for a file, such as its number, was once opened by its
 * path. Names alone are not the practice's words: a program may list what is in the project.
 */
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
