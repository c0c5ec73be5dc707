// Vite and React choose their production builds by this.
process.env.NODE_ENV = 'production'

import { benchBuild } from '../bench/bench-build.ts'
import { benchCheck } from '../bench/bench-check.ts'
import { benchDevelop } from '../bench/bench-develop.ts'
import { benchEdit } from '../bench/bench-edit.ts'
import { benchLighthouse } from '../bench/bench-lighthouse.ts'
import { benchPage } from '../bench/bench-page.ts'
import { benchLargePeers, benchPeerBuilds, benchPeerPages, benchPeers } from '../bench/bench-peers.ts'

const parts: Readonly<Record<string, () => Promise<void>>> = {
  page: benchPage,
  lighthouse: benchLighthouse,
  check: benchCheck,
  build: benchBuild,
  develop: benchDevelop,
  edit: benchEdit,
}

/** These install other programs, so they run only when asked for. */
const besidePeers: typeof parts = {
  peers: benchPeers,
  'peers-pages': benchPeerPages,
  'peers-builds': benchPeerBuilds,
  'peers-5000': benchLargePeers,
}
const all = { ...parts, ...besidePeers }

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(all, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')} of the benchmark. It has ${Object.keys(all).join(', ')}.`)
  process.exitCode = 1
} else {
  for (const [name, run] of Object.entries(all)) if (asked.length ? asked.includes(name) : name in parts) await run()
}
