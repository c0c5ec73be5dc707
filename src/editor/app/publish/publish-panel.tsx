import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import type { PublishOverview, SendResult, ShownVersion } from '../../publish-protocol.ts'
import type { Source } from '../frame/provenance.ts'
import { uiLanguage } from '../messages/messages.ts'
import type { EditorState, EditorStore } from '../state/editor-store.ts'
import { ChangeList } from './change-list.tsx'
import { LiveStatus } from './live-status.tsx'
import { publishClient } from './publish-client.ts'
import { problemMessage, publishMessages as messages, stateMessage } from './publish-messages.ts'
import { isSample, Readiness } from './readiness.tsx'
import { Theirs } from './theirs.tsx'
import { Versions, withTicks } from './versions.tsx'
import './publish.css'

interface PublishPanelProps {
  readonly store: EditorStore
  readonly state: EditorState
  /** Opens a place of the content to be changed. */
  readonly goTo: (source: Source) => void
  readonly look: (version: ShownVersion | undefined) => void
  readonly close: () => void
}

/** What became of the last thing she asked for. */
type Said = SendResult | { readonly outcome: 'sending' | 'taken' | 'lost' }

/** From what she has written to what her visitors read: what stands between, what changed, and every version before. */
export function PublishPanel({ store, state, goTo, look, close }: PublishPanelProps) {
  const [overview, setOverview] = useState<PublishOverview>()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [said, say] = useState<Said>()
  const [mostSamples, setMostSamples] = useState(0)
  const turn = useRef(0)

  async function refresh() {
    const own = (turn.current += 1)
    try {
      await store.saved()
      const request = { lang: uiLanguage, leftOut: [...leftOut], refresh: own === 1 }
      const seen = await publishClient.overview(request)
      if (own !== turn.current) return
      setOverview(seen)
      setMostSamples((most) => Math.max(most, seen.samplesBefore, seen.diagnostics.filter(isSample).length))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      say({ outcome: 'lost' })
    }
  }

  useEffect(() => {
    void refresh()
    // oxlint-disable-next-line react/exhaustive-deps -- it looks again when what would be published is another thing
  }, [state.texts, leftOut])

  async function send() {
    if (!overview) return
    say({ outcome: 'sending' })
    try {
      await store.saved()
      say(await publishClient.send({ lang: uiLanguage, leftOut: [...leftOut], stamp: overview.stamp }))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      say({ outcome: 'lost' })
    }
    await refresh()
  }

  const changes = overview?.changes ?? []
  const chosen = changes.filter(({ id }) => !leftOut.has(id))
  return (
    <section className="panel publish" aria-label={messages.panel}>
      <Button onPress={close}>{messages.close}</Button>
      <h2>{messages.publish}</h2>
      <p role="status">{said ? <Outcome said={said} /> : overview ? null : messages.looking}</p>
      {overview && (
        <>
          <Obstacle overview={overview} />
          {overview.theirs.length > 0 && (
            <Theirs
              changes={overview.theirs}
              taken={() => {
                say({ outcome: 'taken' })
                void refresh()
              }}
            />
          )}
          <Readiness diagnostics={overview.diagnostics} mostSamples={mostSamples} {...{ store, goTo }} />
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
          {overview.repository.state === 'ready' && <Versions key={overview.stamp} store={store} look={look} />}
        </>
      )}
    </section>
  )
}

/** Why the whole of it can't be done from here. */
function Obstacle({ overview: { repository, unreachable } }: { readonly overview: PublishOverview }) {
  const words = stateMessage(repository) ?? (unreachable && problemMessage(unreachable))
  return words === undefined ? null : <p className="obstacle">{words}</p>
}

interface SendButtonProps {
  readonly overview: PublishOverview
  readonly count: number
  readonly isSending: boolean
  readonly send: () => Promise<void>
}

/** The button, where it would do something; else why it is not there. */
function SendButton({ overview, count, isSending, send }: SendButtonProps) {
  if (overview.changes.length === 0 || overview.theirs.length > 0 || isSending) return null
  if (count === 0) return <p>{messages.noneChosen}</p>
  if (overview.version === undefined) return <p>{messages.cannotSend}</p>
  return (
    <Button className="primary" onPress={() => void send()}>
      {messages.send(count)}
    </Button>
  )
}

function Outcome({ said }: { readonly said: Said }) {
  switch (said.outcome) {
    case 'sent':
      return (
        <>
          <LiveStatus version={said.version} /> {said.programChanged && messages.programChanged}
        </>
      )
    case 'problem':
      return problemMessage(said.problem)
    case 'notReady':
      return stateMessage(said.repository) ?? messages.lookAgain
    default:
      return messages[said.outcome]
  }
}
