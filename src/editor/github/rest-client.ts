import { RemoteFailure, type PublishProblem } from '../publish/repository.ts'

/** The one place that the token is ever sent to. */
export const githubOrigin = 'https://api.github.com'

/** A repository on GitHub, and how to sign in. */
export interface GithubAccess {
  readonly owner: string
  readonly repo: string
  /** Undefined if nobody has signed in: a public repository can then be read, and nothing written. */
  readonly token: () => string | undefined
  /** Is called when GitHub no longer accepts the token. */
  readonly onRefused?: () => void
  /** Replaces the browser's own in tests. */
  readonly fetch?: typeof fetch
}

interface RestRequest {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the address of the repository: `git/ref/heads/main`. */
  readonly path: string
  readonly body?: unknown
  readonly cache?: RequestCache
}

/** Sends a request. @throws RemoteFailure if it is refused, or the answer did not arrive */
export type Ask = <Answer>(request: RestRequest) => Promise<Answer>

/** GitHub refused a request, or did not answer it. `status` is 0 if the answer was lost. */
export class GithubFailure extends RemoteFailure {
  readonly status: number
  /** GitHub's own words, in English. */
  readonly said: string

  constructor(problem: PublishProblem, status: number, said: string) {
    super(problem)
    this.status = status
    this.said = said
  }

  /** Whether the request may have had its effect all the same. */
  get isLost(): boolean {
    return this.status === 0 || this.status >= 500
  }

  /** Whether the branch is not as the request assumed. */
  get isRefused(): boolean {
    return this.status === 409 || this.status === 422
  }
}

/** Milliseconds that GitHub has for an answer, large pictures included. */
const patience = 60_000

/** GitHub's REST API for one repository. The token is sent in a header, and never part of an address or an error. */
export function restClient({ owner, repo, token, onRefused, fetch: send = fetch }: GithubAccess): Ask {
  const repository = `${githubOrigin}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`
  return async <Answer>({ method = 'GET', path, body, cache = 'default' }: RestRequest): Promise<Answer> => {
    const key = token()
    let response: Response
    let answer: unknown
    try {
      response = await send(`${repository}/${path}`, {
        method,
        cache,
        headers: {
          Accept: 'application/vnd.github+json',
          'X-GitHub-Api-Version': '2022-11-28',
          ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // A repository that was renamed answers with another address, which may not be given the token.
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
      })
      answer = response.status === 204 ? undefined : await response.json()
    } catch {
      // Whatever the cause: nothing readable came back, so the request may or may not have arrived.
      throw new GithubFailure({ problem: 'noNetwork' }, 0, '')
    }
    if (response.ok) return answer as Answer
    if (response.status === 401) onRefused?.()
    const said = saidIn(answer)
    throw new GithubFailure(problemOf(response, said), response.type === 'opaqueredirect' ? 301 : response.status, said)
  }
}

function problemOf({ status, type, headers }: Response, said: string): PublishProblem {
  if (type === 'opaqueredirect' || status === 404 || (status >= 300 && status < 400))
    return { problem: 'remoteMissing' }
  if (status === 401) return { problem: 'notSignedIn' }
  const seconds = secondsToWait(headers)
  if ((status === 403 || status === 429) && seconds !== undefined) return { problem: 'tooManyRequests', seconds }
  if (status === 403) return { problem: 'notAllowed' }
  if (status >= 500) return { problem: 'noNetwork' }
  return { problem: 'remoteRefused', said }
}

/** See https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function secondsToWait(headers: Headers): number | undefined {
  const after = headers.get('retry-after')
  if (after !== null) return Number(after) || 60
  if (headers.get('x-ratelimit-remaining') !== '0') return undefined
  return Math.max(60, Math.ceil(Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000))
}

const saidIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : ''
