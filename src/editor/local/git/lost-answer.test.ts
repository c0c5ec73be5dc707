import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test.each(['check', 'on-demand'])('a submodule that stops a push (%s) is told, and is no lost answer', async (how) => {
  const { mine, theirs } = twoClones()
  mine.git('-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', theirs.folder, 'lib')
  mine.git('-C', 'lib', '-c', 'user.name=i', '-c', 'user.email=i@e.pt', 'commit', '-q', '--allow-empty', '-m', 'Lib')
  mine.git('commit', '-q', '-m', 'Lib', 'lib', '.gitmodules')
  mine.git('config', 'push.recurseSubmodules', how)
  mine.write('content/home.yaml', changed)
  const problem = { problem: 'failed', said: expect.stringContaining('lib') as string }
  await expect(publishDisk(await mine.open(), mine)).rejects.toMatchObject({ problem })
})
