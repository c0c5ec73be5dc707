import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { PublishProblem, Repository } from '../../publish/repository.ts'
import { type Clone, cloneTwice, copiesOf, everythingOf, homeText, hook, publishDisk } from './testing/repositories.ts'

const twoClones = copiesOf(cloneTwice)

interface Failure {
  readonly remote: string
  readonly mine: Clone
  readonly theirs: Clone
  readonly repository: Repository
}

/** Two clones of one site. The owner's clone has changes to the content and to many other files. */
async function atWork(): Promise<Failure> {
  const clones = twoClones()
  const { mine } = clones
  mine.write('src/put-aside.ts', 'export const two = 2\n')
  mine.git('stash', 'push', '-q', '--include-untracked', '-m', 'posto de lado')
  mine.write('notas.txt', 'em preparação')
  mine.git('add', 'notas.txt')
  mine.write('rascunho.txt', 'por juntar')
  mine.write('content/LEIA-ME.md', 'guia mudado')
  mine.write('content/home.yaml', homeText.replace('Olá', 'Bem-vindo'))
  return { ...clones, repository: await mine.open() }
}

/** Expects publishing to fail and to change nothing. */
async function failsWith({ mine, remote, repository }: Failure, problem: PublishProblem): Promise<void> {
  const before = everythingOf(mine, remote)
  await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem })
  expect(everythingOf(mine, remote)).toEqual(before)
}

/** Starts a git host that answers every request with one status. @returns the address of a repository there */
async function hostAnswering(status: number): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    const headers = { 'WWW-Authenticate': 'Basic realm="site"', Location: '/sign-in-to-the-network' }
    response.writeHead(request.url === headers.Location ? 200 : status, headers).end('No.\n')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}/ines/site.git`
}

/** Installs a program named `ssh` that prints a message and fails. @returns reads the arguments of its last call */
function sshSaying({ mine }: Failure, words: string): () => string {
  // Git passes the path to a shell, where a backslash has another meaning.
  const folder = join(mine.folder, '.git/programs').replaceAll('\\', '/')
  mkdirSync(folder)
  const [program, called] = [`${folder}/ssh`, `${folder}/called`]
  writeFileSync(called, '')
  writeFileSync(program, `#!/bin/sh\necho "$@" > "${called}"\necho "${words}" >&2\nexit 255\n`)
  chmodSync(program, 0o755)
  mine.git('config', 'core.sshCommand', program)
  mine.git('remote', 'set-url', 'origin', 'git@host.invalid:ines/site.git')
  return () => readFileSync(called, 'utf8')
}

test.each([
  [200, 'unexpectedAnswer'],
  [302, 'unexpectedAnswer'],
  [401, 'notSignedIn'],
  [403, 'notAllowed'],
  [404, 'remoteMissing'],
  [500, 'noNetwork'],
] as const)(
  'the host answers %i: the problem is %s, without a prompt, and nothing changes',
  async (status, problem) => {
    const failure = await atWork()
    const { mine, repository } = failure
    const asked = join(mine.folder, '.git/asked')
    const askpass = join(mine.folder, '.git/askpass')
    writeFileSync(askpass, `#!/bin/sh\ntouch "${asked}"\necho secret\n`)
    chmodSync(askpass, 0o755)
    mine.git('config', 'core.askPass', askpass)
    mine.git('remote', 'set-url', 'origin', await hostAnswering(status))
    await failsWith(failure, { problem })
    expect((await repository.inspect({ refresh: true })).unreachable).toEqual({ problem })
    expect(existsSync(asked)).toBe(false)
  },
)

test.each([
  ['git@host.invalid: Permission denied (publickey).', 'notSignedIn'],
  ['Host key verification failed.', 'notSignedIn'],
  ['ERROR: Permission to ines/site.git denied to rui.', 'notAllowed'],
  ['ERROR: Repository not found.', 'remoteMissing'],
  ['ssh: Could not resolve hostname host.invalid: Name or service not known', 'noNetwork'],
  ['Connection closed by 192.0.2.1 port 22', 'noNetwork'],
  ['unable to access https://github.com/ines/site.git: transfer closed with 353 bytes remaining to read', 'noNetwork'],
  ['CONNECT tunnel failed, response 407', 'noNetwork'],
  ['unable to access https://github.com/ines/site.git: SSL certificate problem', 'unexpectedAnswer'],
] as const)(
  'ssh says “%s”: the problem is %s, ssh is told not to prompt, and nothing changes',
  async (words, problem) => {
    const failure = await atWork()
    const calledWith = sshSaying(failure, words)
    await failsWith(failure, { problem })
    expect(calledWith()).toContain('BatchMode=yes')
  },
)

test('a disk that only reads is not told as an account that may not publish', async () => {
  const failure = await atWork()
  const said = 'error: cannot open .git/FETCH_HEAD: Read-only file system'
  sshSaying(failure, said)
  await failsWith(failure, { problem: 'failed', said: expect.stringContaining(said) as string })
})

