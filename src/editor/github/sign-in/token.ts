import { forgetKept } from '../../app/state/kept-in-browser.ts'
import type { BrowserWorkingCopy } from '../working-copy/working-copy.ts'

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

/** A key as it was pasted: without the quotation marks, spaces and invisible signs that come with it. */
export const pastedToken = (text: string): string => text.replaceAll(/[\p{Cf}\s"'“”‘’«»`]/gu, '')

/** Whether a text looks like a key (https://github.blog/engineering/behind-githubs-new-authentication-token-formats/). */
export const isToken = (text: string): boolean => /^(?:github_pat|gh[a-z])_\w+$/.test(text)

/**
 * Where the key is between two reloads, and between two visits if the owner says so.
 * @param store the working copy. Signing out removes it, and the sign-in's id: a tab that slept then forgets the key
 */
export function keptToken(repository: string, store: Pick<BrowserWorkingCopy, 'note' | 'keepNote'>) {
  const session = `token ${repository}`
  const isShared = isSharedOrigin(location.hostname)

  async function hold(token: Token): Promise<void> {
    const id = ((await store.note(signInNote)) as string | undefined) ?? crypto.randomUUID()
    await store.keepNote(signInNote, id)
    sessionStorage.setItem(session, JSON.stringify({ id, token }))
  }
  return {
    async read(): Promise<Token | undefined> {
      // Version 1.0.0 keeps a key in a database of its own, which signing out must not leave behind.
      indexedDB.deleteDatabase(`content token ${repository}`)
      // What a tab holds counts as long as the working copy names the same sign-in.
      const held = sessionStorage.getItem(session)
      const own = held === null ? undefined : (JSON.parse(held) as { readonly id: string; readonly token: Token })
      if (own && own.id === (await store.note(signInNote))) return own.token
      if (own) sessionStorage.clear()
      const token = isShared ? undefined : ((await store.note(tokenNote)) as Token | undefined)
      if (token) await hold(token)
      return token
    },
    /** @param always whether it is kept after this tab is closed */
    async keep(token: Token, always: boolean): Promise<void> {
      await hold(token)
      if (!isShared) await store.keepNote(tokenNote, always ? token : undefined)
    },
    /** Forgets everything that this tab holds and keeps. */
    forgetHere: () => forgetKept(session),
  }
}

const tokenNote = 'token'
const signInNote = 'sign-in'

const day = 86_400_000

/** Whether a key that works until the end of a day must be replaced within two weeks. */
export const expiresSoon = (expires: string, now: number): boolean => Date.parse(expires) + day - now < 14 * day

/** The address of GitHub's form for a new key, filled in as far as GitHub lets it be. */
export function newTokenAddress(owner: string, repository: string): string {
  const form = { name: repository.slice(0, 40), target_name: owner, expires_in: `${daysOfNewToken}`, contents: 'write' }
  return `https://github.com/settings/personal-access-tokens/new?${String(new URLSearchParams(form))}`
}

/** The longest that GitHub lets a key work, in days. */
const daysOfNewToken = 366

/** The last day of a key that is created now. */
export const lastDayOfNewToken = (now: number) => new Date(now + (daysOfNewToken - 1) * day).toISOString().slice(0, 10)
