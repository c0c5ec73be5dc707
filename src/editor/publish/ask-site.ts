import { versionAddress } from '../../content/model/site-addresses.ts'
import type { LiveAnswer } from './publishing-protocol.ts'

/** Milliseconds that the site has to answer. */
const patience = 8_000

/** Asks the published site whether it shows a version of the content yet. */
export async function askSite(address: string, version: string): Promise<LiveAnswer['live']> {
  try {
    // No cache on the way may answer with an older page.
    const url = `${new URL(versionAddress, address).href}?${Date.now()}`
    const response = await fetch(url, { signal: AbortSignal.timeout(patience), cache: 'no-store' })
    if (response.status === 404) return 'noVersion'
    const answer: unknown = await response.json()
    const isThere = typeof answer === 'object' && answer !== null && 'content' in answer && answer.content === version
    return isThere ? 'there' : 'notYet'
  } catch {
    // Any failure means the same for the owner: the site can't be reached now.
    return 'unreachable'
  }
}
