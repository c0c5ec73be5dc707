import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import type { PublishProblem } from '../../publish/repository.ts'
import type { PublishOverview } from '../../publish/publisher.ts'
import { uiLanguage } from '../messages/messages.ts'
import { PanelHeading } from '../panel/panel-heading.tsx'
import { useEditor } from '../panel/editing.tsx'
import { ChangeList, Theirs, withTicks } from './change-list.tsx'
import { DraftList, type OpenDraft, OpenedDraft } from './draft-list.tsx'
import { Outcome, type Said, attemptWith } from './outcome.tsx'
import { problemMessage, publishMessages as messages, stateMessage } from './publish-messages.ts'
import { Readiness } from './readiness.tsx'
import { Versions } from './versions.tsx'

/** Kept while something else is open in the editor: what was sent is still on its way. */
let lastSent: Said | undefined

/**
 * From what has been written to what visitors read: what stands in the way, what changed, and every earlier version.
 */
export function PublishPanel() {
  const { store, state, publisher } = useEditor()
  const [overview, setOverview] = useState<PublishOverview>()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<Said | undefined>(lastSent)
  const [isAsking, setAsking] = useState(true)
  const [unreachable, setUnreachable] = useState<PublishProblem>()
  const [draft, setDraft] = useState<OpenDraft>()
  const turn = useRef(0)
  const status = useRef<HTMLParagraphElement>(null)

  const attempt = attemptWith(setSaid)

  const refresh = (asksRemote = false) =>
    attempt(async () => {
      const own = (turn.current += 1)
      await store.saved()
      const request = { lang: uiLanguage, leftOut: [...leftOut], refresh: asksRemote }
      const seen = await publisher.overview(request)
      if (asksRemote) {
        setAsking(false)
        setUnreachable(seen.unreachable)
      }
      if (own !== turn.current) return
      setOverview(seen)
    })

  useEffect(() => {
    // First what is known locally, which is immediate; then what the remote says.
    if (!overview) void refresh().then(() => refresh(true))
    else {
      setSaid((last) => (last && passing.has(last.outcome) ? undefined : last))
      void refresh()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- it looks again when what would be published has changed
  }, [state.texts, leftOut])

  useEffect(() => {
    status.current?.scrollIntoView({ block: 'nearest' })
    if (said?.outcome === 'sent') lastSent = said
  }, [said])

  const send = () =>
    attempt(async () => {
      if (!overview) return
      setSaid({ outcome: 'sending' })
      await store.saved()
      const result = await publisher.send({ lang: uiLanguage, leftOut: [...leftOut], stamp: overview.stamp })
      // This answer is newer than the first look at the remote.
      setUnreachable(undefined)
      // The outcome appears together with what is left, not above a button that would send the same again.
      await refresh()
      setSaid(result)
    })

  function retry() {
    setSaid(undefined)
    setAsking(true)
    void refresh(true)
  }

  const changes = overview?.changes ?? []
  const chosen = changes.filter(({ id }) => !leftOut.has(id))
  return (
    <section className="panel publish" aria-label={messages.panel}>
      <PanelHeading>{messages.publish}</PanelHeading>
      <p role="status" ref={status} className={said && failures.has(said.outcome) ? 'obstacle' : undefined}>
        {said ? <Outcome said={said} /> : overview ? isAsking && messages.asking : messages.looking}
      </p>
      {draft && publisher.drafts && (
        <OpenedDraft
          {...{ ...draft, attempt }}
          drafts={publisher.drafts}
          leave={(result) => {
            setDraft(undefined)
            setSaid(result)
          }}
        />
      )}
      {overview && !draft && (
        <>
          {overview.theirs.length > 0 && (
            <Theirs
              title={messages.theirs}
              label={messages.takeOver}
              changes={overview.theirs}
              takeOver={publisher.takeOver}
              attempt={attempt}
              taken={() => {
                setSaid({ outcome: 'taken' })
                void refresh()
              }}
            />
          )}
          <Readiness
            overview={overview}
            obstacle={stateMessage(overview.repository) ?? (unreachable && problemMessage(unreachable))}
            retry={retry}
          />
          {overview.repository.state === 'ready' && (
            <section>
              <h3>{messages.changed}</h3>
              {changes.length === 0 && <p>{messages.nothingChanged}</p>}
              {overview.first && <p>{messages.first}</p>}
              {changes.length > 0 && <p className="hint">{messages.leaveOut}</p>}
              <ChangeList
                changes={changes}
                ticked={new Set(chosen.map(({ id }) => id))}
                tick={(ids, on) => setLeftOut(withTicks(leftOut, ids, !on))}
              />
              <SendButton
                overview={overview}
                count={chosen.length}
                isSending={said?.outcome === 'sending'}
                send={send}
              />
            </section>
          )}
          {publisher.drafts && overview.repository.state === 'ready' && (
            <DraftList
              {...{ setSaid, attempt }}
              drafts={publisher.drafts}
              isChanged={changes.length > 0}
              open={(opened) => {
                setSaid(undefined)
                setDraft(opened)
              }}
            />
          )}
          {overview.repository.state === 'ready' && <Versions stamp={overview.stamp} attempt={attempt} />}
        </>
      )}
    </section>
  )
}

/** Outcomes in the colour of what is wrong. */
const failures: ReadonlySet<Said['outcome']> = new Set(['problem', 'lost', 'refused'])

/** Outcomes that are shown only until something else changes. */
const passing: ReadonlySet<Said['outcome']> = new Set([
  ...failures,
  'nothing',
  'lookAgain',
  'draftSaved',
  'draftRemoved',
])

interface SendButtonProps {
  readonly overview: PublishOverview
  readonly count: number
  readonly isSending: boolean
  readonly send: () => Promise<void>
}

/** The button if it would do something; otherwise why it is not there. */
function SendButton({ overview, count, isSending, send }: SendButtonProps) {
  if (overview.changes.length === 0 || isSending) return null
  if (overview.theirs.length > 0) return <p>{problemMessage({ problem: 'theirsFirst' })}</p>
  if (count === 0) return <p>{messages.noneChosen}</p>
  if (overview.version === undefined) return <p>{messages.cannotSend}</p>
  return (
    <Button className="primary" onPress={() => void send()}>
      {messages.send(count)}
    </Button>
  )
}
