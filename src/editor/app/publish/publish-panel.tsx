import { useEffect, useRef, useState } from 'react'
import type { PublishProblem } from '../../publish/repository.ts'
import type { PublishOverview } from '../../publish/open-publisher.ts'
import { pathOf, pointerTo } from '../../../content/model/source.ts'
import type { Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { isSample } from '../../../content/operations/sample-things.ts'
import { uiLanguage, problemMessage, publishMessages as messages, stateMessage } from '../messages/messages.ts'
import { MainButton, PanelHeading, StepButton } from '../panel/panel-heading.tsx'
import { useEditor } from '../panel/editing.tsx'
import { placeAfter } from '../panel/follow-others.ts'
import { keep, kept } from '../state/kept-in-browser.ts'
import { ChangeList, type ChangeListProps, Sentences, Theirs, withTicks } from './change-list.tsx'
import { DraftList, type OpenDraft, OpenedDraft } from './draft-list.tsx'
import { attemptWith, Obstacle, Outcome, PublishingProvider, type Said, usePublishing } from './outcome.tsx'
import { Readiness } from './readiness.tsx'
import { Versions } from './versions.tsx'

/** Kept while something else is open in the editor: what was sent is still on its way. */
let lastSent: Said | undefined
/** The ids of the changes that are unticked, and the texts in which they name places. */
let lastLeftOut: ReadonlySet<string> = new Set()
let lastTexts: Texts = new Map()

/** What was unticked, also before the tab was loaded again. */
function leftOutBefore(): ReadonlySet<string> {
  const { ids, texts } = kept('unticked', { ids: [...lastLeftOut], texts: [...lastTexts] }, () => sessionStorage)
  lastTexts = new Map(texts)
  return (lastLeftOut = new Set(ids))
}

/** Follows what was unticked to where it is in other texts: an id names an item by its place. */
function followLeftOut(texts: Texts): ReadonlySet<string> {
  const ids = [...lastLeftOut].flatMap((id) => {
    const [file = '', pointer = '', kind] = id.split('#')
    const change = { file, before: lastTexts.get(file) ?? null, after: texts.get(file) ?? null }
    // What is gone from the texts is named by its place in what is published.
    if (!kind || kind === 'removed') return id
    const place = placeAfter({ file, path: pathOf(pointer) }, change)
    return place ? `${file}#${place.path.reduce<string>(pointerTo, '')}#${kind}` : []
  })
  lastTexts = texts
  if (ids.length < lastLeftOut.size || ids.some((id) => !lastLeftOut.has(id))) lastLeftOut = new Set(ids)
  return lastLeftOut
}

/** From what was written to what visitors read: what stands in the way, what changed, and every earlier version. */
export function PublishPanel() {
  const { store, state, publisher } = useEditor()
  const [overview, setOverview] = useState<PublishOverview>()
  const [leftOut, setLeftOut] = useState(leftOutBefore)
  const [said, setSaid] = useState<Said | undefined>(lastSent)
  const [isAsking, setAsking] = useState(true)
  const [unreachable, setUnreachable] = useState<PublishProblem>()
  const [draft, setDraft] = useState<OpenDraft>()
  const turn = useRef(0)

  const attempt = attemptWith(setSaid)

  const refresh = (asksRemote = false) =>
    attempt(async () => {
      const own = (turn.current += 1)
      await store.saved()
      const followed = followLeftOut(store.state().texts)
      const seen = await publisher.overview({ lang: uiLanguage, leftOut: [...followed], refresh: asksRemote })
      if (asksRemote) setUnreachable(seen.unreachable)
      if (own !== turn.current) return
      // What is gone is named by its place in what is published, which moves when something else is published.
      const isGone = (id: string) => id.endsWith('#removed') && seen.changes.every((each) => each.id !== id)
      const lost = overview?.changes.flatMap(({ id, sentence }) => (followed.has(id) && isGone(id) ? sentence : []))
      const moved = seen.changes.filter(({ id, sentence }) => !followed.has(id) && lost?.includes(sentence))
      const left = [...[...followed].filter((id) => !isGone(id)), ...moved.map(({ id }) => id)]
      if (moved.length > 0) return setLeftOut((lastLeftOut = new Set(left)))
      setLeftOut(followed)
      setOverview(seen)
    }).finally(() => asksRemote && setAsking(false))

  useEffect(() => {
    // First what is known locally, which is immediate; then what the remote says.
    if (!overview) void refresh().then(() => refresh(true))
    else {
      setSaid((last) => (last && lasting.has(last.outcome) ? last : undefined))
      void refresh()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- it looks again when what would be published has changed
  }, [state.texts, leftOut])

  const send = () =>
    attempt(async () => {
      if (!overview) return
      setSaid({ outcome: 'sending' })
      await store.saved()
      const result = await publisher.send({ lang: uiLanguage, leftOut: [...leftOut], stamp: overview.stamp })
      if (result.outcome === 'sent') lastSent = result
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

  function showDraft(opened?: OpenDraft, result?: Said): void {
    setDraft(opened)
    setSaid(result)
  }

  const changes = overview?.changes ?? []
  const tick: ChangeListProps['tick'] = (ids, on) =>
    setLeftOut((lastLeftOut = withTicks({ ticked: lastLeftOut, changes }, ids, !on)))
  const chosen = changes.filter(({ id }) => !leftOut.has(id))
  const isReady = overview?.repository.state === 'ready'
  const ids = changes.flatMap(({ id }) => (leftOut.has(id) ? id : []))
  useEffect(() => (isReady ? keep('unticked', { ids, texts: [...lastTexts] }, () => sessionStorage) : undefined))
  const isFailed = said?.outcome === 'problem' || said?.outcome === 'refused'
  const obstacle = overview && (stateMessage(overview.repository) ?? (unreachable && problemMessage(unreachable)))
  useEffect(() => {
    // There is a network again, or another key.
    const again = () => (isFailed || obstacle !== undefined) && retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
  const isSaid = said?.outcome === 'problem' && problemMessage(said.problem) === obstacle
  return (
    <section className="panel publish" aria-label={messages.panel}>
      <PanelHeading>{messages.publish}</PanelHeading>
      <p role="status" tabIndex={-1} className={isFailed ? 'obstacle' : undefined}>
        {said ? <Outcome said={said} /> : overview ? isAsking && messages.asking : messages.looking}
      </p>
      {overview && (
        <PublishingProvider value={{ overview: { ...overview, unreachable }, setSaid }}>
          {draft && publisher.drafts ? (
            <OpenedDraft {...draft} drafts={publisher.drafts} leave={(result) => showDraft(undefined, result)} />
          ) : (
            <>
              {overview.theirs.length > 0 && (
                <Theirs
                  title={messages.theirs}
                  label={messages.mergeTheirs}
                  changes={overview.theirs}
                  mergeTheirs={publisher.mergeTheirs}
                  taken={() => {
                    setSaid({ outcome: 'taken' })
                    void refresh()
                  }}
                />
              )}
              {obstacle !== undefined && <Obstacle {...{ obstacle, isSaid, retry }} />}
              {isReady && (
                <section>
                  <h3>{messages.changed}</h3>
                  {changes.length === 0 && <p>{messages.nothingChanged}</p>}
                  {overview.first && <p>{messages.first}</p>}
                  <SendButton count={chosen.length} isSending={said?.outcome === 'sending'} send={send} tick={tick} />
                  {changes.length > 0 && <p className="hint">{messages.leaveOut}</p>}
                  <ChangeList changes={changes} ticked={new Set(chosen.map(({ id }) => id))} tick={tick} />
                </section>
              )}
              <Readiness isHeldBack={obstacle !== undefined} />
              {publisher.drafts && <DraftList drafts={publisher.drafts} open={showDraft} />}
              {isReady && <Versions />}
            </>
          )}
        </PublishingProvider>
      )}
    </section>
  )
}

/** Outcomes that are still shown when something else has changed. */
const lasting = new Set<Said['outcome']>(['sending', 'sent', 'taken', 'draftTaken'])

interface SendButtonProps extends Pick<ChangeListProps, 'tick'> {
  readonly count: number
  readonly isSending: boolean
  readonly send: () => Promise<void>
}

/** The button if it would do something; otherwise why it is not there. */
function SendButton({ count, isSending, send, tick }: SendButtonProps) {
  const { overview } = usePublishing()
  if (overview.changes.length === 0 || isSending) return null
  if (overview.theirs.length > 0) return <p role="alert">{problemMessage({ problem: 'theirsFirst' })}</p>
  if (count === 0) return <p role="alert">{messages.noneChosen}</p>
  if (overview.version === undefined) return <Holding tick={tick} />
  return <MainButton onPress={() => void send()}>{messages.send(count)}</MainButton>
}

/** Why nothing can be published: the changes that are not ready, or what the whole site still lacks. */
function Holding({ tick }: Pick<SendButtonProps, 'tick'>) {
  const { changes, diagnostics, holding } = usePublishing().overview
  if (holding.length === 0) return <p>{diagnostics.some(isSample) ? messages.samplesLeft : messages.cannotSend}</p>
  const isMissing = holding.some(({ why }) => why === 'missing')
  return (
    <>
      {(['sample', 'error', 'missing'] as const).map((why) => {
        const held = changes.filter(({ id }) => holding.some((each) => each.why === why && each.id === id))
        return held.length === 0 ? null : (
          <div key={why} className="obstacle" role="alert">
            <p>{messages.holding[why]}</p>
            <Sentences changes={held} />
          </div>
        )
      })}
      <StepButton onPress={() => holding.forEach(({ id, why }) => tick([id], why === 'missing'))}>
        {isMissing ? messages.tickToo : messages.untick}
      </StepButton>
    </>
  )
}
