import { versionAddress } from '../../../metadata/content-version.ts'
import type { LiveAnswer } from '../../publish-protocol.ts'

/** Milliseconds that the site has for its answer. */
const patience = 8_000

/** Asks a site at its address whether it shows a version of the content already. */
export async function askSite(address: string, version: string): Promise<LiveAnswer['live']> {
  try {
    // No cache on the way may answer with what was there before.
    const url = `${new URL(versionAddress, address).href}?${Date.now()}`
    const response = await fetch(url, { signal: AbortSignal.timeout(patience), cache: 'no-store' })
    if (response.status === 404) return 'noVersion'
    const answer: unknown = await response.json()
    const isThere = typeof answer === 'object' && answer !== null && 'content' in answer && answer.content === version
    return isThere ? 'there' : 'notYet'
  } catch {
    // Whatever the reason, her site can't be asked now; she is told that much.
    return 'unreachable'
  }
}
