import { RemoteFailure, type PublishProblem } from '../publish/repository.ts'

/** The one place that the token is ever sent to. */
export const githubOrigin = 'https://api.github.com'

/** A repository on GitHub, and how to sign in. */
export interface GithubAccess {
  readonly owner: string
  readonly repo: string
  /** Undefined if nobody has signed in: a public repository can then be read, and nothing written. */
  readonly token: () => string | undefined
  /** Is called when GitHub does not accept the token, or lets it write nothing. */
  readonly onRefused?: () => void
  /** Replaces the browser's own in tests. */
  readonly fetch?: typeof fetch
}

/** GitHub refused a request, or did not answer it. `status` is 0 if the answer was lost. */
export class GithubFailure extends RemoteFailure {
  readonly status: number
  /** GitHub's own words, in English. */
  readonly said: string

  constructor(problem: PublishProblem, status = 0, said = '') {
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

/** Milliseconds without a byte, and the bytes that the slowest line sends in one of them (128 kbit/s). */
const patience = 60_000
const slowest = 16

/**
 * GitHub's REST API for one repository. The token is sent in a header, and never part of an address or an error.
 * @returns sends a request to a path below the repository's address: `git/ref/heads/main`; throws a `GithubFailure`
 */
export function restClient({ owner, repo, token, onRefused, fetch: send = fetch }: GithubAccess) {
  const repository = `${githubOrigin}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`
  const ask = async <Answer>(
    path: string,
    // What a browser has of an object that is named by its id never changes.
    { method = 'GET', body, cache = 'force-cache' }: Pick<RequestInit, 'method' | 'cache'> & { body?: object } = {},
  ): Promise<Answer> => {
    const key = token()
    const sent = body && JSON.stringify(body)
    const limit = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const allow = (milliseconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => limit.abort(), milliseconds)
    }
    // A browser does not say how much of a request has left. A large picture has the time that a slow line needs.
    allow(patience + Math.ceil((sent?.length ?? 0) / slowest))
    let response: Response
    let text: string
    try {
      response = await send(`${repository}/${path}`, {
        method,
        cache,
        headers: {
          Accept: 'application/vnd.github+json',
          'X-GitHub-Api-Version': '2022-11-28',
          ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(sent !== undefined && { body: sent }),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // A repository that was renamed answers with another address, which may not be given the token.
        redirect: 'manual',
        signal: limit.signal,
      })
      text = await textOf(response, () => allow(patience))
    } catch {
      // Whatever the cause: nothing readable came back, so the request may or may not have arrived.
      throw new GithubFailure({ problem: 'noNetwork' })
    } finally {
      clearTimeout(timer)
    }
    const answer = parsed(text)
    if (response.ok && (answer || response.status === 204)) return answer as Answer
    // It also keeps what was answered in place of the object, and would never ask for it again.
    if (method === 'GET' && cache === 'force-cache') return ask(path, { cache: 'reload' })
    // Something on the way has answered: the page at which a hotel's network is entered, for example.
    if (!answer && /^[234](?!29)/.test(String(response.status)))
      throw new GithubFailure({ problem: 'unexpectedAnswer' })
    const said = answer && 'message' in answer ? String(answer.message) : ''
    const problem = problemOf(response, said, key)
    // Whoever may not write is told so, or that there is nothing. Another key may be entered without signing out.
    if (['notSignedIn', 'notAllowed'].includes(problem.problem) || (method !== 'GET' && response.status === 404))
      onRefused?.()
    throw new GithubFailure(problem, response.status || 301, said)
  }
  return ask
}

/** @param onPart is called as often as a part of the text arrives */
function textOf({ body }: Response, onPart: () => void): Promise<string> {
  const parts = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, passed) {
      onPart()
      passed.enqueue(part)
    },
  })
  return new Response(body?.pipeThrough(parts)).text()
}

/** An object or a list; undefined for anything else, which GitHub never answers. */
function parsed(text: string): object | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}

/** What GitHub says of rules, whatever the status: a key that an organization does not trust, a branch that is guarded. */
const rules = [
  [/SAML|single sign/i, 'needsSignOn'],
  [/signature/i, 'needsSignature'],
  [/pull request|review|status check/i, 'needsReview'],
  [/protected branch|rule violation|not authorized to push|read-only/i, 'branchProtected'],
  [/lifetime|allow list|two-factor|migration|quota/i, 'branchProtected'],
  [/fast.forward/i, 'theirsFirst'],
] as const

function problemOf({ status, headers }: Response, said: string, key?: string): PublishProblem {
  // A browser does not tell a script where it was to go: the status is 0 then.
  if (status < 400) return { problem: 'remoteMoved' }
  if (status >= 500) return { problem: 'noNetwork' }
  if (status === 404) return { problem: key ? 'remoteMissing' : 'notSignedIn' }
  if (status === 401) return { problem: 'notSignedIn' }
  const seconds = secondsToWait(headers, said)
  if ((status === 403 || status === 429) && seconds !== undefined) return { problem: 'tooManyRequests', seconds }
  const problem = rules.find(([words]) => words.test(said))?.[1]
  return problem ? { problem } : status === 403 ? { problem: 'notAllowed' } : { problem: 'remoteRefused', said }
}

/** At most an hour, whatever the device's clock says: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function secondsToWait(headers: Headers, said: string): number | undefined {
  const after = headers.get('retry-after')
  if (after !== null) return Number(after) || 60
  if (headers.get('x-ratelimit-remaining') === '0')
    return Math.min(3600, Math.max(60, Math.ceil(Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000)))
  return /rate limit|abuse detection/i.test(said) ? 60 : undefined
}
