import type { components } from '@octokit/openapi-types'
import { type GithubAccess, GithubFailure, restClient } from './rest-client.ts'

type Schemas = components['schemas']

/** A file of a new tree: a text, or a blob; `sha: null` removes it, and is an error where there is no such file. */
export type ChangedFile = { readonly path: string } & ({ readonly content: string } | { readonly sha: string | null })

/** Who publishes from the browser: the workflow lets commits of this committer change the content only. */
export const editorCommitter = { name: 'editar', email: 'editar@site.invalid' } as const

export type GitData = ReturnType<typeof gitData>

/** The operations on git's objects and branches that GitHub offers over HTTP. Each throws a `GithubFailure`. */
export function gitData(access: GithubAccess) {
  const ask = restClient(access)
  /** @returns the id of the new object */
  const create = async (path: string, body: object) =>
    idIn(await ask<{ readonly sha: string }>(path, { method: 'POST', body }))
  return {
    /** The newest commit of a branch; undefined if there is no such branch. */
    tip(branch: string): Promise<string | undefined> {
      // GitHub lets a browser answer from its cache for a minute.
      const asked = ask<Schemas['git-ref']>(`git/ref/heads/${inPath(branch)}`, { cache: 'no-cache' })
      return unlessMissing(asked.then(({ object }) => idIn(object)))
    },
    branches: (prefix: string) =>
      ask<Schemas['git-ref'][]>(`git/matching-refs/heads/${inPath(prefix)}`, { cache: 'no-cache' }),
    commit: (id: string) => ask<Schemas['git-commit']>(`git/commits/${id}`),
    tree: (id: string) => ask<Schemas['git-tree']>(`git/trees/${id}?recursive=1`),
    async blob(id: string): Promise<Uint8Array> {
      const { content } = await ask<Schemas['blob']>(`git/blobs/${id}`)
      return Uint8Array.from(atob(content.replaceAll('\n', '')), (character) => character.charCodeAt(0))
    },
    createBlob: (bytes: Uint8Array) => create('git/blobs', { content: base64(bytes), encoding: 'base64' }),
    createTree: (base: string, files: readonly ChangedFile[]) =>
      create('git/trees', { base_tree: base, tree: files.map((file) => ({ ...file, mode: '100644', type: 'blob' })) }),
    /** GitHub names whoever signed in as its author. */
    createCommit: (tree: string, parents: readonly string[], message: string) =>
      create('git/commits', { message, tree, parents, committer: editorCommitter }),
    /** Refused unless the branch's newest commit is an ancestor of the new one. */
    moveBranch: (branch: string, commit: string) =>
      ask<Schemas['git-ref']>(refOf(branch), { method: 'PATCH', body: { sha: commit, force: false } }),
    createBranch: (branch: string, commit: string) =>
      ask<Schemas['git-ref']>('git/refs', { method: 'POST', body: { ref: `refs/heads/${branch}`, sha: commit } }),
    removeBranch: (branch: string) => ask<undefined>(refOf(branch), { method: 'DELETE' }),
    compare: (base: string, head: string) => ask<Schemas['commit-comparison']>(`compare/${base}...${head}?per_page=1`),
    /** The commits that changed a folder, newest first. @param most at most 100 */
    history: (commit: string, folder: string, most: number) =>
      ask<Schemas['commit'][]>(`commits?sha=${commit}&path=${folder}&per_page=${most}`),
  }
}

/** @throws GithubFailure if GitHub has answered no id where it always does */
function idIn(answer: { readonly sha: string } | undefined): string {
  if (isId(answer?.sha)) return answer.sha
  throw new GithubFailure({ problem: 'unexpectedAnswer' })
}

/** Whether something is the id of an object in git. */
export const isId = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f]{40}$/.test(id)

const refOf = (branch: string): string => `git/refs/heads/${inPath(branch)}`

/** A branch may have slashes in its name, and they separate. */
const inPath = (branch: string): string => branch.split('/').map(encodeURIComponent).join('/')

/** Undefined where GitHub knows nothing of that name. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof GithubFailure && (error.status === 404 || error.status === 422)) return undefined
    throw error
  }
}

/** In pieces: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

/** Whether a commit is, or contains, another one. */
export async function contains(git: GitData, commit: string, other: string): Promise<boolean> {
  if (commit === other) return true
  const comparison = await unlessMissing(git.compare(other, commit))
  return comparison?.status === 'ahead' || comparison?.status === 'identical'
}
