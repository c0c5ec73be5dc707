import { createRoot, type Root } from 'react-dom/client'
import type { PublishProblem } from '../../publish/repository.ts'
import { githubMessages as messages } from '../messages/github-messages.ts'
import { SignInForm, type TokenRefusal } from './sign-in-form.tsx'
import { keptToken, type Token } from './token.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'

export type Account = ReturnType<typeof openAccount>

/**
 * Who is signed in on this device.
 *
 * @param attempt asks GitHub with the key that `token` gives now; returns why it is refused
 */
export function openAccount(
  repository: { readonly owner: string; readonly name: string },
  attempt: () => Promise<PublishProblem | undefined>,
) {
  const kept = keptToken(`${repository.owner}/${repository.name}`)
  let current: Token | undefined
  let asking: Promise<Token | undefined> | undefined

  /** @param back whether the owner may go back: always, or only if there is no network */
  async function ask(back: 'always' | 'offline' | 'never', because?: PublishProblem): Promise<Token | undefined> {
    const { root, close } = openPage()
    const token = await new Promise<Token | undefined>((resolve) => {
      const enter = async (entered: Token, isOwnDevice: boolean): Promise<TokenRefusal | undefined> => {
        const before = current
        current = entered
        const problem = await attempt()
        if (problem) {
          current = before
          return refusalOf(problem)
        }
        // A browser that keeps nothing for good still keeps it for this window.
        await kept.keep(current, isOwnDevice).catch(() => undefined)
        resolve(entered)
        return undefined
      }
      const refused = because && refusalOf(because)
      root.render(<SignInForm {...{ repository, enter, back, refused }} goBack={() => resolve(undefined)} />)
    })
    close()
    return token
  }

  const resume = async (): Promise<Token | undefined> => (current = await kept.read().catch(() => undefined))

  /** The form is shown once, whoever else asks meanwhile. */
  function askOnce(...how: Parameters<typeof ask>): Promise<Token | undefined> {
    asking ??= ask(...how).finally(() => (asking = undefined))
    return asking
  }

  return {
    /** The key, while somebody is signed in. */
    token: () => current,
    /** Signs in with the key that is kept here, if there is one. */
    resume,
    /**
     * Signs in: with the key that is kept here, or the one that the owner enters.
     *
     * @param mayWait whether the owner may go on without a network, and sign in later
     */
    signIn: async (mayWait: boolean) => (await resume()) ?? askOnce(mayWait ? 'offline' : 'never'),
    /**
     * Asks for another key, in front of what is open.
     *
     * @returns false if the owner went back without one
     */
    renew: async (because?: PublishProblem) => (await askOnce(because ? 'never' : 'always', because)) !== undefined,
    /** Forgets the key. */
    async forget(): Promise<void> {
      current = undefined
      await kept.forget()
    },
  }
}

const known: ReadonlySet<string> = new Set(Object.keys(messages.refused))

const refusalOf = ({ problem }: PublishProblem): TokenRefusal =>
  known.has(problem) ? (problem as TokenRefusal) : 'other'

/** A page in front of everything else in the document. */
function openPage(): { readonly root: Root; readonly close: () => void } {
  const container = document.createElement('div')
  const others = [...document.body.children].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && !each.hidden,
  )
  document.body.prepend(container)
  for (const other of others) other.hidden = true
  const root = createRoot(container)
  return {
    root,
    close() {
      root.unmount()
      container.remove()
      for (const other of others) other.hidden = false
    },
  }
}

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
