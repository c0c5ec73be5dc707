import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Code } from '../src/content/diagnostic.ts'

interface Workflow {
  readonly permissions: object
  readonly jobs: Record<
    string,
    { readonly permissions: object; readonly 'timeout-minutes': number; readonly steps: readonly Step[] }
  >
}

interface Step {
  readonly uses?: string
  readonly run?: string
}

const folder = '.github/workflows'
const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
const jobs = texts.flatMap((text) => Object.values((parse(text) as Workflow).jobs))
const steps = jobs.flatMap((job) => job.steps)

test('every action is pinned by the full hash of a commit, beside the version that a person reads', () => {
  const uses = texts.flatMap((text) => [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action))
  expect(uses).not.toEqual([])
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('a job may do only what it names, and ends some time', () => {
  for (const text of texts) expect((parse(text) as Workflow).permissions).toEqual({})
  for (const job of jobs) {
    expect(job.permissions).toBeDefined()
    expect(job['timeout-minutes']).toBeGreaterThan(0)
  }
})

test('every npm script that a workflow runs is one of the project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const run = steps.flatMap((step) =>
    [...(step.run ?? '').matchAll(/npm (?:run )?(?:--silent )?([\w-]+)/g)].map(([, name]) => name),
  )
  expect(run).not.toEqual([])
  for (const name of run) expect(['ci', ...Object.keys(scripts)]).toContain(name)
})

test('nothing goes live that the check for a release has not passed', () => {
  const commands = steps.map(({ run, uses }) => run ?? uses?.split('@')[0])
  const upload = commands.indexOf('actions/upload-pages-artifact')
  expect(commands.slice(upload - 2, upload)).toEqual([
    'npm run check -- --format github --release',
    'npm run build -- --release',
  ])
})

test('the daily run looks for an event that is over by the code that the check gives it', () => {
  const code: Code = 'eventPassed'
  expect(steps.some(({ run }) => run?.includes(`.code != "${code}"`))).toBe(true)
})
