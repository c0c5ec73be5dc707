/** What opens the repository. */
export interface Token {
  readonly value: string
  /** The last day on which it works, as `2027-11-23`; absent if nobody knows. */
  readonly expires?: string
}

/**
 * Whether other sites may read what this site stores: on GitHub Pages all projects of an owner have one origin
 * (https://publicsuffix.org lists the suffix, which separates owners only).
 */
export const isSharedOrigin = (hostname: string): boolean => /\.github\.io$/i.test(hostname)

/** Where the key is between two reloads, and between two visits if the owner says so. Storage throws where it is blocked. */
export function keptToken(repository: string) {
  const key = `token ${repository}`
  const places = isSharedOrigin(location.hostname) ? [sessionStorage] : [sessionStorage, localStorage]
  return {
    read(): Token | undefined {
      const kept = places.map((place) => place.getItem(key)).find((text) => text !== null)
      return kept === undefined ? undefined : (JSON.parse(kept as string) as Token)
    },
    /** @param always whether it is kept after this tab is closed */
    keep(token: Token, always: boolean): void {
      for (const place of places)
        if (always || place === sessionStorage) place.setItem(key, JSON.stringify(token))
        else place.removeItem(key)
    },
    forget: () => places.forEach((place) => place.removeItem(key)),
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
