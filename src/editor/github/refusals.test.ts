import { expect, onTestFinished, test, vi } from 'vitest'
import { copiesOf, makeTwoSites, pushed, titleOf } from '../local/git/testing/repositories.ts'
import { fakeGithub } from './testing/fake-github.ts'
import { openedSite } from './testing/github-site.ts'
import { refusedAnswer } from './testing/rest-answers.ts'
import { namedFaults } from './testing/named-faults.ts'

/** The words of the editor on the site. Test files share their modules, which have those of the other editor. */
async function wordsOnGithub() {
  onTestFinished(() => void vi.unstubAllGlobals().resetModules())
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: { behind: 'github' } } })
  const { problemMessage } = await import('../app/messages/messages.ts')
  return problemMessage
}

const twoSites = copiesOf(makeTwoSites)

const hotel = (body: unknown) => () => ({ answer: { status: 200, body } })
const tired = () => ({ answer: { status: 429, body: '<html>', headers: { 'Retry-After': '120' } } })
const guarded = () => ({ answer: refusedAnswer(403, 'The organization has an IP allow list enabled') })

/** What is told of each refusal: of a look, or only of publishing. */
const told = [
  ['rename', 'look', 'remoteMoved', 'mudou de nome ou de dono, ou esta rede pede primeiro que entre nela'],
  ['hide the repository', 'look', 'remoteMissing', 'Esta chave não vê o repositório do site. Confirme no GitHub'],
  ['end the key', 'look', 'notSignedIn', 'Falta uma chave que o GitHub aceite. O que escreveu está guardado: entre'],
  ['take the permission', 'look', 'notAllowed', 'Confirme no GitHub que tem «Contents: Read and write»'],
  ['ask for single sign-on', 'look', 'needsSignOn', 'carregue em «Configure SSO»'],
  [
    'limit',
    'look',
    'tooManyRequests',
    'O GitHub pede que espere 1 minuto. O que escreveu está guardado: tente outra vez',
  ],
  ['limit for long', 'look', 'tooManyRequests', 'espere 2 minutos'],
  ['limit on a slow clock', 'look', 'tooManyRequests', 'espere 60 minutos'],
  [tired, 'look', 'tooManyRequests', 'espere 2 minutos'],
  [guarded, 'look', 'branchProtected', 'O GitHub protege este site'],
  ['protect', 'publish', 'branchProtected', 'O GitHub protege este site, e não deixa a edição publicar. Peça'],
  [
    'signatures',
    'publish',
    'needsSignature',
    'só aceita aqui alterações assinadas, o que a edição não pode fazer. Peça',
  ],
  ['ask for reviews', 'publish', 'needsReview', 'só publica aqui o que outra pessoa aprovou. Guarde um rascunho'],
  ['conflict', 'publish', 'remoteRefused', 'a edição não sabe porquê. O que escreveu está guardado: tente outra vez'],
  ['refuse', 'publish', 'remoteRefused', 'a edição não sabe porquê. O que escreveu está guardado: tente outra vez'],
  ['break down', 'look', 'noNetwork', 'o GitHub não responde. Pode continuar a escrever'],
  [hotel(null), 'look', 'unexpectedAnswer', 'como num hotel: abra outra página, e tente outra vez'],
  [hotel('<html>A rede do hotel</html>'), 'look', 'unexpectedAnswer', 'como num hotel'],
  [hotel({}), 'look', 'unexpectedAnswer', 'como num hotel'],
] as const

test('each refusal is told by one sentence that says what to do, in Portuguese alone, and everything stays', async () => {
  const problemMessage = await wordsOnGithub()
  const { remote, theirs } = twoSites()
  const github = await fakeGithub(remote)
  const onRefused = vi.fn<() => void>()
  const site = await openedSite(github, { onRefused })
  const title = titleOf(theirs)
  await site.change('home.yaml', title, 'Outro título')
  const tip = () => theirs.git('--git-dir', remote, 'rev-parse', 'main')
  const before = tip()
  for (const [fault, at, problem, sentence] of told) {
    github.fault = typeof fault === 'string' ? namedFaults[fault] : fault
    onRefused.mockClear()
    const seen = await site.overviewOf()
    expect(seen.changes).toHaveLength(1)
    const sent = await site.publisher.send({ lang: 'pt', leftOut: [], stamp: seen.stamp })
    expect(sent, `${String(fault)}: ${JSON.stringify(sent)}`).toMatchObject({
      outcome: 'problem',
      problem: { problem },
    })
    const problems = [at === 'look' ? seen.unreachable : undefined, 'problem' in sent ? sent.problem : undefined]
    for (const each of problems) if (each) expect(problemMessage(each)).toContain(sentence)
    expect(seen.unreachable?.problem).toBe(at === 'look' ? problem : undefined)
    // Another key may be entered where another one helps.
    expect([fault, onRefused.mock.calls.length > 0]).toEqual([
      fault,
      /^(?:not(?:SignedIn|Allowed)|remoteMissing)$/.test(problem),
    ])
    const said = problems.map((each) => each && problemMessage(each)).join(' ')
    expect(said).not.toMatch(/undefined|\b(?:the|found|failed|commit|must|rule)\b/i)
    expect(JSON.stringify([seen, sent])).not.toContain(github.token)
  }
  expect(tip()).toBe(before)

  // Somebody was faster: between this browser's look and its publication.
  github.fault = () => undefined
  const { stamp } = await site.overviewOf()
  pushed(theirs, 'content/nova.yaml', 'path: /nova\n')
  const late = await site.publisher.send({ lang: 'pt', leftOut: [], stamp })
  expect(late).toMatchObject({ problem: { problem: 'theirsFirst' } })

  github.fault = namedFaults['truncate the tree']
  pushed(theirs, 'content/outra.yaml', 'path: /outra\n')
  expect(problemMessage((await site.overviewOf()).unreachable ?? { problem: 'noNetwork' })).toContain(
    'mais ficheiros do que o GitHub mostra de uma vez',
  )

  // A repository that is there, and has its branch under another name.
  github.fault = () => undefined
  theirs.git('--git-dir', remote, 'branch', '-m', 'main', 'principal')
  expect(problemMessage((await site.overviewOf()).unreachable ?? { problem: 'noNetwork' })).toContain(
    'peça a quem fez o site que ligue a edição ao nome novo',
  )
})
