import { contentPrefix, memoryStorage } from '../editor/github/snapshots.ts'
import { gitData } from '../editor/github/git-data.ts'
import { openGithubRepository } from '../editor/github/open-github-repository.ts'
import { type GithubAccess, GithubFailure, githubOrigin, restClient } from '../editor/github/rest-client.ts'
import { problemIn, type Repository } from '../editor/publish/repository.ts'

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
 * Tries on GitHub what a test can only assume, and reports the answers. It writes to the repository: use one to throw
 * away, with at least `content/home.yaml` in it.
 *
 * @param largest bytes of the largest picture to send
 */
export async function checkGithub(
  access: GithubAccess & { readonly branch: string },
  report: (line: string) => void,
  largest = 40_000_000,
): Promise<void> {
  const git = gitData(restClient(access))
  const send = (path: string, init: RequestInit) =>
    (access.fetch ?? fetch)(`${githubOrigin}/repos/${access.owner}/${access.repo}/${path}`, {
      ...init,
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    })
  const open = () => openGithubRepository({ ...access, storage: memoryStorage() })

  const { headers } = await send('git/refs/heads/x', preflight)
  for (const name of ['origin', 'methods', 'headers'])
    report(`access-control-allow-${name}: ${headers.get(`access-control-allow-${name}`)}`)
  const plain = await send(`git/ref/heads/${access.branch}`, { headers: { Origin: 'https://site.example' } })
  report(`access-control-expose-headers: ${plain.headers.get('access-control-expose-headers')}`)

  const [one, other] = [open(), open()]
  for (const each of [one, other]) await readPublished(each)
  const results = [await publish(one, 'Um'), await problemIn(publish(other, 'Outro'))]
  report(`two publications from one state: ${results.map((result) => JSON.stringify(result)).join(' and ')}`)

  const tip = (await git.tip(access.branch)) ?? ''
  const { tree } = await git.commit(tip)
  await attempt('removing a file that is not there', () =>
    git.createTree(tree.sha, [{ path: 'content/no.yaml', sha: null }]),
  )
  await attempt('a branch that is there already', () => git.createBranch(access.branch, tip))
  await attempt('a key that is wrong', () =>
    gitData(restClient({ ...access, token: () => 'github_pat_no' })).tip('main'),
  )
  await attempt('writing without a key', () =>
    gitData(restClient({ ...access, token: () => undefined })).createBlob(new Uint8Array()),
  )
  for (let size = 1_000_000; size <= largest; size *= 2)
    await attempt(`a picture of ${size / 1e6} MB`, () => git.createBlob(new Uint8Array(size)))
  const branch = 'rascunho-github-check'
  await attempt('a draft', () => git.createBranch(branch, tip))
  report(`drafts: ${(await git.branches('rascunho-')).map(({ ref }) => ref).join(', ')}`)
  await attempt('removing it', () => git.removeBranch(branch))
  report('By hand: sign in at /editar/ with a new key from the link there, and see which of its fields were filled in.')

  async function attempt(what: string, task: () => Promise<unknown>): Promise<void> {
    const began = Date.now()
    const result = await task().then(
      () => 'done',
      (error: unknown) => {
        if (!(error instanceof GithubFailure)) throw error
        return `${error.status} ${JSON.stringify(error.problem)} “${error.said}”`
      },
    )
    report(`${what}: ${result} (${Date.now() - began} ms)`)
  }
}

/** Takes over what is published, like a browser that opens the site for the first time. */
async function readPublished(repository: Repository): Promise<void> {
  const { published, unreachable } = await repository.inspect({ refresh: true })
  if (!published) throw new Error(`${contentPrefix} can't be read: ${JSON.stringify(unreachable)}`)
  await repository.tookOver(published.commit)
}

/** Publishes a comment at the end of the home page. */
async function publish(repository: Repository, words: string) {
  const { published: on } = await repository.inspect()
  const files = new Map(on?.files)
  files.set('home.yaml', `${files.get('home.yaml') ?? 'path: /\n'}# ${words}\n`)
  return repository.publish({ files, pictures: on?.pictures ?? new Map(), on, message: `github-check: ${words}` })
}
