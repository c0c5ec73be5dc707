import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { versionOf } from '../../content-store.ts'
import { cloneTwice, copiesOf, everythingOf, homeText, hook, publishDisk, pushed } from './testing/repositories.ts'

const twoClones = copiesOf(cloneTwice)

const changed = homeText.replace('Olá', 'Bem-vindo')

test('publishing sends the changes to the remote in one commit that describes them', async () => {
  const { mine, theirs } = twoClones()
  mine.write('content/home.yaml', changed)
  mine.write('content/images/nova.jpg', 'outra')
  rmSync(join(mine.content, 'images/sala.jpg'))
  const repository = await mine.open()
  expect(await publishDisk(repository, mine, 'Título mudado\n\n- Título mudado')).toMatchObject({ outcome: 'sent' })
  theirs.git('pull', '-q')
  expect(theirs.read('content/home.yaml')).toBe(changed)
  expect(theirs.git('log', '-1', '--format=%an %B')).toBe('mine Título mudado\n\n- Título mudado')
  expect(theirs.git('ls-files', 'content')).toBe('content/LEIA-ME.md\ncontent/home.yaml\ncontent/images/nova.jpg')
  expect([mine.git('status', '--porcelain'), mine.git('rev-parse', 'HEAD')]).toEqual([
    '',
    theirs.git('rev-parse', 'HEAD'),
  ])
  expect(await publishDisk(repository, mine)).toEqual({ outcome: 'nothing' })
})

test('a program that a hook leaves running does not keep publishing from ending', async () => {
  const { mine } = twoClones()
  hook(join(mine.folder, '.git'), 'pre-push', `while [ -e "${mine.content}" ]; do sleep 1; done &`)
  mine.write('content/home.yaml', changed)
  expect(await publishDisk(await mine.open(), mine)).toMatchObject({ outcome: 'sent' })
})

test('other staged changes stay staged, and no file outside the content is committed', async () => {
  const { mine, theirs } = twoClones()
  mine.write('src/program.ts', 'export const one = 2\n')
  mine.write('notas.txt', 'em preparação')
  mine.git('add', 'src/program.ts', 'notas.txt')
  mine.write('content/LEIA-ME.md', 'guia mudado')
  mine.write('content/home.yaml', changed)
  expect(await publishDisk(await mine.open(), mine)).toMatchObject({ outcome: 'sent' })
  theirs.git('pull', '-q')
  expect(theirs.git('show', '--name-only', '--format=')).toBe('content/home.yaml')
  expect(mine.git('status', '--porcelain').split('\n')).toEqual([
    'M content/LEIA-ME.md',
    'A  notas.txt',
    'M  src/program.ts',
  ])
})

test('a change that somebody else has published must be merged first; then both are kept', async () => {
  const { remote, mine, theirs } = twoClones()
  mine.write('content/home.yaml', changed)
  const repository = await mine.open()
  await repository.inspect({ refresh: true })
  pushed(theirs, 'content/nova.yaml', 'path: /nova\n')
  const before = everythingOf(mine, remote)
  await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem: { problem: 'theirsFirst' } })
  expect(everythingOf(mine, remote)).toEqual(before)
  const { published } = await repository.inspect()
  expect([(await repository.inspect()).base?.files.get('nova.yaml'), published?.files.get('nova.yaml')]).toEqual([
    undefined,
    'path: /nova\n',
  ])
  mine.write('content/nova.yaml', 'path: /nova\n')
  await repository.noteMerged(published?.commit ?? '')
  expect((await repository.inspect()).base?.commit).toBe(published?.commit)
  expect(await publishDisk(repository, mine)).toMatchObject({ outcome: 'sent', programChanged: false })
  theirs.git('pull', '-q')
  expect([theirs.read('content/home.yaml'), theirs.read('content/nova.yaml')]).toEqual([changed, 'path: /nova\n'])
  expect(mine.git('status', '--porcelain')).toBe('')
})

test('program files changed elsewhere are merged, and local changes are never overwritten', async () => {
  const { remote, mine, theirs } = twoClones()
  const repository = await mine.open()
  pushed(theirs, 'src/pão "novo".txt', 'novo')
  const commit = pushed(theirs, 'src/program.ts', 'export const one = 3\n')
  mine.write('content/home.yaml', changed)
  await repository.inspect({ refresh: true })
  await repository.noteMerged(commit)
  mine.write('src/program.ts', 'export const one = 4\n')
  const before = everythingOf(mine, remote)
  const files = ['src/program.ts', 'src/pão "novo".txt']
  await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem: { problem: 'outsideChanged', files } })
  expect(everythingOf(mine, remote)).toEqual(before)
  mine.git('checkout', '-q', 'src/program.ts')
  // As in a copied or restored folder.
  utimesSync(join(mine.folder, 'src/program.ts'), 0, 0)
  expect(await publishDisk(repository, mine)).toMatchObject({ outcome: 'sent', programChanged: true })
  expect(mine.read('src/program.ts')).toBe('export const one = 3\n')
  expect(mine.git('status', '--porcelain')).toBe('')
})

