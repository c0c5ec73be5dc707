import { benchEdit } from '../bench/edit.ts'
import { benchGrowth } from '../bench/growth.ts'
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
  growth: benchGrowth,
  peers: benchPeers,
}
/** One of these takes a quarter of an hour, the other installs another program. */
const onlyIfNamed = ['growth', 'peers']

/** `--quick` is read in `bench/measure.ts`. */
const wanted = process.argv.slice(2).filter((name) => name !== '--quick')
const unknown = wanted.filter((name) => !Object.hasOwn(all, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')} of the benchmark. It has ${Object.keys(all).join(', ')}.`)
  process.exitCode = 1
} else {
  for (const [name, run] of Object.entries(all))
    if (wanted.length ? wanted.includes(name) : !onlyIfNamed.includes(name)) await run()
}
