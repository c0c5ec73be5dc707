import { expect, test } from 'vitest'
import { fakeGithub } from './testing/fake-github.ts'
import { cloneTwice, copiesOf } from '../local/git/testing/repositories.ts'
import { checkGithub } from './testing/github-check.ts'

const twoClones = copiesOf(cloneTwice)

test('what is tried on GitHub says what was answered, compared with the stand-in, but never the key', async () => {
  const { remote, theirs } = twoClones()
  const github = await fakeGithub(remote)
  const said: string[] = []
  const access = { owner: 'ines', repo: 'site', branch: 'main', token: () => github.token, fetch: github.fetch }
  await checkGithub(access, (line) => said.push(line), 1_000_000)
  expect(said.join('\n')).toContain('a key that is wrong: 401 notSignedIn “Bad credentials”')
  expect(said.at(-1)).toBe('All as the stand-in says.')
  expect(said.join('\n')).not.toContain(github.token)
  theirs.git('pull', '-q')
  expect(theirs.read('content/home.yaml')).toMatch(/# Um\n$/)
})
