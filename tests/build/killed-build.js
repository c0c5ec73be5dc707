// Loaded into a build before anything else: kills it once it has written its first page.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { writeFileSync } = fs
fs.writeFileSync = (file, ...rest) => {
  writeFileSync(file, ...rest)
  if (String(file).endsWith('.html')) process.kill(process.pid, 'SIGKILL')
}
syncBuiltinESMExports()
