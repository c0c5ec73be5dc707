import { openDatabase } from '../working-copy/database.ts'

/** What opens the repository. */
export interface Token {
  readonly value: string
  /** The last day on which it works, as `2027-11-23`; absent if nobody knows. */
  readonly expires?: string
}

const key = 'token'

/**
 * Whether other sites may read what this site stores: on GitHub Pages all projects of an owner have one origin
 * (https://publicsuffix.org lists the suffix, which separates owners only).
 */
export const isSharedOrigin = (hostname: string): boolean => /\.github\.io$/i.test(hostname)

/** Where the key is between two reloads, and between two visits if the owner says so. */
export function keptToken(repository: string) {
  const session = `${key} ${repository}`
  const database = openDatabase(`${key} ${repository}`)
  const isShared = isSharedOrigin(location.hostname)
  return {
    async read(): Promise<Token | undefined> {
      const own = sessionStorage.getItem(session)
      if (own !== null) return JSON.parse(own) as Token
      if (isShared) return undefined
      return (await database.transact('readonly', ({ notes }) => notes.get(key))) as Token | undefined
    },
    /** @param always whether it is kept after this tab is closed */
    async keep(token: Token, always: boolean): Promise<void> {
      sessionStorage.setItem(session, JSON.stringify(token))
      if (isShared) return
      await database.transact('readwrite', ({ notes }) => (always ? notes.put(key, token) : notes.delete(key)))
    },
    async forget(): Promise<void> {
      sessionStorage.removeItem(session)
      await database.remove()
    },
  }
}

/** Milliseconds of a day. */
const day = 86_400_000
const warnedBefore = 14 * day

/** Whether a key that works until the end of a day must be replaced soon. */
export const expiresSoon = (expires: string, now: number): boolean => Date.parse(expires) + day - now < warnedBefore

/** The address of GitHub's form for a new key, filled in as far as GitHub lets it be. */
export function newTokenAddress(owner: string, repository: string): string {
  const address = new URL('https://github.com/settings/personal-access-tokens/new')
  address.search = String(
    new URLSearchParams({
      name: repository.slice(0, 40),
      target_name: owner,
      expires_in: String(daysOfNewToken),
      contents: 'write',
    }),
  )
  return address.href
}

/** The longest that GitHub lets a key work, in days. */
const daysOfNewToken = 366

/** The last day of a key that is created now. */
export const lastDayOfNewToken = (now: number): string =>
  new Date(now + (daysOfNewToken - 1) * day).toISOString().slice(0, 10)
