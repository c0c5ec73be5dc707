// Vite and React choose their production builds by this.
process.env.NODE_ENV = 'production'

import { benchEdit } from '../bench/edit.ts'
import { benchOnline } from '../bench/online.ts'
import { benchPage } from '../bench/page.ts'
import { benchPeers } from '../bench/peers.ts'
import { benchProgram } from '../bench/programs.ts'

const all: Readonly<Record<string, () => Promise<void>>> = {
  page: benchPage,
  check: () => benchProgram('check'),
  build: () => benchProgram('build'),
  edit: benchEdit,
  online: benchOnline,
  peers: benchPeers,
}
/** This part installs another program. */
const onlyIfNamed = 'peers'

/** `--quick` is read in `bench/measure.ts`. */
const wanted = process.argv.slice(2).filter((name) => name !== '--quick')
const unknown = wanted.filter((name) => !Object.hasOwn(all, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')} of the benchmark. It has ${Object.keys(all).join(', ')}.`)
  process.exitCode = 1
} else {
  for (const [name, run] of Object.entries(all))
    if (wanted.length ? wanted.includes(name) : name !== onlyIfNamed) await run()
}
