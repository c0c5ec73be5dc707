import { useEffect, useState } from 'react'
import type { Publisher } from '../../publish/publisher.ts'
import { publishMessages as messages } from './publish-messages.ts'

/** Milliseconds between two requests to the site. */
const pause = 10_000
/** Twice as long as the guide says that it takes. */
const patience = 20 * 60_000

/** What has become of what was sent: asks the site until it shows it. */
export function LiveStatus({ version, publisher }: { readonly version: string; readonly publisher: Publisher }) {
  const [status, setStatus] = useState<'sent' | 'there' | 'late'>('sent')

  useEffect(() => {
    const began = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function ask() {
      const { live } = await publisher.live(version).catch(() => ({ live: 'unreachable' as const }))
      if (isOver) return
      if (live === 'there') return setStatus('there')
      if (Date.now() - began > patience) setStatus('late')
      timer = setTimeout(() => void ask(), pause)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [version, publisher])

  return messages[status]
}
