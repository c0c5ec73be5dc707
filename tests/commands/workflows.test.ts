import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { editorCommitter } from '../../src/editor/github/git-data.ts'
import { describeNeeding } from '../needs.ts'
import { temporaryFolder } from '../../src/disk/testing/temporary-folder.ts'

interface Workflow {
  readonly on: { readonly push: { readonly branches: readonly string[] } }
  readonly permissions: object
  readonly concurrency: object
  readonly jobs: Readonly<Record<string, Job>>
}

interface Job {
  readonly permissions: object
  readonly 'timeout-minutes': number
  readonly steps: readonly Step[]
  readonly needs?: string | readonly string[]
  readonly outputs?: object
  readonly if?: string
}

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: object
}

const workflows = '.github/workflows'
const texts = readdirSync(workflows).map((name) => readFileSync(`${workflows}/${name}`, 'utf8'))
const workflow = parse(readFileSync(`${workflows}/site.yml`, 'utf8')) as Workflow
const jobs = texts.flatMap((text) => Object.values((parse(text) as Workflow).jobs))
const steps = jobs.flatMap((job) => job.steps)

test('every action is pinned by a full commit hash, with the readable version beside it', () => {
  const uses = texts.flatMap((text) => [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action))
  expect(uses).not.toEqual([])
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('every job has only the permissions that it names, and a time limit', () => {
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

test('what deploys a push has no schedule, with which GitHub would disable it after 60 days without a commit', () => {
  const triggers = texts.map((text) => ({
    ...(parse(text) as { on: object }).on,
    deploys: text.includes('deploy-pages'),
  }))
  expect(triggers.filter((on) => on.deploys).map((on) => Object.keys(on))).toEqual([
    ['push', 'pull_request', 'workflow_dispatch', 'deploys'],
  ])
  expect(triggers.filter((on) => 'schedule' in on)).toHaveLength(1)
})

test('what goes live is what was checked: preflight, then the release build, and its folder', () => {
  const commands = workflow.jobs['content']?.steps.map(({ run, uses }) => run ?? uses?.split('@')[0])
  expect(commands?.slice(-3)).toEqual([
    'npm run --silent preflight -- --format github --summary "$GITHUB_STEP_SUMMARY"',
    'npm run build -- --release',
    'actions/upload-pages-artifact',
  ])
  // Each attempt of a run has a name of its own: GitHub deploys nothing where two have the same.
  const name = 'site-${{ github.run_attempt }}'
  expect(workflow.jobs['content']?.outputs).toEqual({ site: name })
  expect(workflow.jobs['content']?.steps.at(-1)?.with).toEqual({ name, path: 'dist', 'include-hidden-files': true })
  expect(workflow.jobs['deploy']?.steps.at(-1)?.with).toEqual({ artifact_name: '${{ needs.content.outputs.site }}' })
  // Nothing makes the practice's words wait for the tests of the program.
  expect(workflow.jobs['content']).not.toHaveProperty('needs')
  expect(workflow.jobs['content']).not.toHaveProperty('if')
})

/** A repository with the files of one that is live, in which something then changes. */
function afterChange(change: (folder: string) => void, committer = 'a@b.test') {
  const folder = temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', `user.email=${committer}`, ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  mkdirSync(join(folder, 'content'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'content/home.yaml'), 'path: /\n')
  writeFileSync(join(folder, 'src/content.ts'), 'export {}\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'live')
  const live = git('rev-parse', 'HEAD').trim()
  change(folder)
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', 'new')
  return { folder, live, git }
}

const changeText = (folder: string) => writeFileSync(join(folder, 'content/home.yaml'), 'path: /novo\n')
const changeProgram = (folder: string) => writeFileSync(join(folder, 'src/content.ts'), 'export default 1\n')

/** What `program-changed.sh` says after a change. */
function saidAfter(change: (folder: string) => void, base?: string): string {
  const { folder, live } = afterChange(change)
  return execFileSync('bash', [resolve('.github/program-changed.sh'), base ?? live], { cwd: folder, encoding: 'utf8' })
}

/** What `editor-commits.sh` says about a change, if it is followed by another one. */
function saidOfCommit(change: (folder: string) => void, committer: string): string {
  const { folder, live, git } = afterChange(change, committer)
  git('-c', 'user.email=a@b.test', 'commit', '--quiet', '--allow-empty', '--message', 'newer')
  const { status, stdout } = spawnSync('bash', [resolve('.github/editor-commits.sh'), live], {
    cwd: folder,
    encoding: 'utf8',
  })
  return `${status} ${stdout}`
}

/** What the check in question says, and whether it is green. */
function readiness(outcomes: { changes: string; content: string; program: string; changed: string }, at = '') {
  const { changes: CHANGES, content: CONTENT, program: PROGRAM, changed: PROGRAM_CHANGED } = outcomes
  const env = { ...process.env, CHANGES, CONTENT, PROGRAM, PROGRAM_CHANGED, SERVED_AT: at, GITHUB_STEP_SUMMARY: '' }
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content/site.yaml'), "address: 'https://a.example'\n")
  const { status, stdout } = spawnSync('bash', [resolve('.github/ready.sh')], { cwd: folder, env, encoding: 'utf8' })
  return { green: status === 0, said: stdout.split('\n')[0] }
}

// Windows runners have one, but the first `bash` that Windows finds may belong to another system.
describeNeeding('a POSIX shell', process.platform !== 'win32', () => {
  test('a change of texts and pictures only is not a change of the program', () => {
    expect(saidAfter(() => {})).toBe('program=false\n')
    const said = saidAfter((folder) => {
      writeFileSync(join(folder, 'content/home.yaml'), 'path: /novo\n')
      writeFileSync(join(folder, 'content/grupos.yaml'), 'path: /grupos\n')
    })
    expect(said).toBe('program=false\n')
  })

  test('a commit of the editor that changes more than the content stops the publication; those of others may', () => {
    expect(saidOfCommit(changeText, editorCommitter.email)).toBe('0 ')
    expect(saidOfCommit(changeProgram, 'a@b.test')).toBe('0 ')
    expect(saidOfCommit(changeProgram, editorCommitter.email)).toMatch(
      /^1 ::error::O editor .* muda também: src\/content\.ts/,
    )
    const { folder } = afterChange(changeProgram, editorCommitter.email)
    expect(spawnSync('bash', [resolve('.github/editor-commits.sh'), ''], { cwd: folder }).status).toBe(1)
  })

  test('any other change is one of the program, and so is one that cannot be compared with anything', () => {
    expect(saidAfter((folder) => writeFileSync(join(folder, 'package.json'), '{}'))).toBe('program=true\n')
    expect(saidAfter((folder) => writeFileSync(join(folder, 'src/content.ts'), ''))).toBe('program=true\n')
    expect(saidAfter((folder) => renameSync(join(folder, 'src/content.ts'), join(folder, 'content/content.ts')))).toBe(
      'program=true\n',
    )
    expect(saidAfter(() => {}, '')).toBe('program=true\n')
    expect(saidAfter(() => {}, '0123456789012345678901234567890123456789')).toBe('program=true\n')
  })

  test.each([
    ['success', 'success', 'skipped', 'false', /^Pronto para publicar\.$/],
    ['success', 'success', 'success', 'true', /^Pronto para publicar\.$/],
    ['success', 'failure', 'skipped', 'false', /^Não será publicado: falta alguma coisa no conteúdo/],
    ['success', 'success', 'failure', 'true', /^Não será publicado: o programa do site mudou/],
    ['success', 'success', 'cancelled', 'true', /^Não será publicado/],
    ['failure', 'success', 'skipped', '', /^Não será publicado: não se conseguiu ver o que mudou/],
    ['success', 'success', 'skipped', 'true', /^Não será publicado/],
  ])('the outcome is reported when the change is %s, the content %s, the program %s (changed: %s)', (...row) => {
    const [changes, content, program, changed, words] = row
    const { green, said } = readiness({ changes, content, program, changed })
    expect(said).toMatch(words)
    expect(green).toBe(said === 'Pronto para publicar.')
  })

  test('a site is ready at the root of a domain, or where GitHub does not know its address yet, and not below a path; another domain than its own is told', () => {
    const passed = { changes: 'success', content: 'success', program: 'skipped', changed: 'false' }
    const at = [
      'https://a.example/',
      'https://dono.github.io/',
      '{"message":"Not Found"}',
      'https://dono.github.io/site/',
    ]
    expect(at.map((address) => readiness(passed, address).green)).toEqual([true, true, true, false])
    const isReady = /^Pronto para publicar\.$/
    for (const [address, words] of [
      ['http://www.a.example/', isReady],
      [at[2], isReady],
      [at[3], /^Não será publicado: o site ficaria em https:\/\/dono\.github\.io\/site\//],
      [at[1], /^::warning::O site fica em dono\.github\.io, e em site\.yaml o endereço é a\.example,/],
    ] as const)
      expect(readiness(passed, address).said).toMatch(words)
  })
})

test('only what is ready is deployed, from main, never by a pull request, over a newer run, or while another is', () => {
  const { ready, deploy } = workflow.jobs
  expect(workflow.on.push.branches).toEqual(['main'])
  const isCut = "${{ github.ref != 'refs/heads/main' }}"
  expect(workflow.concurrency).toEqual({ group: 'site-${{ github.ref }}', 'cancel-in-progress': isCut })
  expect(ready?.needs).toEqual(['changes', 'content', 'program'])
  expect(ready?.if).toBe('${{ !cancelled() }}')
  expect(deploy?.needs).toEqual(['content', 'ready'])
  expect(deploy?.if).toBe(
    "${{ !cancelled() && needs.ready.result == 'success' && github.event_name != 'pull_request' && github.ref == 'refs/heads/main' }}",
  )
})