test('local commits of other tools are pushed as well; beside published ones they stop it, and nothing changes', async () => {
  const { remote, mine, theirs } = twoClones()
  const commitHere = () => mine.git('commit', '-q', '-a', '-m', 'Programa')
  mine.write('src/program.ts', 'export const one = 4\n')
  commitHere()
  mine.write('content/home.yaml', changed)
  const repository = await mine.open()
  expect(await publishDisk(repository, mine)).toMatchObject({ outcome: 'sent' })
  expect(mine.git('log', '--format=%s', 'origin/main')).toBe('Mudança\nPrograma\nInício')

  mine.write('src/program.ts', 'export const one = 5\n')
  commitHere()
  const commit = pushed(theirs, 'src/other.ts', 'export const two = 2\n')
  await repository.inspect({ refresh: true })
  await repository.noteMerged(commit)
  const before = everythingOf(mine, remote)
  const files = ['src/program.ts']
  await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem: { problem: 'outsideChanged', files } })
  expect(everythingOf(mine, remote)).toEqual(before)
})

test('pictures that git keeps elsewhere, as Git LFS does, are unchanged after a clone, shown, and published as notes', async () => {
  const { mine, theirs } = twoClones()
  mine.write('.gitattributes', 'content/images/* filter=elsewhere -text\n')
  for (const [name, command] of [
    ['clean', 'printf "note\\n"; base64'],
    ['smudge', 'tail -n +2 | base64 -d'],
  ])
    mine.git('config', `filter.elsewhere.${name}`, command ?? '')
  rmSync(join(mine.folder, '.git/index'))
  mine.git('add', '.')
  mine.git('commit', '-q', '-m', 'LFS')
  mine.git('push', '-q')
  const repository = await mine.open()
  const { base } = await repository.inspect()
  const version = await versionOf(Buffer.from('photo'))
  expect(base?.pictures).toEqual(new Map([['sala.jpg', version]]))
  expect(String(await repository.picture(version))).toBe('photo')

  mine.write('content/images/nova.jpg', 'outra')
  mine.write('content/home.yaml', changed)
  expect(await publishDisk(repository, mine)).toMatchObject({ outcome: 'sent' })
  theirs.git('pull', '-q')
  expect(theirs.read('content/images/nova.jpg')).toBe('note\nb3V0cmE=\n')
  expect(theirs.git('diff', '--name-only', 'HEAD~1')).toBe('content/home.yaml\ncontent/images/nova.jpg')
  expect(mine.git('status', '--porcelain')).toBe('')
})

test('a branch without upstream goes to the branch of its name, and is set to it', async () => {
  const { mine } = twoClones()
  mine.git('checkout', '-q', '-b', 'outono')
  mine.write('content/home.yaml', changed)
  const repository = await mine.open()
  expect((await repository.inspect()).published).toBeUndefined()
  expect(await publishDisk(repository, mine)).toMatchObject({ outcome: 'sent' })
  expect(mine.git('rev-parse', '--abbrev-ref', '@{upstream}')).toBe('origin/outono')
})

test('a branch that has another name on the remote is told, and not made anew there', async () => {
  const { mine, theirs, remote } = twoClones()
  theirs.git('push', '-q', 'origin', 'main:outono')
  theirs.git('--git-dir', remote, 'symbolic-ref', 'HEAD', 'refs/heads/outono')
  theirs.git('push', '-q', 'origin', ':main')
  mine.write('content/home.yaml', changed)
  const repository = await mine.open()
  const moved = { problem: 'remoteMoved' }
  await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem: moved })
  expect((await repository.inspect({ refresh: true })).unreachable).toEqual(moved)
  expect(mine.git('ls-remote', '--heads', 'origin')).not.toContain('main')
})

test.skipIf(process.platform === 'win32')(
  'a commit is signed where git is set to sign, and a refusal for lack of it is told as that',
  async () => {
    const { mine, remote } = twoClones()
    const [signer, receiver] = [join(mine.content, '../../signer'), join(remote, 'hooks/pre-receive')]
    writeFileSync(
      signer,
      '#!/bin/sh\ncat >/dev/null\nprintf "\\n[GNUPG:] SIG_CREATED D\\n" >&2\necho "-----BEGIN PGP SIGNATURE-----"\n',
      {
        mode: 0o755,
      },
    )
    const refusal = 'remote: error: GH006: Protected branch update failed.\nCommits must have verified signatures.'
    const check = `while read old new ref; do git cat-file commit $new | grep -q ^gpgsig || { echo "${refusal}" >&2; exit 1; }; done`
    writeFileSync(receiver, `#!/bin/sh\n${check}\n`, { mode: 0o755 })
    mine.write('content/home.yaml', changed)
    const repository = await mine.open()
    await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem: { problem: 'needsSignature' } })
    mine.git('config', 'commit.gpgSign', 'yes')
    mine.git('config', 'gpg.program', 'false')
    const cannotSign = { problem: 'failed', said: expect.stringContaining('gpg failed to sign') as string }
    await expect(publishDisk(repository, mine)).rejects.toMatchObject({ problem: cannotSign })
    mine.git('config', 'gpg.program', signer)
    // What a user may have set changes nothing of what git is asked for.
    for (const [name, value] of [
      ['color.ui', 'always'],
      ['log.showSignature', 'true'],
      ['core.quotePath', 'true'],
      ['i18n.commitEncoding', 'ISO-8859-1'],
      ['i18n.logOutputEncoding', 'UTF-16'],
      ['push.gpgSign', 'true'],
      ['core.autocrlf', 'true'],
      ['core.safecrlf', 'true'],
      ['user.name', 'Inês'],
    ])
      mine.git('config', name ?? '', value ?? '')
    expect(await publishDisk(repository, mine)).toMatchObject({ outcome: 'sent' })
    expect(await repository.versions(1)).toMatchObject([{ author: 'Inês' }])
    // GitHub reads it as it says that it is written.
    expect(mine.git('cat-file', 'commit', 'HEAD')).not.toContain('encoding')
  },
)