test('a missing remote, or one that does not answer, changes nothing', async () => {
  const failure = await atWork()
  const { mine, remote } = failure
  renameSync(remote, `${remote}-elsewhere`)
  await failsWith(failure, { problem: 'remoteMissing' })
  mine.git('remote', 'set-url', 'origin', 'http://localhost:1/site.git')
  await failsWith(failure, { problem: 'noNetwork' })
})

test('if the hook before a push refuses, its message is reported and nothing changes', async () => {
  const failure = await atWork()
  hook(join(failure.mine.folder, '.git'), 'pre-push', 'echo "Hoje não." >&2; exit 1')
  await failsWith(failure, { problem: 'failed', said: 'Hoje não.' })
  const said = "error TS2339: Property 'certificate' does not exist on a protected branch."
  hook(join(failure.mine.folder, '.git'), 'pre-push', `echo "${said}"; exit 1`)
  await failsWith(failure, { problem: 'failed', said })
})

test.each(['pre-receive', 'update'])(
  'if the hook %s of the remote refuses, its words are reported and nothing has changed',
  async (name) => {
    const failure = await atWork()
    hook(failure.remote, name, 'echo "Hoje não." >&2; exit 1')
    await failsWith(failure, { problem: 'remoteRefused', said: 'Hoje não.' })
  },
)

test.each([
  ['GH007: Your push would publish a private email address.', 'privateEmail'],
  ['GH006: Protected branch update failed for refs/heads/main.', 'branchProtected'],
  ['GH013: Repository rule violations found.\n- Changes must be made through a pull request.', 'branchProtected'],
] as const)('GitHub says “%s”: the problem is %s, and nothing has changed', async (words, problem) => {
  const failure = await atWork()
  hook(failure.remote, 'pre-receive', `echo "error: ${words}" >&2; exit 1`)
  await failsWith(failure, { problem })
})

test('a remote that is locked is not told as one that somebody has published to', async () => {
  const failure = await atWork()
  writeFileSync(join(failure.remote, 'refs/heads/main.lock'), '')
  const said = expect.stringContaining('main.lock') as string
  await failsWith(failure, { problem: 'remoteRefused', said })
})

test('a remote that receives another commit meanwhile refuses the push; nothing changes', async () => {
  const { remote, mine, theirs, repository } = await atWork()
  theirs.write('content/home.yaml', homeText.replace('Hello', 'Hi'))
  theirs.git('commit', '-q', '-a', '-m', 'Ao mesmo tempo')
  // The hook runs between the fetch and the arrival of the push.
  const push = `unset $(git rev-parse --local-env-vars); git -C "${theirs.folder}" push -q`
  hook(join(mine.folder, '.git'), 'pre-push', push)
  const nowhere = join(mine.folder, 'nowhere')
  const before = everythingOf(mine, nowhere)
  await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem: { problem: 'theirsFirst' } })
  expect(everythingOf(mine, nowhere)).toEqual(before)
  expect(mine.git('--git-dir', remote, 'rev-parse', 'main')).toBe(theirs.git('rev-parse', 'HEAD'))
})

/** Has git take another folder for the top of the owner's files. */
const topAt = (path: string) => (failure: Failure) => {
  const top = join(failure.mine.folder, path).replaceAll('\\', '/')
  failure.mine.git('config', 'core.worktree', top)
  return { top }
}

const locked = (name: string) => (failure: Failure) => {
  const file = join(failure.mine.folder, '.git', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  return { file }
}

test.each<[state: string, make: (failure: Failure) => unknown]>([
  ['detached', ({ mine }) => mine.git('checkout', '-q', '--detach')],
  ['noRemote', ({ mine }) => mine.git('remote', 'remove', 'origin')],
  ['noName', ({ mine }) => mine.git('config', 'user.name', '')],
  ['noCommit', ({ mine }) => mine.git('update-ref', '-d', 'HEAD')],
  ['unfinished', ({ mine }) => mine.write('.git/MERGE_HEAD', `${mine.git('rev-parse', 'HEAD')}\n`)],
  ['unfinished', ({ mine }) => mine.write('.git/rebase-merge/head-name', 'refs/heads/main\n')],
  ['otherTop', topAt('..')],
  ['otherTop', topAt('content')],
  ['otherTop', topAt('../theirs')],
  ['locked', locked('index.lock')],
  ['locked', locked('HEAD.lock')],
  ['locked', locked('refs/heads/main.lock')],
  ['locked', locked('refs/editor/main.lock')],
  ['locked', locked('refs/remotes/origin/main.lock')],
  ['locked', locked('refs/desktop.ini')],
  ['locked', locked('refs/heads/main 2')],
])('a repository that is %s is reported before anything is sent, and nothing changes', async (state, make) => {
  const failure = await atWork()
  const { mine, remote, repository } = failure
  const facts = make(failure)
  expect((await repository.inspect()).state).toEqual({ state, ...(typeof facts === 'object' && facts) })
  const before = everythingOf(mine, remote)
  expect(await publishDisk(repository, mine)).toEqual({ outcome: 'lookAgain' })
  expect(everythingOf(mine, remote)).toEqual(before)
})
