/**
 * Random walks of the owner's day with faults at any request, over a folder and over GitHub: `npm run walk -- --steps
 * 2000 --seed 7`. A walk that fails is taken again with half of its steps, as long as it fails; its last run says each
 * step. `npm run walk -- --every` takes one day again and again, each time with another call that fails, and prints the
 * table of them.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    every: { type: 'boolean', default: false },
  },
})
const walks = { folder: 'src/editor/local/faults.test.ts', GitHub: 'src/editor/github/faults.test.ts' }

/** @returns what the walk prints if it fails */
function failure(file: string, steps: number): string | undefined {
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', file], {
    env: { ...process.env, NODE_ENV: 'test', WALK_STEPS: String(steps), WALK_SEED: values.seed },
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: Infinity,
  })
  return status === 0 ? undefined : stdout + stderr
}

if (values.every) {
  // Both at once: a day waits more than it computes.
  const { status } = spawnSync('npx', ['vitest', 'run', ...Object.values(walks), '-t', 'whichever call'], {
    env: { ...process.env, NODE_ENV: 'test', EVERY_FAULT: '1' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}

for (const [place, file] of Object.entries(walks)) {
  let steps = Number(values.steps)
  let said = failure(file, steps)
  console.log(`${place}: ${values.steps} steps with seed ${values.seed} ${said === undefined ? 'held' : 'failed'}.`)
  if (said === undefined) continue
  process.exitCode = 1
  for (let shorter = steps; shorter > 1;) {
    shorter = Math.floor(shorter / 2)
    const again = failure(file, shorter)
    if (again === undefined) break
    ;[steps, said] = [shorter, again]
  }
  console.log(`${said}\nTo see it again: WALK_STEPS=${steps} WALK_SEED=${values.seed} npx vitest run ${file}`)
}
