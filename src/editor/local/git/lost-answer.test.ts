import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { pushProblem } from './git.ts'
import { cloneTwice, copiesOf, homeText, hook, publishDisk, pushed } from './testing/repositories.ts'

const twoClones = copiesOf(cloneTwice)

const changed = homeText.replace('Olá', 'Bem-vindo')

test.skipIf(process.platform === 'win32')(
  'what arrived although the answer was lost is known to be the owner’s, and publishing goes on from there',
  async () => {
    const { remote, mine } = twoClones()
    mine.write('content/home.yaml', changed)
    const repository = await mine.open()
    hook(remote, 'post-update', 'kill -9 $PPID')
    await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem: { problem: 'answerLost' } })
    const { base, published } = await repository.inspect({ refresh: true })
    expect(published?.files.get('home.yaml')).toBe(changed)
    expect(base?.commit).toBe(published?.commit)
    rmSync(join(remote, 'hooks/post-update'))
    mine.write('content/home.yaml', homeText)
    expect(await publishDisk(repository, mine)).toMatchObject({ outcome: 'sent' })
  },
)

test('what was merged is still known as merged after a push that was refused', async () => {
  const { remote, mine, theirs } = twoClones()
  mine.write('content/home.yaml', changed)
  const repository = await mine.open()
  const commit = pushed(theirs, 'content/nova.yaml', 'path: /nova\n')
  await repository.inspect({ refresh: true })
  await repository.noteMerged(commit)
  hook(remote, 'pre-receive', 'exit 1')
  await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem: { problem: 'remoteRefused' } })
  expect((await repository.inspect()).base?.commit).toBe(commit)
})

test.each([
  `fatal: cannot exec '.git/hooks/pre-push': Permission denied\nOperation timed out`,
  'error: cannot spawn .git/hooks/pre-push: No such file or directory\nfatal: the remote end hung up unexpectedly',
])('a hook that git can not start is told, and is no lost answer: %s', (said) => {
  expect(pushProblem(said)).toMatchObject({ problem: 'failed', said: expect.stringContaining('pre-push') as string })
})

test.each(['check', 'on-demand', 'only'])(
  'a submodule that stops a push (%s) is told, and is no lost answer',
  async (how) => {
    const { mine, theirs } = twoClones()
    mine.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', theirs.folder, 'lib')
    mine.git('-C', 'lib', '-c', 'user.name=i', '-c', 'user.email=i@e.pt', 'commit', '-q', '--allow-empty', '-m', 'Lib')
    mine.git('commit', '-q', '-m', 'Lib', 'lib', '.gitmodules')
    mine.git('config', 'push.recurseSubmodules', how)
    mine.write('content/home.yaml', changed)
    const problem = { problem: 'failed', said: expect.stringContaining('lib') as string }
    await expect(publishDisk(await mine.open(), mine)).rejects.toMatchObject({ problem })
  },
)

test('a photograph is published where something between refuses what has no length, as a proxy does', async () => {
  const { mine, remote } = twoClones()
  mine.git('--git-dir', remote, 'config', 'http.receivepack', 'true')
  mine.git('remote', 'set-url', 'origin', await addressBehindProxy(remote))
  const photograph = join(mine.content, 'images/nova.jpg')
  writeFileSync(photograph, randomBytes(2_000_000))
  const repository = await mine.open()
  expect(await publishDisk(repository, mine)).toMatchObject({ outcome: 'sent' })
  writeFileSync(photograph, randomBytes(largestThere))
  const tooLarge = { problem: 'failed', said: expect.stringContaining('413') as string }
  await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem: tooLarge })
})

test.each([
  ['push.pushOption', 'ci.variable=A=1'],
  ['push.recurseSubmodules', 'only'],
])('%s, set for other repositories, keeps nothing from arriving', async (name, value) => {
  const { mine, theirs } = twoClones()
  mine.git('config', name, value)
  mine.write('content/home.yaml', changed)
  expect(await publishDisk(await mine.open(), mine)).toMatchObject({ outcome: 'sent' })
  theirs.git('pull', '-q')
  expect(theirs.read('content/home.yaml')).toBe(changed)
})

const largestThere = 3_000_000

/** Serves a repository over HTTP. A body in chunks, whose length is not known beforehand, is refused, and so is a large one. */
async function addressBehindProxy(repository: string): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://localhost')
    void buffer(request).then((input) => {
      if (request.headers['transfer-encoding'] === 'chunked') return response.writeHead(400).end()
      if (input.length > largestThere) return response.writeHead(413).end()
      const env = {
        ...process.env,
        GIT_PROJECT_ROOT: dirname(repository),
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers['content-type'],
        CONTENT_LENGTH: String(input.length),
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
      }
      const answer = execFileSync('git', ['http-backend'], { env, input })
      const bodyAt = answer.indexOf('\r\n\r\n') + 4
      for (const line of answer.toString('latin1', 0, bodyAt - 4).split('\r\n'))
        response.setHeader(line.replace(/:.*/, ''), line.replace(/^.*?: /, ''))
      return response.end(answer.subarray(bodyAt))
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/${repository.slice(dirname(repository).length + 1)}`
}
