import { gitData } from '../git-data.ts'
import { openGithubRepository } from '../open-github-repository.ts'
import { type GithubAccess, GithubFailure, githubOrigin } from '../rest-client.ts'
import { memoryStorage } from './memory-storage.ts'
import { problemIn, type Repository } from '../../publish/repository.ts'
import { corsHeaders } from './rest-answers.ts'

/** What a browser on the site's own address would ask before it sends anything. */
const preflight = {
  method: 'OPTIONS',
  headers: {
    Origin: 'https://site.example',
    'Access-Control-Request-Method': 'PATCH',
    'Access-Control-Request-Headers': 'authorization,content-type,x-github-api-version',
  },
}

/**
 * Tries on GitHub what a test can only assume, reports the answers, and at the end those that the tests' stand-in for
 * GitHub does not give. It writes to the repository: use one to throw away, with at least `content/home.yaml` in it.
 * @param largest bytes of the largest picture to send
 */
export async function checkGithub(
  access: GithubAccess & { readonly branch: string },
  report: (line: string) => void,
  largest = 40_000_000,
): Promise<void> {
  const { branch } = access
  const git = gitData(access)
  const differed: string[] = []
  /** Reports an answer, and whether it is the one that the stand-in gives. */
  function compare(what: string, answer: string, expected: string, more = ''): void {
    report(`${what}: ${answer}${more}`)
    if (answer !== expected) differed.push(`${what}: ${answer}, and not ${expected}`)
  }
  async function attempt(what: string, expected: string, task: () => Promise<unknown>): Promise<void> {
    const began = Date.now()
    const [answer, said] = await task().then(
      () => ['done', ''] as const,
      (error: unknown) => {
        if (!(error instanceof GithubFailure)) throw error
        return [`${error.status} ${error.problem.problem}`, ` “${error.said}”`] as const
      },
    )
    compare(what, answer, expected, `${said} (${Date.now() - began} ms)`)
  }

  const send = (path: string, init: RequestInit) =>
    (access.fetch ?? fetch)(`${githubOrigin}/repos/${access.owner}/${access.repo}/${path}`, {
      ...init,
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    })
  const asked = await send('git/refs/heads/x', preflight)
  const plain = await send(`git/ref/heads/${branch}`, { headers: { Origin: 'https://site.example' } })
  for (const [name, value] of Object.entries(corsHeaders)) {
    const header = (name.endsWith('Expose-Headers') ? plain : asked).headers.get(name) ?? ''
    const allowed = header.toLowerCase().split(/,\s*/)
    const lacks = value.split(', ').filter((each) => !allowed.includes(each.toLowerCase()))
    compare(name, `lacks ${lacks.join(', ') || 'nothing'}`, 'lacks nothing', ` in “${header}”`)
  }

  const [one, other] = [0, 1].map(() => openGithubRepository({ ...access, storage: memoryStorage() }))
  if (!one || !other) return
  for (const each of [one, other]) await readPublished(each)
  const before = (await git.tip(branch)) ?? ''
  const results = [await problemIn(publish(one, 'Um')), await problemIn(publish(other, 'Outro'))]
  compare('two publications from one state', results.map((each) => each?.problem ?? 'sent').join(), 'sent,theirsFirst')
  const tip = (await git.tip(branch)) ?? ''
  const { tree } = await git.commit(tip)
  await attempt('moving the branch again, as after a lost answer', 'done', () => git.moveBranch(branch, tip))
  await attempt('moving the branch back', '422 theirsFirst', () => git.moveBranch(branch, before))
  await attempt('a branch that is there already', '422 remoteRefused', () => git.createBranch(branch, tip))
  await attempt('removing a file that is not there', '422 remoteRefused', () =>
    git.createTree(tree.sha, [{ path: 'content/no.yaml', sha: null }]),
  )
  const withKey = (key?: string) => gitData({ ...access, token: () => key })
  await attempt('a key that is wrong', '401 notSignedIn', () => withKey('github_pat_no').tip(branch))
  await attempt('writing without a key', '404 notSignedIn', () => withKey().createBlob(new Uint8Array()))
  await attempt('100 new pictures at once', 'done', async () => {
    for (let number = 0; number < 100; number += 1) await git.createBlob(new TextEncoder().encode(`${tip} ${number}`))
  })
  for (let size = 1_000_000; size <= largest; size *= 2)
    await attempt(`a picture of ${size / 1e6} MB`, 'done', () => git.createBlob(new Uint8Array(size)))
  const draft = 'rascunho-github-check'
  await attempt('a draft', 'done', () => git.createBranch(draft, tip))
  compare('drafts', (await git.branches('rascunho-')).map(({ ref }) => ref).join(), `refs/heads/${draft}`)
  await attempt('removing it', 'done', () => git.removeBranch(draft))
  report('By hand: sign in at /editar/ with a new key from the link there, and see which of its fields were filled in.')
  report('By hand: rename the repository, and protect its branch; the editor must say each in its own sentence.')
  report(differed.length === 0 ? 'All as the stand-in says.' : `Other than the stand-in:\n${differed.join('\n')}`)
}

/** Takes over what is published, like a browser that opens the site for the first time. */
async function readPublished(repository: Repository): Promise<void> {
  const { published, unreachable } = await repository.inspect({ refresh: true })
  if (!published) throw new Error(`The content can't be read: ${JSON.stringify(unreachable)}`)
  await repository.noteMerged(published.commit)
}

/** Publishes a comment at the end of the home page. */
async function publish(repository: Repository, words: string) {
  const { published: on } = await repository.inspect()
  const files = new Map(on?.files)
  files.set('home.yaml', `${files.get('home.yaml') ?? 'path: /\n'}# ${words}\n`)
  return repository.publish({ files, pictures: on?.pictures ?? new Map(), on, message: `github-check: ${words}` })
}
