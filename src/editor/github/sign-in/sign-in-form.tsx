import { type FormEvent, useRef, useState } from 'react'
import { onEscape } from '../../app/panel/panel-heading.tsx'
import { problemMessage } from '../../app/messages/messages.ts'
import type { PublishProblem } from '../../publish/repository.ts'
import { githubMessages as messages } from '../github-messages.ts'
import { isSharedOrigin, isToken, lastDayOfNewToken, newTokenAddress, pastedToken, type Token } from './token.ts'
import './sign-in.css'

type TokenRefusal = PublishProblem | { readonly problem: 'empty' | 'notAKey' }

/** Where a key itself may be at fault, what to do about it; otherwise what is said of publishing, too. */
const textOf = (why: TokenRefusal) => (isOfKey(why) ? messages.refused[why.problem] : problemMessage(why))

const isOfKey = (why: TokenRefusal): why is { readonly problem: keyof typeof messages.refused } & TokenRefusal =>
  why.problem in messages.refused

interface SignInFormProps {
  readonly repository: { readonly owner: string; readonly name: string }
  /** Why the owner is asked again. */
  readonly refused: PublishProblem | undefined
  /** Tries a key, and goes on if it is accepted. */
  readonly enter: (token: Token, isOwnDevice: boolean) => Promise<PublishProblem | undefined>
  /** Whether the owner may go on without a key: always, or only if there is no network. */
  readonly back: 'always' | 'offline' | 'never'
  readonly goBack: () => void
}

/** A form that password managers know: the repository is the user's name, the key the password. */
export function SignInForm({ repository, refused: before, enter, back, goBack }: SignInFormProps) {
  const [refused, refuse] = useState<TokenRefusal | undefined>(before)
  const [busy, setBusy] = useState(false)
  const [until, setUntil] = useState('')
  const key = useRef<HTMLInputElement>(null)
  const { owner, name } = repository
  const isShared = isSharedOrigin(location.hostname)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const value = pastedToken(String(data.get('password')))
    setBusy(true)
    const refusal: TokenRefusal | undefined =
      value === ''
        ? { problem: 'empty' }
        : isToken(value)
          ? await enter({ value, ...(until && { expires: until }) }, data.has('own'))
          : { problem: 'notAKey' }
    setBusy(false)
    refuse(refusal)
    if (refusal) key.current?.focus()
  }

  return (
    <main className="sign-in" {...(back === 'always' && onEscape(goBack))}>
      <h1>{messages.title}</h1>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          {messages.repository}
          <input name="username" autoComplete="username" value={`${owner}/${name}`} readOnly />
        </label>
        <label>
          {messages.key}
          <input
            ref={key}
            name="password"
            type="password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens in front of the button that asked for it
            autoFocus={back === 'always'}
            autoComplete="current-password"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby="refused"
            aria-invalid={refused !== undefined}
          />
        </label>
        <p id="refused" role="alert">
          {refused && textOf(refused)}
        </p>
        {isShared ? (
          <p className="hint">{messages.shared}</p>
        ) : (
          <div>
            <label className="box">
              <input name="own" type="checkbox" aria-describedby="own-hint" /> {messages.own}
            </label>
            <p className="hint" id="own-hint">
              {messages.ownHint}
            </p>
          </div>
        )}
        <button className="primary" type="submit" disabled={busy}>
          {busy ? messages.entering : messages.enter}
        </button>
        {(back === 'always' || (back === 'offline' && refused?.problem === 'noNetwork')) && (
          <button type="button" onClick={goBack}>
            {messages.goOn}
          </button>
        )}
      </form>
      <details>
        <summary>{messages.firstTime}</summary>
        <p>{messages.firstIntro}</p>
        <ol>
          {messages.steps(owner, name).map((step, index) => (
            <li key={step}>
              {step}
              {index === 0 && (
                <a
                  className="primary"
                  href={newTokenAddress(owner, name)}
                  target="_blank"
                  rel="noreferrer"
                  onClick={() => setUntil(lastDayOfNewToken(Date.now()))}
                >
                  {messages.openGitHub}
                </a>
              )}
            </li>
          ))}
        </ol>
        <label>
          {messages.until}
          <input
            type="date"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
            aria-describedby="until-hint"
          />
        </label>
        <p className="hint" id="until-hint">
          {messages.untilHint}
        </p>
        <p>{messages.lostDevice}</p>
      </details>
    </main>
  )
}
