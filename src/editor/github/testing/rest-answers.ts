import { bareGit } from './bare-git.ts'
import { folderMode, type TreeEntry } from './object-store.ts'

export interface RestAnswer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface RestCall {
  /** Of the path, decoded, and of the query. */
  readonly parameters: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/** What GitHub allows scripts of any site (https://docs.github.com/en/rest/using-the-rest-api/using-cors-and-jsonp-to-make-cross-origin-requests). */
export const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-GitHub-Api-Version',
  'Access-Control-Expose-Headers': 'ETag, Link, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
}

const docs = 'https://docs.github.com/rest'
export const refusedAnswer = (status: number, message: string, headers?: Record<string, string>): RestAnswer => ({
  status,
  body: { message, documentation_url: docs, status: String(status) },
  ...(headers && { headers }),
})
const missing = refusedAnswer(404, 'Not Found')

const url = (path: string) => `https://api.github.com/repos/ines/site/${path}`
const refAnswer = (ref: string, sha: string) => ({
  ref,
  node_id: 'node',
  url: url(`git/${ref}`),
  object: { type: 'commit', sha, url: url(`git/commits/${sha}`) },
})
const verification = { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null }
const linkTo = (sha: string) => ({ sha, url: url(`commits/${sha}`), html_url: `https://github.com/${sha}` })

/**
 * What GitHub answers about a repository, by the ids of its operations; made by git in a bare repository. An answer that
 * git refuses to make throws git's error.
 */
