import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the benchmark starts, and an unknown part of it is reported with those that exist', () => {
  const program = ['--import', './scripts/typescript.js', 'scripts/bench.ts', 'nothing']
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^There is no part nothing of the benchmark\. It has page, check, build, edit, online, peers\.\n$/,
    ),
  ])
})
