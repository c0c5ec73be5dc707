// Vite and React choose their production builds by this.
process.env.NODE_ENV = 'production'

import { benchBuild } from '../bench/bench-build.ts'
import { benchCheck } from '../bench/bench-check.ts'
import { benchDevelop } from '../bench/bench-develop.ts'
import { benchLighthouse } from '../bench/bench-lighthouse.ts'
import { benchPage } from '../bench/bench-page.ts'

const parts: Readonly<Record<string, () => Promise<void>>> = {
  page: benchPage,
  lighthouse: benchLighthouse,
  check: benchCheck,
  build: benchBuild,
  develop: benchDevelop,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')} of the benchmark. It has ${Object.keys(parts).join(', ')}.`)
  process.exitCode = 1
} else {
  for (const [name, run] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await run()
}
