import { expect, test } from 'vitest'
import { fakeGithub } from '../editor/github/testing/fake-github.ts'
import { cloneTwice, copiesOf } from '../editor/local/git/testing/repositories.ts'
import { checkGithub } from './github-check.ts'

const twoClones = copiesOf(cloneTwice)

test('what is tried on GitHub runs to its end, and says what was answered but never the key', async () => {
  const { remote, theirs } = twoClones()
  const github = await fakeGithub(remote)
  const said: string[] = []
  const access = { owner: 'ines', repo: 'site', branch: 'main', token: () => github.token, fetch: github.fetch }
  await checkGithub(access, (line) => said.push(line), 1_000_000)
  expect(said.join('\n')).toMatch(/"outcome":"sent".*"theirsFirst"/)
  expect(said.join('\n')).toContain('a key that is wrong: 401')
  expect(said.join('\n')).not.toContain(github.token)
  theirs.git('pull', '-q')
  expect(theirs.read('content/home.yaml')).toMatch(/# Um\n$/)
})
