import { createContext, useContext, useEffect, useState } from 'react'
import type { Publisher, PublishOverview } from '../../publish/open-publisher.ts'
import { publishMessages as messages, problemMessage, messages as editorMessages } from '../messages/messages.ts'
import { type RefusalCode, refusalIn } from '../../protocol.ts'
import { RemoteFailure } from '../../publish/repository.ts'
import { useEditor } from '../panel/editing.tsx'
import { StepButton } from '../panel/panel-heading.tsx'

/** Milliseconds between two requests to the site. */
const pause = 10_000
/** Twice as long as the guide says that it takes. */
const patience = 20 * 60_000

/** What has become of what was sent: asks the site until it shows it. */
function LiveStatus({ version }: { readonly version: string }) {
  const { publisher } = useEditor()
  const [status, setStatus] = useState<'sent' | 'there' | 'late'>('sent')

  useEffect(() => {
    const began = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    async function ask() {
      const isLive = await publisher.live(version).catch(() => false)
      if (isOver) return
      if (isLive) return setStatus('there')
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

/** A sentence in which whatever is to be typed or looked for is between backticks. */
export function TextWithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence have nothing but their order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}

type ObstacleProps = { readonly obstacle: string; readonly isSaid: boolean; readonly retry: () => void }

/** Why nothing can be published, unless it is said already. */
export const Obstacle = ({ obstacle, isSaid, retry }: ObstacleProps) => (
  <section>
    <p className="obstacle" role="alert" hidden={isSaid}>
      <TextWithCode text={obstacle} />
    </p>
    <StepButton onPress={retry}>{messages.retry}</StepButton>
  </section>
)

/** The result of the last thing that was asked for. */
export type Said =
  | Awaited<ReturnType<Publisher['send']>>
  | { readonly outcome: 'sending' | 'taken' | 'takenBack' | 'draftSaved' | 'draftTaken' | 'draftRemoved' }
  | { readonly outcome: 'refused'; readonly refused: RefusalCode }

/** The same, in words. */
export function Outcome({ said }: { readonly said: Said }) {
  switch (said.outcome) {
    case 'sent':
      return (
        <>
          <LiveStatus version={said.version} /> {said.programChanged && messages.programChanged}
        </>
      )
    case 'problem':
      return <TextWithCode text={problemMessage(said.problem)} />
    case 'refused':
      return editorMessages.refusals[said.refused]
    default:
      return messages[said.outcome]
  }
}

/** `setSaid` tells the owner what has become of something; undefined ends that. */
const PublishingContext = createContext<
  { readonly overview: PublishOverview; readonly setSaid: (said: Said | undefined) => void } | undefined
>(undefined)
export const PublishingProvider = PublishingContext.Provider

/** @throws outside the panel that publishes, or before there is anything to see in it */
export function usePublishing() {
  const publishing = useContext(PublishingContext)
  if (!publishing) throw new Error('A part of publishing stands outside its panel.')
  return { ...publishing, attempt: attemptWith(publishing.setSaid) }
}

/** Runs what needs the editor's server, and reports whatever it throws to the owner. */
export const attemptWith =
  (setSaid: (failed: Said) => void) =>
  async (task: () => Promise<void>): Promise<void> => {
    try {
      await task()
    } catch (error) {
      if (error instanceof RemoteFailure) setSaid({ outcome: 'problem', problem: error.problem })
      else setSaid({ outcome: 'refused', refused: refusalIn(error).refused })
    }
  }
