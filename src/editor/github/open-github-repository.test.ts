import { expect, onTestFinished, test, vi } from 'vitest'
import { copiesOf, homeText, pushed, makeTwoSites, titleOf } from '../local/git/testing/repositories.ts'
import { fakeGithub } from './testing/fake-github.ts'
import { problemIn } from '../publish/repository.ts'
import { lateAnswer, namedFaults } from './testing/named-faults.ts'
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

test('an old answer about the branch does not undo what was just published', async () => {
  const { site, github, title, remoteTip } = await atWork()
  const before = remoteTip()
  await site.change('home.yaml', title, 'Outro título')
  const { stamp } = await site.overviewOf()
  expect(await site.publisher.send({ lang: 'pt', leftOut: [], stamp })).toMatchObject({ outcome: 'sent' })
  github.fault = lateAnswer('main', before)
  expect(await site.overviewOf()).toMatchObject({ changes: [], theirs: [] })
  // Another window, or a reload, asks again.
  const late = [lateAnswer('main', before)]
  github.fault = (...asked) => (asked[0].startsWith('GET git/ref') ? late.pop()?.(...asked) : undefined)
  expect(await (await openedSite(github, { kept: site })).overviewOf()).toMatchObject({ changes: [], theirs: [] })
  github.fault = lateAnswer('main', before)
  // If the second is late as well, nobody knows. What was published comes back with the next answer.
  await openedSite(github, { kept: site })
  github.fault = () => undefined
  const reloaded = await openedSite(github, { kept: site })
  expect(await reloaded.overviewOf()).toMatchObject({ changes: [], theirs: [] })
  expect((await site.read('home.yaml')).toString()).toContain('Outro título')
})

test('a change of anything but the content is refused before a commit exists', async () => {
  const { site, github } = await atWork()
  const { published: on } = await site.repository.inspect()
  const files = new Map([...(on?.files ?? []), ['../src/program.yaml', homeText]])
  const made = site.repository.publish({ files, pictures: on?.pictures ?? new Map(), on, message: 'Mau' })
  await expect(made).rejects.toThrow('outside the content: ../src/program.yaml')
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
  github.fault = (request) => (request === 'POST git/blobs' && (blobs += 1) > 3 ? 'lostBefore' : undefined)
  expect(await send()).toEqual(['problem', 5])
  github.fault = (request) =>
    request === 'POST git/trees' ? { answer: refusedAnswer(422, 'GitRPC::BadObjectState') } : undefined
  expect(await send()).toEqual(['problem', 2])
  github.fault = () => undefined
  expect(await send()).toEqual(['sent', 5])
  theirs.git('pull', '-q')
  expect(theirs.git('ls-files', ...names.map((name) => `content/${name}`)).split('\n')).toHaveLength(5)
})

test('300 pictures go over a connection that breaks at every twentieth request, and a limit: each is uploaded once', async () => {
  const { remote, theirs } = twoSites()
  const github = await fakeGithub(remote)
  const shown: string[] = []
  const site = await openedSite(github, {
    onUpload: (picture) => shown.push(picture ? `${picture.number} of ${picture.of}` : 'over'),
  })
  const { published: on } = await site.repository.inspect()
  const added = Array.from({ length: 300 }, (_, number) => [`nova-${number}.jpg`, Buffer.from(`${number}`)] as const)
  const request = {
    files: on?.files ?? new Map(),
    pictures: new Map<string, Uint8Array | string>([...(on?.pictures ?? []), ...added]),
    on,
  }
  let [isLimited, uploaded] = [false, 0]
  github.fault = (name, index) => {
    if (index % 20 === 19) return 'lostBefore'
    if (name === 'POST git/blobs' && uploaded === 80 && !isLimited) isLimited = true
    else if (name === 'POST git/blobs') uploaded += 1
    return isLimited && uploaded === 80 ? namedFaults.limit(name, index) : undefined
  }
  const publish = () => problemIn(site.repository.publish({ ...request, message: 'Trezentas' }))
  expect(await publish()).toMatchObject({ problem: 'tooManyRequests' })
  expect(shown.slice(-2)).toEqual(['81 of 300', 'over'])
  await expect.poll(publish, { interval: 1 }).toBeUndefined()
  expect(uploaded).toBe(300)
  expect(shown).toContain('300 of 300')
  theirs.git('pull', '-q')
  expect(theirs.git('ls-files', 'content/images/nova-*').split('\n')).toHaveLength(300)
})

test.each([
  ['all', ['published', 'base']],
  ['the new state', ['published']],
  ['what it began with', ['base']],
  ['what it sends', ['sent']],
])(
  'a browser with no space to note %s says that it is published, takes nothing back, and publishes once',
  async (_, full) => {
    const { site, github, title, remoteTip } = await atWork()
    await site.change('home.yaml', title, 'Outro título')
    const { stamp } = await site.overviewOf()
    const { write } = site.storage
    Object.assign(site.storage, {
      write: (...args: Parameters<typeof write>) =>
        full.includes(args[0]) && (args[0] === 'sent' || github.requests.at(-1)?.startsWith('PATCH'))
          ? Promise.reject(new DOMException('', 'QuotaExceededError'))
          : write(...args),
    })
    expect(await site.publisher.send({ lang: 'pt', leftOut: [], stamp })).toMatchObject({ outcome: 'sent' })
    const after = remoteTip()
    // Without a network a browser that has noted half of it can't know whose it is.
    github.fault = () => (full.includes('base') && full.length === 1 ? undefined : 'lostBefore')
    expect(await site.overviewOf()).toMatchObject({ theirs: [] })
    github.fault = () => undefined
    expect(await site.overviewOf()).toMatchObject({ changes: [], theirs: [] })
    expect(remoteTip()).toBe(after)
  },
)

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

test('a large picture has the time that a slow line needs, and an answer that arrives slowly is waited for', async () => {
  const { site, github, title } = await atWork()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const given = () => timers.mock.calls.map(([, milliseconds = 0]) => milliseconds)
  onTestFinished(() => void vi.restoreAllMocks())
  await site.write('images/nova.jpg', new Uint8Array(10_000_000))
  await site.change('home.yaml', title, 'Outro título')
  await site.drafts.save('a', 'pt')
  // 10 MB in base64 at 128 kbit/s, and a minute for the answer.
  expect(Math.max(...given())).toBeGreaterThan((10_000_000 * 4) / 3 / 16 + 60_000)
  timers.mockClear()
  await site.repository.picture((await site.store.list()).get('images/nova.jpg') ?? '')
  expect(github.requests.at(-1)).toContain('GET git/blobs/')
  // Again with each part of it that arrives.
  expect(given().filter((each) => each === 60_000).length).toBeGreaterThan(10)
})
