import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { githubMessages as messages } from '../messages/github-messages.ts'

interface LeaveAccountProps {
  /** Whether something is written that is not published. */
  readonly isUnpublished: () => Promise<boolean>
  readonly leave: () => Promise<void>
}

/** Signs out, once the owner knows what that deletes. */
export function LeaveAccount({ isUnpublished, leave }: LeaveAccountProps) {
  const [asked, setAsked] = useState<'not yet' | 'stayed' | { readonly loses: boolean }>('not yet')
  const first = useRef<HTMLButtonElement>(null)

  // The button that had the focus is gone.
  useEffect(() => {
    if (asked !== 'not yet') first.current?.focus()
  }, [asked])

  return (
    <section className="leave-account" aria-label={messages.account}>
      {typeof asked === 'object' ? (
        <>
          <p role="alert">
            {messages.leaveAsk} {asked.loses && <strong>{messages.leaveLoses}</strong>}
          </p>
          <Button ref={first} onPress={() => setAsked('stayed')}>
            {messages.stay}
          </Button>
          <Button onPress={() => void leave()}>{messages.leaveNow}</Button>
        </>
      ) : (
        <Button ref={first} onPress={() => void isUnpublished().then((loses) => setAsked({ loses }))}>
          {messages.leave}
        </Button>
      )}
    </section>
  )
}