export function restAnswers(folder: string): Readonly<Record<string, (call: RestCall) => RestAnswer>> {
  const { git, text, tip, move, objects } = bareGit(folder)
  function commitFacts(id: string) {
    const { tree, parents, author, committer, message } = objects.commit(id)
    return {
      message: message.trim(),
      tree: { sha: tree, url: url(`git/trees/${tree}`) },
      parents: parents.map(linkTo),
      author,
      committer,
      verification,
    }
  }
  const gitCommit = (id: string) => ({ ...linkTo(id), node_id: 'node', ...commitFacts(id) })
  function listedCommit(id: string) {
    const { parents, ...commit } = commitFacts(id)
    return {
      ...linkTo(id),
      node_id: 'node',
      comments_url: url(`commits/${id}/comments`),
      commit: { ...commit, comment_count: 0, url: url(`git/commits/${id}`) },
      author: null,
      committer: null,
      parents,
    }
  }
  function listed(id: string, isDeep: boolean, around = ''): readonly object[] {
    return objects.tree(id).flatMap(({ mode, name, id: sha }: TreeEntry) => {
      const [path, isFolder] = [around + name, mode === folderMode]
      const type = isFolder ? 'tree' : 'blob'
      const facts = { path, mode: mode.padStart(6, '0'), type, sha, url: url(`git/${type}s/${sha}`) }
      if (!isFolder) return [{ ...facts, size: objects.read(sha, 'blob').length }]
      return [facts, ...(isDeep ? listed(sha, isDeep, `${path}/`) : [])]
    })
  }
  const treeAnswer = (id: string, isDeep: boolean) => ({
    sha: id,
    url: url(`git/trees/${id}`),
    truncated: false,
    tree: listed(id, isDeep),
  })

  return {
    'git/get-ref': ({ parameters: { ref = '' } }) => {
      const sha = tip(`refs/${ref}`)
      return sha ? { status: 200, body: refAnswer(`refs/${ref}`, sha) } : missing
    },
    'git/list-matching-refs': ({ parameters: { ref = '' } }) => {
      const lines = text(['for-each-ref', '--format=%(refname) %(objectname)'])?.split('\n') ?? []
      const refs = lines.map((line) => line.split(' ')).filter(([name = '']) => name.startsWith(`refs/${ref}`))
      return { status: 200, body: refs.map(([name = '', sha = '']) => refAnswer(name, sha)) }
    },
    'git/get-commit': ({ parameters: { commit_sha: id = '' } }) => ({ status: 200, body: gitCommit(id) }),
    'git/get-tree': ({ parameters: { tree_sha: id = '', recursive } }) => ({
      status: 200,
      body: treeAnswer(id, recursive !== undefined),
    }),
    'git/get-blob': ({ parameters: { file_sha: sha = '' } }) => {
      const bytes = objects.read(sha, 'blob')
      const content = bytes.toString('base64').replaceAll(/.{60}/g, '$&\n')
      const facts = { sha, node_id: 'node', size: bytes.length, url: url(`git/blobs/${sha}`) }
      return { status: 200, body: { ...facts, content, encoding: 'base64' } }
    },
    'git/create-blob': ({ body: { content, encoding } }) => {
      const bytes = Buffer.from(String(content), encoding === 'base64' ? 'base64' : 'utf8')
      const sha = objects.write('blob', bytes)
      return { status: 201, body: { sha, url: url(`git/blobs/${sha}`) } }
    },
    'git/create-tree': ({ body: { base_tree: base, tree } }) => {
      const files = tree as readonly { path: string; mode: string; sha?: string | null; content?: string }[]
      const changes = files.map(({ path, mode, sha = null, content }) => {
        const id = content === undefined ? sha : objects.write('blob', Buffer.from(content))
        return { path, entry: id === null ? null : { mode, id } }
      })
      const made = objects.changeTree(base === undefined ? undefined : String(base), changes)
      return { status: 201, body: treeAnswer(made, false) }
    },
    'git/create-commit': ({ body }) => {
      const parents = (body['parents'] ?? []) as readonly string[]
      const { name = 'ines', email = 'ines@example.pt' } = (body['committer'] ?? {}) as Record<string, string>
      const [own, message] = [String(body['tree']), String(body['message'])]
      const people = { author: 'ines <ines@example.pt>', committer: `${name} <${email}>` }
      return { status: 201, body: gitCommit(objects.writeCommit({ tree: own, parents, ...people, message })) }
    },
    'git/update-ref': ({ parameters: { ref = '' }, body }) => {
      const [before, sha] = [tip(`refs/${ref}`), String(body['sha'])]
      if (!before) return refusedAnswer(422, 'Reference does not exist')
      if (body['force'] !== true && !objects.ancestors(sha).has(before))
        return refusedAnswer(422, 'Update is not a fast forward')
      move(`refs/${ref}`, sha, before)
      return { status: 200, body: refAnswer(`refs/${ref}`, sha) }
    },
    'git/create-ref': ({ body }) => {
      const [ref, sha] = [String(body['ref']), String(body['sha'])]
      if (tip(ref)) return refusedAnswer(422, 'Reference already exists')
      git(['update-ref', ref, sha])
      return { status: 201, body: refAnswer(ref, sha) }
    },
    'git/delete-ref': ({ parameters: { ref = '' } }) => {
      if (!tip(`refs/${ref}`)) return refusedAnswer(422, 'Reference does not exist')
      git(['update-ref', '-d', `refs/${ref}`])
      return { status: 204 }
    },
    'repos/list-commits': ({ parameters: { sha = '', path = '', per_page: most = '30', page = '1' } }) => {
      const args = ['log', '--format=%H', `--max-count=${most}`, `--skip=${Number(most) * (Number(page) - 1)}`]
      const ids = git([...args, sha, '--', path])
        .toString()
        .split('\n')
      return { status: 200, body: ids.filter(Boolean).map(listedCommit) }
    },
    'repos/compare-commits-with-basehead': ({ parameters: { basehead = '' } }) => {
      const [base = '', head = ''] = basehead.split('...')
      const [behindOf, aheadOf] = [objects.ancestors(base), objects.ancestors(head)]
      const common = objects.mergeBase(base, head)
      const behind = [...behindOf].filter((each) => !aheadOf.has(each)).length
      const ahead = [...aheadOf].filter((each) => !behindOf.has(each)).length
      const address = 'https://github.com/ines/site/compare'
      const addresses = {
        url: url('compare'),
        html_url: address,
        permalink_url: address,
        diff_url: address,
        patch_url: address,
      }
      const commits = {
        base_commit: listedCommit(base),
        merge_base_commit: listedCommit(common),
        commits: [],
        files: [],
      }
      const status = ahead ? (behind ? 'diverged' : 'ahead') : behind ? 'behind' : 'identical'
      const counts = { status, ahead_by: ahead, behind_by: behind, total_commits: ahead }
      return { status: 200, body: { ...addresses, ...commits, ...counts } }
    },
  }
}
