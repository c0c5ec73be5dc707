// Loaded into a build before anything else: kills it between its two renames, an instant that no other process can meet.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { renameSync } = fs
fs.renameSync = (from, to) => {
  renameSync(from, to)
  if (to.endsWith('-old')) process.kill(process.pid, 'SIGKILL')
}
syncBuiltinESMExports()
