import { expect, onTestFinished, test, vi } from 'vitest'
import { copiesOf, homeText, pushed, makeTwoSites, titleOf } from '../local/git/testing/repositories.ts'
import { fakeGithub } from './testing/fake-github.ts'
import { refusedAnswer } from './testing/rest-answers.ts'
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
  for (const [status, headers, problem, said = 'No.', body] of [
    [401, {}, { problem: 'notSignedIn' }],
    [403, {}, { problem: 'notAllowed' }],
    [403, { 'Retry-After': '90' }, { problem: 'tooManyRequests', seconds: 90 }],
    [404, {}, { problem: 'remoteMissing' }],
    [301, { Location: 'https://example.org/' }, { problem: 'remoteMoved' }],
    [502, {}, { problem: 'noNetwork' }],
    [403, {}, { problem: 'tooManyRequests', seconds: 60 }, 'You have exceeded a secondary rate limit.'],
    [200, {}, { problem: 'unexpectedAnswer' }, '', null],
    [200, {}, { problem: 'unexpectedAnswer' }, '', '<html>A rede do hotel</html>'],
    [200, {}, { problem: 'unexpectedAnswer' }, '', {}],
  ] as const) {
    github.fault = () => ({ answer: { ...refusedAnswer(status, said, headers), ...(body !== undefined && { body }) } })
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

test('pictures that arrived before the connection was lost are not sent again, unless GitHub has removed them', async () => {
  const { site, github, theirs, title } = await atWork()
  const photo = await site.read('images/hero-circle.jpg')
  const names = Array.from({ length: 5 }, (_, number) => `images/nova-${number}.jpg`)
  for (const [number, name] of names.entries()) await site.write(name, Buffer.concat([photo, Buffer.from([number])]))
  await site.change('home.yaml', title, 'Outro título')
  const send = async () => {
    const from = github.requests.length
    const { stamp } = await site.overviewOf()
    const { outcome } = await site.publisher.send({ lang: 'pt', leftOut: [], stamp })
    return [outcome, github.requests.slice(from).filter((each) => each === 'POST git/blobs').length]
  }
  let blobs = 0
  github.fault = (request) => (request === 'POST git/blobs' && ++blobs === 4 ? 'lostBefore' : undefined)
  expect(await send()).toEqual(['problem', 4])
  github.fault = (request) =>
    request === 'POST git/trees' ? { answer: refusedAnswer(422, 'GitRPC::BadObjectState') } : undefined
  expect(await send()).toEqual(['problem', 2])
  github.fault = () => undefined
  expect(await send()).toEqual(['sent', 5])
  theirs.git('pull', '-q')
  expect(theirs.git('ls-files', ...names.map((name) => `content/${name}`)).split('\n')).toHaveLength(5)
})

test('a browser that is full once the branch has moved says that it is published, and nothing is published twice', async () => {
  const { site, github, title, remoteTip } = await atWork()
  await site.change('home.yaml', title, 'Outro título')
  const { stamp } = await site.overviewOf()
  const { write } = site.storage
  Object.assign(site.storage, {
    write: (...args: Parameters<typeof write>) =>
      github.requests.at(-1)?.startsWith('PATCH')
        ? Promise.reject(new DOMException('', 'QuotaExceededError'))
        : write(...args),
  })
  expect(await site.publisher.send({ lang: 'pt', leftOut: [], stamp })).toMatchObject({ outcome: 'sent' })
  const after = remoteTip()
  expect(await site.overviewOf()).toMatchObject({ changes: [], theirs: [] })
  expect(remoteTip()).toBe(after)
})

test('if neither the answer arrives nor this browser can look again, nobody says that nothing was published', async () => {
  const { site, github, title } = await atWork()
  await site.change('home.yaml', title, 'Outro título')
  const { stamp } = await site.overviewOf()
  const { read } = site.storage
  github.fault = (request) => (request.startsWith('PATCH') ? 'lostAfter' : undefined)
  Object.assign(site.storage, {
    read: (...args: Parameters<typeof read>) =>
      github.requests.some((request) => request.startsWith('PATCH'))
        ? Promise.reject(new DOMException('', 'InvalidStateError'))
        : read(...args),
  })
  const sent = await site.publisher.send({ lang: 'pt', leftOut: [], stamp })
  expect(sent).toMatchObject({ outcome: 'problem', problem: { problem: 'answerLost' } })
})

test('a large picture has the time that a slow line needs', async () => {
  const { site } = await atWork()
  const given: number[] = []
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    given.push(milliseconds)
    return timeout.call(AbortSignal, milliseconds)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const { published: on } = await site.repository.inspect()
  const pictures = new Map<string, Uint8Array | string>([
    ...(on?.pictures ?? []),
    ['nova.jpg', new Uint8Array(10_000_000)],
  ])
  await site.repository.publish({ files: on?.files ?? new Map(), pictures, on, message: 'Uma fotografia' })
  // 10 MB in base64 at 128 kbit/s, and a minute for the answer.
  expect(Math.max(...given)).toBeGreaterThan((10_000_000 * 4) / 3 / 16 + 60_000)
})
