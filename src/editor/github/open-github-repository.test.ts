import { expect, test } from 'vitest'
import { copiesOf, homeText, pushed, makeTwoSites, titleOf } from '../local/git/testing/repositories.ts'
import { fakeGithub } from './testing/fake-github.ts'
import { refusal } from './testing/rest-answers.ts'
import { openedSite } from './testing/github-site.ts'

const twoSites = copiesOf(makeTwoSites)

/** A site on GitHub, the owner's browser, and somebody who has a clone. */
async function atWork() {
  const { remote, theirs } = twoSites()
  const github = await fakeGithub(remote)
  const remoteTip = () => theirs.git('--git-dir', remote, 'rev-parse', 'main')
  return { remote, theirs, github, remoteTip, site: await openedSite(github), title: titleOf(theirs) }
}

test('what is published is a commit of the content alone, on what the owner has seen, by the owner and the editor', async () => {
  const { site, theirs, title, remoteTip } = await atWork()
  const before = remoteTip()
  await site.change('home.yaml', title, 'Outro título')
  await site.write('images/nova.jpg', await site.read('images/hero-circle.jpg'))
  const { changes, stamp } = await site.overviewOf()
  expect(await site.publisher.send({ lang: 'pt', leftOut: [], stamp })).toMatchObject({ outcome: 'sent' })
  theirs.git('pull', '-q')
  expect(theirs.git('log', '-1', '--format=%P %an %cn')).toBe(`${before} ines editar`)
  expect(theirs.git('log', '-1', '--format=%b')).toContain(changes[0]?.sentence)
  expect(theirs.git('diff', '--name-status', before, 'HEAD').split('\n')).toEqual([
    'M\tcontent/home.yaml',
    'A\tcontent/images/nova.jpg',
  ])
})

test('what is removed is removed there', async () => {
  const { site, theirs } = await atWork()
  const { published: on } = await site.repository.inspect()
  const files = new Map([['home.yaml', on?.files.get('home.yaml') ?? '']])
  const made = await site.repository.publish({ files, pictures: new Map(), on, message: 'Menos' })
  expect(made.outcome).toBe('sent')
  theirs.git('pull', '-q')
  expect(theirs.git('ls-files', 'content/*.yaml', 'content/images')).toBe('content/home.yaml')
})

test('what GitHub refuses is a problem of its own, of which the owner is told, and everything stays', async () => {
  const { site, github, title } = await atWork()
  await site.change('home.yaml', title, 'Outro título')
  for (const [status, headers, problem] of [
    [401, {}, { problem: 'notSignedIn' }],
    [403, {}, { problem: 'notAllowed' }],
    [403, { 'Retry-After': '90' }, { problem: 'tooManyRequests', seconds: 90 }],
    [404, {}, { problem: 'remoteMissing' }],
    [301, { Location: 'https://example.org/' }, { problem: 'remoteMissing' }],
    [502, {}, { problem: 'noNetwork' }],
  ] as const) {
    github.fault = () => ({ answer: refusal(status, 'No.', headers) })
    const seen = await site.overviewOf()
    expect(seen.unreachable).toEqual(problem)
    expect(seen.changes).toHaveLength(1)
    const sent = await site.publisher.send({ lang: 'pt', leftOut: [], stamp: seen.stamp })
    expect(sent).toEqual({ outcome: 'problem', problem })
    expect(JSON.stringify([seen, sent])).not.toContain(github.token)
  }
})

test('an old answer about the branch does not undo what was just published', async () => {
  const { site, github, title, remoteTip } = await atWork()
  const before = remoteTip()
  await site.change('home.yaml', title, 'Outro título')
  const { stamp } = await site.overviewOf()
  expect(await site.publisher.send({ lang: 'pt', leftOut: [], stamp })).toMatchObject({ outcome: 'sent' })
  github.fault = (request) =>
    request === 'GET git/ref/heads/main'
      ? {
          changed: ({ body, ...answer }) => ({
            ...answer,
            body: { ...(body as object), object: { ...(body as { object: object }).object, sha: before } },
          }),
        }
      : undefined
  expect(await site.overviewOf()).toMatchObject({ changes: [], theirs: [] })
})

test('a list that GitHub cuts short is not taken for all files', async () => {
  const { site, github, theirs } = await atWork()
  pushed(theirs, 'content/images/nova.jpg', 'photo')
  github.fault = (request) =>
    request.startsWith('GET git/trees/')
      ? { changed: (answer) => ({ ...answer, body: { ...(answer.body as object), truncated: true } }) }
      : undefined
  expect((await site.overviewOf()).unreachable).toMatchObject({ problem: 'failed' })
})

test('a change of anything but the content is refused before a commit exists', async () => {
  const { site, github } = await atWork()
  const { published: on } = await site.repository.inspect()
  const files = new Map([...(on?.files ?? []), ['../src/program.yaml', homeText]])
  const made = site.repository.publish({ files, pictures: on?.pictures ?? new Map(), on, message: 'Mau' })
  await expect(made).rejects.toMatchObject({ problem: { said: 'outside the content: content/../src/program.yaml' } })
  expect(github.requests.filter((each) => each === 'POST git/trees' || each.startsWith('PATCH'))).toEqual([])
})

test('a page with an older program than the repository says so and publishes nothing; a public site is read without a key', async () => {
  const { github, theirs } = await atWork()
  const tree = (folder: string) => theirs.git('rev-parse', `HEAD:${folder}`)
  const site = await openedSite(github, { token: undefined as never, program: `${tree('src')} ` })
  const { state } = await site.repository.inspect()
  expect(state).toEqual({ state: 'ready', branch: 'main' })
  pushed(theirs, 'src/program.ts', 'export const two = 2\n')
  expect(await site.overviewOf()).toMatchObject({ repository: { state: 'programNewer' } })
})
