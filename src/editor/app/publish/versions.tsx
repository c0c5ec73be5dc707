import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import type { ShownState } from '../../publish/publisher.ts'
import type { Version } from '../../publish/repository.ts'
import { uiLanguage, dayOf, publishMessages as messages } from '../messages/messages.ts'
import { useEditor } from '../panel/editing.tsx'
import { scrollPanelTo } from '../panel/trail.ts'
import { ChangeList, Sentences, withTicks } from './change-list.tsx'
import { usePublishing } from './outcome.tsx'
import { focused, MainButton, onEscape, PanelHeading, StepButton } from '../panel/panel-heading.tsx'

interface OpenVersion {
  readonly version: Version
  readonly shown: ShownState
}

type LeftVersion = Partial<Pick<OpenVersion, 'version'>>

/** Each published version, with its day and what it changed. */
export function Versions() {
  const { store, publisher } = useEditor()
  const { overview, attempt } = usePublishing()
  const [versions, setVersions] = useState<readonly Version[]>()
  /** Without what it shows, the version that was left: its button has the focus again. */
  const [opened, setOpened] = useState<OpenVersion | LeftVersion>({})

  const open = (version: Version, isAgain = false) =>
    attempt(async () => {
      await store.saved()
      const shown = await publisher.version(version.commit, uiLanguage)
      // What is read again may have been left meanwhile.
      setOpened((now) => (isAgain && !('shown' in now) ? now : { version, shown }))
    })

  useEffect(() => {
    void attempt(async () => setVersions(await publisher.versions()))
    // What has changed since the version on display is different now.
    if ('shown' in opened) void open(opened.version, true)
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the content makes the request necessary again, or a failure
  }, [overview.stamp, overview.unreachable])

  if ('shown' in opened) return <OpenedVersion {...opened} leave={setOpened} />
  return (
    <section>
      <h3>{messages.versions}</h3>
      {versions?.length === 0 && <p>{messages.noVersions}</p>}
      <ol className="versions">
        {versions?.map((version) => (
          <li key={version.commit}>
            <p>
              <time dateTime={version.time}>{dayOf(version.time)}</time> · {version.author}
            </p>
            <p>{version.title}</p>
            <Button
              ref={version.commit === opened.version?.commit ? focused : null}
              aria-label={`${messages.openVersion}: ${dayOf(version.time)}, ${version.title}`}
              onPress={() => void open(version)}
            >
              {messages.openVersion}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function useShownState(shown: ShownState): void {
  const { setShownState } = useEditor()
  useEffect(() => {
    setShownState(shown)
    return () => setShownState(undefined)
  }, [shown, setShownState])
}

/** One version: what it changed, and which of it to restore, as one change that can be undone. */
function OpenedVersion({ version, shown, leave }: OpenVersion & { readonly leave: (left: LeftVersion) => void }) {
  const { attempt, setSaid } = usePublishing()
  const { store, publisher } = useEditor()
  useShownState(shown)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const day = dayOf(version.time)
  const list = { changes: shown.since, ticked }

  const takeBack = (ids: readonly string[]) =>
    attempt(async () => {
      await store.saved()
      const { files, pictures } = await publisher.takeBack(version.commit, ids)
      store.change({ label: messages.fromVersion(day), files: new Map(Object.entries(files)), added: pictures })
      leave({})
      // After its own change, as the next one ends it.
      await store.saved()
      setSaid({ outcome: 'takenBack' })
      // What is to be published now is above.
      scrollPanelTo(0)
    })

  return (
    <section className="opened" {...onEscape(() => leave({ version }))}>
      <PanelHeading as="h3">{day}</PanelHeading>
      <p>{messages.shownVersion(day)}</p>
      <StepButton onPress={() => leave({ version })}>{messages.leaveVersion}</StepButton>
      <h4>{messages.whatItChanged}</h4>
      {shown.changed.length === 0 && <p>{messages.programUpdated}</p>}
      <Sentences changes={shown.changed} />
      <h4>{messages.changedSince}</h4>
      <p className="hint">{shown.since.length === 0 ? messages.sameAsNow : messages.takeBackHint}</p>
      <ChangeList {...list} tick={(ids, on) => setTicked(withTicks(list, ids, on))} />
      {ticked.size > 0 && (
        <MainButton onPress={() => void takeBack([...ticked])}>{messages.takeBack(ticked.size)}</MainButton>
      )}
      {shown.since.length > 0 && ticked.size === 0 && (
        <StepButton onPress={() => void takeBack(shown.since.map(({ id }) => id))}>{messages.takeBackAll}</StepButton>
      )}
    </section>
  )
}
