import { createRoot } from 'react-dom/client'
import type { PublishProblem } from '../../publish/repository.ts'
import { githubMessages as messages } from '../github-messages.ts'
import { SignInForm } from './sign-in-form.tsx'
import { keptToken, type Token } from './token.ts'
import type { BrowserWorkingCopy } from '../working-copy/working-copy.ts'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { focused } from '../../app/panel/panel-heading.tsx'

export type Account = ReturnType<typeof openAccount>

/**
 * Who is signed in on this device.
 * @param store the working copy, which knows whether somebody has signed out
 * @param attempt asks GitHub with the key that `token` gives now; returns why it is refused
 */
export function openAccount(
  repository: { readonly owner: string; readonly name: string },
  store: Pick<BrowserWorkingCopy, 'note' | 'keepNote'>,
  attempt: () => Promise<PublishProblem | undefined>,
) {
  const kept = keptToken(`${repository.owner}/${repository.name}`, store)
  let current: Token | undefined
  let asking: Promise<Token | undefined> | undefined

  /** @param back whether the owner may go back: always, or only if there is no network */
  async function ask(back: 'always' | 'offline' | 'never', because?: PublishProblem): Promise<Token | undefined> {
    // In front of everything else in the document, which its styles hide.
    const page = document.createElement('div')
    const opener = document.querySelector<HTMLElement>(':focus')
    document.body.prepend(page)
    const root = createRoot(page)
    const token = await new Promise<Token | undefined>((resolve) => {
      const enter = async (entered: Token, isOwnDevice: boolean): Promise<PublishProblem | undefined> => {
        const before = current
        current = entered
        const problem = await attempt().catch((error: unknown): PublishProblem => {
          console.error(error)
          return { problem: 'failed', said: String(error) }
        })
        if (problem) current = before
        else {
          // A browser that keeps nothing for good still keeps it for this window.
          await kept.keep(entered, isOwnDevice).catch(() => undefined)
          resolve(entered)
        }
        return problem
      }
      root.render(<SignInForm {...{ repository, enter, back, refused: because }} goBack={() => resolve(undefined)} />)
    })
    root.unmount()
    page.remove()
    ;(opener?.isConnected ? opener : document.querySelector<HTMLElement>('.panel h2'))?.focus()
    return token
  }

  const resume = async (): Promise<Token | undefined> => (current = await kept.read().catch(() => undefined))

  /** The form is shown once, whoever else asks meanwhile. */
  function askOnce(...how: Parameters<typeof ask>): Promise<Token | undefined> {
    asking ??= ask(...how).finally(() => (asking = undefined))
    return asking
  }

  return {
    token: () => current,
    /** Signs in with the key that is kept here, if there is one. */
    resume,
    /**
     * Signs in: with the key that is kept here, or the one that the owner enters.
     * @param mayWait whether the owner may go on without a network, and sign in later
     */
    signIn: async (mayWait: boolean) => (await resume()) ?? askOnce(mayWait ? 'offline' : 'never'),
    /** Asks for another key, in front of what is open. @returns false if the owner went back without one */
    renew: async (because?: PublishProblem) => (await askOnce(because ? 'never' : 'always', because)) !== undefined,
    /** Forgets the key, as far as this tab keeps it. */
    forget(): void {
      current = undefined
      kept.forgetHere()
    },
    /** Ends this tab after somebody has signed out, here or in another one. */
    end(): void {
      this.forget()
      // What can't be saved any more must not hold the page back.
      addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
      location.reload()
    },
  }
}

interface LeaveAccountProps {
  /** Whether something is written that is not published. */
  readonly isUnpublished: () => Promise<boolean>
  /** Rejects if the browser keeps anything all the same. */
  readonly leave: () => Promise<void>
  /** Opens what keeps the changes as a draft. */
  readonly keepDraft: () => void
}

/** Signs out, once the owner knows what that deletes. */
export function LeaveAccount({ isUnpublished, leave, keepDraft }: LeaveAccountProps) {
  const [asked, setAsked] = useState<'not yet' | 'stayed' | 'failed' | { readonly loses: boolean }>('not yet')

  /** Nobody has to stay signed in because this browser can't say what is written. */
  const loses = () => isUnpublished().catch(() => true)
  const ask = async () => setAsked({ loses: await loses() })
  /** Asks again if something was written since. */
  const end = async (isTold: boolean) =>
    isTold || !(await loses()) ? leave().catch(() => setAsked('failed')) : setAsked({ loses: true })

  if (asked === 'failed') return <p role="alert">{messages.leaveFailed}</p>
  return (
    <section className="leave-account" aria-label={messages.account}>
      {typeof asked === 'object' ? (
        <>
          <p role="alert">
            {messages.leaveAsk} {asked.loses && <strong>{messages.leaveLoses}</strong>}
          </p>
          <Button ref={focused} onPress={() => setAsked('stayed')}>
            {messages.stay}
          </Button>
          {asked.loses && (
            <Button
              onPress={() => {
                setAsked('not yet')
                keepDraft()
              }}
            >
              {messages.keepDraft}
            </Button>
          )}
          <Button onPress={() => void end(asked.loses)}>{messages.leaveNow}</Button>
        </>
      ) : (
        <Button ref={asked === 'stayed' ? focused : null} onPress={() => void ask()}>
          {messages.leave}
        </Button>
      )}
    </section>
  )
}
