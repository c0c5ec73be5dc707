import { expect, test } from 'vitest'
import { copiesOf, makeTwoSites, titleOf } from '../local/git/testing/repositories.ts'
import type { Publisher } from '../publish/open-publisher.ts'
import { type Fault, fakeGithub } from './testing/fake-github.ts'
import { openedSite } from './testing/github-site.ts'
import { refusedAnswer } from './testing/rest-answers.ts'

const twoSites = copiesOf(makeTwoSites)

/** What goes wrong, and at which requests of a publication: 0 is the tree, 1 the commit, 2 the branch. */
const faults: readonly (readonly [what: string, fault: Fault, requests: readonly number[]])[] = [
  ['the connection breaks before its effect', 'lostBefore', [0, 1, 2]],
  ['the connection breaks after its effect', 'lostAfter', [0, 1, 2]],
  ['it is answered 401', { answer: refusedAnswer(401, 'Bad credentials') }, [0, 2]],
  ['it is answered 403, to wait', { answer: refusedAnswer(403, 'Slow down', { 'Retry-After': '60' }) }, [2]],
  ['it is answered 422', { answer: refusedAnswer(422, 'Update is not a fast forward') }, [2]],
  ['it is answered 502 after its effect', { changed: () => ({ status: 502, body: '<html>' }) }, [0, 2]],
  ['its answer is empty', { changed: ({ status }) => ({ status }) }, [0, 1, 2]],
]
const rounds = faults.flatMap(([what, fault, requests]) => [
  ...requests.map((index) => ({ what, fault, index, isLast: false })),
  { what: `${what}, and then the network is gone`, fault, index: 2, isLast: true },
])

test('whatever fails at a request of a publication: the site is old or new, and the owner is told which', async () => {
  const { remote, theirs } = twoSites()
  const github = await fakeGithub(remote)
  const site = await openedSite(github)
  const git = (...args: string[]) => theirs.git('--git-dir', remote, ...args)
  const published = () => git('show', 'main:content/home.yaml')
  let title = titleOf(theirs)

  for (const [round, { what, fault, index, isLast }] of rounds.entries()) {
    const [before, old, written] = [git('rev-parse', 'main'), published(), `Título ${round}`]
    await site.change('home.yaml', title, written)
    title = written
    const { stamp } = await site.overviewOf()
    const from = github.requests.length
    github.fault = (_request, at) =>
      at === from + index ? fault : isLast && at > from + index ? 'lostBefore' : undefined
    const result = await site.publisher.send({ lang: 'pt', leftOut: [], stamp })
    github.fault = () => undefined

    const isNew = git('rev-parse', 'main') !== before
    const where = `${what}: ${github.requests.slice(from).join(', ')}: ${JSON.stringify(result)}`
    expect(published(), where).toBe(isNew ? (await site.read('home.yaml')).toString().trim() : old)
    expect(git('rev-list', '--count', `${before}..main`), where).toBe(isNew ? '1' : '0')
    expect(whatItSays(result, isNew), where).toBe(isNew)

    // The next look knows, whatever was said.
    const seen = await site.overviewOf()
    expect(seen.theirs, where).toEqual([])
    expect(seen.changes, where).toHaveLength(isNew ? 0 : 1)
    if (isNew) continue
    const again = await site.publisher.send({ lang: 'pt', leftOut: [], stamp: seen.stamp })
    expect([again.outcome, published().includes(written)], where).toEqual(['sent', true])
  }
})

/** Whether the message says 'published'. @param isNew the result to assume if the message says that it is unknown */
function whatItSays(result: Awaited<ReturnType<Publisher['send']>>, isNew: boolean): boolean {
  if (result.outcome === 'problem' && result.problem.problem === 'answerLost') return isNew
  expect(['sent', 'problem']).toContain(result.outcome)
  return result.outcome === 'sent'
}

/** A site whose publication arrived, of which it had no answer, and whose text was changed since. */
async function afterLostAnswer() {
  const { remote, theirs } = twoSites()
  const github = await fakeGithub(remote)
  const site = await openedSite(github)
  await site.change('home.yaml', titleOf(theirs), 'Primeiro')
  const { stamp } = await site.overviewOf()
  const send = (shown: string) => site.publisher.send({ lang: 'pt', leftOut: [], stamp: shown })
  const from = github.requests.length
  github.fault = (request, at) => (at > from && request.includes('ref') ? 'lostAfter' : undefined)
  expect(await send(stamp)).toMatchObject({ problem: { problem: 'answerLost' } })
  github.fault = () => undefined
  await site.change('home.yaml', 'Primeiro', 'Segundo')
  return { site, theirs, send }
}

test('a text that is changed again before a lost answer is known to have been published is no conflict', async () => {
  const { site, theirs, send } = await afterLostAnswer()
  const seen = await site.overviewOf()
  expect([seen.theirs, seen.changes.length]).toEqual([[], 1])
  expect(await send(seen.stamp)).toMatchObject({ outcome: 'sent' })
  theirs.git('pull', '-q')
  expect(titleOf(theirs)).toBe('Segundo')
})

test('a change after a lost answer is looked at again, and nothing is told as somebody else’s', async () => {
  const { site, send } = await afterLostAnswer()
  const seen = () => site.publisher.overview({ lang: 'pt', leftOut: [], refresh: false })
  expect(await send((await seen()).stamp)).toEqual({ outcome: 'lookAgain' })
  expect((await seen()).theirs).toEqual([])
  expect(await send((await seen()).stamp)).toMatchObject({ outcome: 'sent' })
})
