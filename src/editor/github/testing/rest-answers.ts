import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bareGit } from './bare-git.ts'

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

/** By their hashes, which are the same in every repository. */
const blobs = new Map<string, Buffer>()

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
  const { git, text, tip, writeBlob } = bareGit(folder)
  function commitFacts(id: string) {
    const format = '%T%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B'
    const [tree = '', parents = '', ...more] = git(['show', '-s', `--format=${format}`, id])
      .toString()
      .split('\0')
    const [name, email, date, committer, committerEmail, committed, message = ''] = more
    return {
      message: message.trim(),
      tree: { sha: tree, url: url(`git/trees/${tree}`) },
      parents: parents.split(' ').filter(Boolean).map(linkTo),
      author: { name, email, date },
      committer: { name: committer, email: committerEmail, date: committed },
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
  function treeAnswer(id: string, isDeep: boolean) {
    const listed = git(['ls-tree', '-z', '-l', ...(isDeep ? ['-r', '-t'] : []), id]).toString()
    const tree = [...listed.matchAll(/(\d+) (\w+) (\w+) +(\d+|-)\t([^\0]+)\0/g)].map(
      ([, mode, type, sha, size, path]) => ({
        path,
        mode,
        type,
        sha,
        url: url(`git/${type}s/${sha}`),
        ...(size !== '-' && { size: Number(size) }),
      }),
    )
    return { sha: id, url: url(`git/trees/${id}`), truncated: false, tree }
  }

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
      const bytes = blobs.get(sha) ?? git(['cat-file', 'blob', sha])
      blobs.set(sha, bytes)
      const content = bytes.toString('base64').replaceAll(/.{60}/g, '$&\n')
      const facts = { sha, node_id: 'node', size: bytes.length, url: url(`git/blobs/${sha}`) }
      return { status: 200, body: { ...facts, content, encoding: 'base64' } }
    },
    'git/create-blob': ({ body: { content, encoding } }) => {
      const bytes = Buffer.from(String(content), encoding === 'base64' ? 'base64' : 'utf8')
      const sha = writeBlob(bytes)
      return { status: 201, body: { sha, url: url(`git/blobs/${sha}`) } }
    },
    'git/create-tree': ({ body: { base_tree: base, tree } }) => {
      const files = (tree as readonly { path: string; mode: string; sha?: string | null; content?: string }[]).map(
        ({ content, sha = null, ...file }) => ({
          ...file,
          sha: content === undefined ? sha : writeBlob(Buffer.from(content)),
        }),
      )
      const around = mkdtempSync(join(folder, 'index-'))
      try {
        const env = { GIT_INDEX_FILE: join(around, 'index') }
        git(['read-tree', base === undefined ? '--empty' : String(base)], '', env)
        const removed = files.filter(({ sha }) => sha === null).map(({ path }) => path)
        if (removed.length > 0) git(['ls-files', '--error-unmatch', '--', ...removed], '', env)
        const lines = files.map(({ path, mode, sha }) => `${sha ? `${mode} ${sha}` : `0 ${'0'.repeat(40)}`}\t${path}\n`)
        git(['update-index', '--index-info'], lines.join(''), env)
        return { status: 201, body: treeAnswer(git(['write-tree'], '', env).toString().trim(), false) }
      } finally {
        rmSync(around, { recursive: true })
      }
    },
    'git/create-commit': ({ body }) => {
      const parents = (body['parents'] ?? []) as readonly string[]
      const { name = 'ines', email = 'ines@example.pt' } = (body['committer'] ?? {}) as Record<string, string>
      const args = ['commit-tree', String(body['tree']), ...parents.flatMap((each) => ['-p', each]), '-F', '-']
      const env = { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email }
      return { status: 201, body: gitCommit(git(args, String(body['message']), env).toString().trim()) }
    },
    'git/update-ref': ({ parameters: { ref = '' }, body }) => {
      const [before, sha] = [tip(`refs/${ref}`), String(body['sha'])]
      if (!before) return refusedAnswer(422, 'Reference does not exist')
      if (body['force'] !== true && text(['merge-base', '--is-ancestor', before, sha]) === undefined)
        return refusedAnswer(422, 'Update is not a fast forward')
      git(['update-ref', `refs/${ref}`, sha, before])
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
      const common = git(['merge-base', base, head]).toString().trim()
      const counted = git(['rev-list', '--left-right', '--count', basehead]).toString()
      const [behind = 0, ahead = 0] = counted.split('\t').map(Number)
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
