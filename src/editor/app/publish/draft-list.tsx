import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { capitalised } from '../../../content/languages/names.ts'
import { hyphenated, slug } from '../../../content/model/content-names.ts'
import { type DraftBranch, draftLink, draftName, type SharedDrafts } from '../../publish/drafts.ts'
import type { ShownState } from '../../publish/publisher.ts'
import { uiLanguage, publishMessages as messages } from '../messages/messages.ts'
import { PlainField, useNewForm } from '../panel/plain-fields.tsx'
import { useEditor } from '../panel/editing.tsx'
import { Theirs } from './change-list.tsx'
import { type Said, usePublishing } from './outcome.tsx'
import { useShownState } from './versions.tsx'
import { focused, onEscape, PanelHeading, StepButton } from '../panel/panel-heading.tsx'

/** A draft that the page shows. */
export interface OpenDraft {
  readonly branch: DraftBranch
  readonly shown: ShownState
}

/** `rascunho-Natal-na-praia` → `Natal na praia` */
const nameOf = (branch: DraftBranch): string => capitalised(spaced(branch))
const spaced = (branch: DraftBranch): string => draftName(branch).replaceAll('-', ' ')

interface DraftListProps {
  readonly drafts: SharedDrafts
  readonly open: (draft: OpenDraft) => void
}

/** Keeps what is written as a draft, and lists all drafts. */
export function DraftList({ drafts, open }: DraftListProps) {
  const { store, openPanel } = useEditor()
  const { overview, setSaid, attempt } = usePublishing()
  const [listed, setListed] = useState<Awaited<ReturnType<SharedDrafts['list']>>>([])
  const [typed, setTyped] = useState<string>()
  const [here, other] = listed.filter(({ isHere }) => isHere)
  // As it was given: another letter would make another draft.
  const name = typed ?? (here && !other ? spaced(here.branch) : '')

  const look = () => attempt(async () => setListed(await drafts.list()))
  useEffect(() => {
    void look()
    // oxlint-disable-next-line react/exhaustive-deps -- once it is read, only what is done here changes the list
  }, [overview.unreachable])

  const save = () =>
    attempt(async () => {
      setSaid({ outcome: 'sending' })
      await store.saved()
      // A phone begins a name with a capital where a computer does not.
      const alike = listed.map(({ branch }) => draftName(branch)).filter((each) => slug(each) === slug(name))
      const result = await drafts.save(alike.includes(hyphenated(name)) ? name : (alike[0] ?? name), uiLanguage)
      setSaid(result.outcome === 'saved' ? { outcome: 'draftSaved' } : result)
      await look()
    })
  const isUnnamed = slug(name) === ''
  const { props, isAsked } = useNewForm(() => {
    if (isUnnamed) setSaid(undefined)
    else void save()
    return !isUnnamed
  })

  return (
    <section>
      <h3 {...(openPanel === 'newDraft' && { tabIndex: -1, ref: focused })}>{messages.drafts}</h3>
      <p className="hint">{messages.draftsHint}</p>
      {overview.changes.length > 0 && (
        <form {...props}>
          <PlainField
            label={messages.draftName}
            value={name}
            onChange={setTyped}
            problem={isAsked && isUnnamed ? messages.draftUnnamed : undefined}
          />
          <StepButton type="submit">{messages.saveDraft}</StepButton>
        </form>
      )}
      <ul className="versions">
        {listed.map(({ branch }) => (
          <li key={branch}>
            <p>{nameOf(branch)}</p>
            <Button
              aria-label={`${messages.openDraft}: ${nameOf(branch)}`}
              onPress={() => void attempt(async () => open({ branch, shown: await drafts.open(branch, uiLanguage) }))}
            >
              {messages.openDraft}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OpenedDraftProps extends OpenDraft {
  readonly drafts: SharedDrafts
  /** @param said what has become of the draft */
  readonly leave: (said?: Said) => void
}

/** One draft: what it changes, the link to show it, and what can be done with it. */
export function OpenedDraft({ branch, shown, drafts, leave }: OpenedDraftProps) {
  const { attempt } = usePublishing()
  useShownState(shown)
  const [isCopied, setCopied] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const link = draftLink(branch, location.href)
  const copy = () =>
    navigator.clipboard
      .writeText(link)
      .then(() => setCopied(true))
      // The link itself is there to be copied by hand.
      .catch(() => undefined)
  const remove = () => attempt(() => drafts.remove(branch).then(() => leave({ outcome: 'draftRemoved' })))

  return (
    <section className="opened" {...onEscape(() => leave())}>
      <PanelHeading as="h3">{nameOf(branch)}</PanelHeading>
      <p>{messages.shownDraft}</p>
      <StepButton onPress={() => leave()}>{messages.leaveVersion}</StepButton>
      <Theirs
        title={messages.draftChanges}
        label={messages.continueDraft}
        changes={shown.changed}
        mergeTheirs={(request) => drafts.mergeTheirs(branch, request)}
        taken={() => leave({ outcome: 'draftTaken' })}
      />
      <h3>{messages.draftLink}</h3>
      <p className="hint">{messages.draftLinkHint}</p>
      <p>
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      </p>
      <StepButton onPress={() => void copy()}>{isCopied ? messages.copied : messages.copyLink}</StepButton>
      <h3>{messages.removeDraft}</h3>
      <p className="hint">{messages.removeDraftAsk}</p>
      {isAsked ? (
        <div className="additions">
          <Button ref={focused} onPress={() => setAsked(false)}>
            {messages.keepDraft}
          </Button>
          <Button onPress={() => void remove()}>{messages.removeDraftNow}</Button>
        </div>
      ) : (
        <StepButton onPress={() => setAsked(true)}>{messages.removeDraft}</StepButton>
      )}
    </section>
  )
}
