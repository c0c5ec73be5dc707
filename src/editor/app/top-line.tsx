import { type ReactNode, useSyncExternalStore, useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover, ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { pageTitle } from '../../content/page/page.ts'
import { messages, uiLanguage, publishMessages } from './messages/messages.ts'
import { ChoiceField, Sign } from './panel/plain-fields.tsx'
import { useEditor } from './panel/editing.tsx'
import { isToResolve } from './panel/problems.tsx'
import { focused } from './panel/panel-heading.tsx'
import type { useView } from './frame/page-frame.tsx'
import type { OpenPanel } from './panel/trail.ts'
import type { Checked } from './state/checked.ts'

/** As narrow as a phone, or as wide as a desk: what does not fit in the toolbar is behind a button. */
const [narrow, wide] = [matchMedia('(width < 36rem)'), matchMedia('(width >= 75rem)')]

const useMatches = (query: MediaQueryList): boolean => useSyncExternalStore(subscribe, () => query.matches)

function subscribe(listener: () => void): () => void {
  for (const query of [narrow, wide]) query.addEventListener('change', listener)
  return () => [narrow, wide].forEach((query) => query.removeEventListener('change', listener))
}

/** What is of no use any more leaves the focus to the button that takes it back, and to nobody who went elsewhere meanwhile. */
const leaveFocus = (of: Element) =>
  document.activeElement?.matches('body, :disabled') && focused(of.parentElement?.querySelector('[aria-label]:enabled'))

const signs = { undo: 'M6 3 2 7l4 4M2 7h8a4 4 0 0 1 0 8H8', redo: 'm10 3 4 4-4 4M14 7H6a4 4 0 0 0 0 8h2' }

interface TopLineProps extends Pick<ReturnType<typeof useView>, 'view' | 'setView'> {
  readonly undoOrRedo: (way: 'undo' | 'redo') => Promise<void>
  readonly open: (what: OpenPanel) => void
  /** What was last undone or redone, or is to be known once. */
  readonly notice: string | undefined
  readonly account: AccountChoices | undefined
}

/** What the owner can do about being signed in, where that is needed. @param keepDraft opens what keeps a draft */
export type AccountChoices = (keepDraft: () => void) => ReactNode

/** The toolbar above the page: how it is viewed, what can be undone, and whether the changes are saved. */
export function TopLine({ view, setView, undoOrRedo, open, notice, account }: TopLineProps) {
  const { state, checked, openPanel } = useEditor()
  const [{ history }, { content }] = [state, checked]
  const [isNarrow, isWide] = [useMatches(narrow), useMatches(wide)]
  const [line, setLine] = useState<HTMLElement | null>(null)
  const openFrom = (close: () => void) => (what: OpenPanel) => {
    close()
    open(what)
  }
  const left = (openProblems: (what: OpenPanel) => void) =>
    leftOver(checked) && (
      <Button className="left" onPress={() => openProblems('problems')}>
        {leftOver(checked)}
      </Button>
    )
  const pages = content?.pages.map(({ page }) => ({ id: page.path, text: pageTitle(content, page, uiLanguage) }))
  return (
    <header className="top-line" ref={setLine}>
      <h1>{messages.panel}</h1>
      <ChoiceField
        label={messages.page}
        options={pages ?? []}
        chosen={view.path}
        onChoose={(path) => setView({ ...view, path })}
      />
      {!isNarrow && <Ways open={open} />}
      <DialogTrigger>
        <Button className="more">{isNarrow ? messages.more : messages.view}</Button>
        {/* Inside the toolbar, not at the end of the document, where it would belong to nothing. */}
        <Popover {...(line && { UNSTABLE_portalContainer: line })}>
          <Dialog className="more-choices" aria-label={isNarrow ? messages.more : messages.view}>
            {({ close }) => (
              <>
                {isNarrow && <Ways open={openFrom(close)} />}
                {isNarrow && left(openFrom(close))}
                <ViewChoices view={view} setView={setView} />
                {!isWide && account?.(() => openFrom(close)('newDraft'))}
              </>
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      {isWide && account && <div className="account">{account(() => open('newDraft'))}</div>}
      {/* It keeps its place while it is of no use, so that nothing else moves there. */}
      <Button className="primary" isDisabled={openPanel === 'publishing'} onPress={() => open('publishing')}>
        {publishMessages.publish}
      </Button>
      <div className="doings">
        <Status notice={notice} />
        {!isNarrow && left(open)}
        {(['undo', 'redo'] as const).map((way) => (
          <Button
            key={way}
            aria-label={messages[way]}
            isDisabled={history.done === (way === 'undo' ? 0 : history.steps.length)}
            onPress={({ target }) => void undoOrRedo(way).then(() => requestAnimationFrame(() => leaveFocus(target)))}
          >
            {isNarrow ? <Sign path={signs[way]} /> : messages[way]}
          </Button>
        ))}
      </div>
    </header>
  )
}

/** What was undone, and whether the changes are saved. Each letter is saved, and this alone is rendered for it. */
function Status({ notice }: Pick<TopLineProps, 'notice'>) {
  const { store, checked } = useEditor()
  const saving = useSyncExternalStore(store.subscribe, () => store.state().saving)
  const notKept = useSyncExternalStore(store.subscribe, () => store.state().notKept)
  const said = saving.state === 'refused' ? messages.refusals[saving.refused] : messages[saving.state]
  // The first sentence says why, the others where the text is.
  const became = saving.state === 'refused' && notKept ? said.replace(/(?<=\.) .*/, ` ${messages.notKept}`) : said
  const { regained, notRegained, setAside } = store.state()
  const first = [
    regained && messages.regained,
    notRegained && messages.notRegained,
    setAside !== undefined && messages.setAside(setAside),
  ]
  const told = notice ?? first.filter(Boolean).join(' · ')
  // At each letter, it would be spoken over what is typed.
  const live = saving.state !== 'refused' && document.activeElement?.matches(':read-write') ? 'off' : undefined
  return (
    <p role="status" aria-atomic={false} className={saving.state === 'refused' ? 'bar' : undefined}>
      <span>{told}</span>
      <span className="saving" aria-live={live}>
        {told ? ` · ${became}` : became}
      </span>
      <span>{!checked.isCurrent && ` · ${messages.notCurrent}`}</span>
    </p>
  )
}

/** What the panel can show besides what was clicked. */
const Ways = ({ open }: Pick<TopLineProps, 'open'>) => (
  <nav aria-label={messages.lists}>
    {(['everything', 'pages', 'events'] as const).map((what) => (
      <Button key={what} onPress={() => open(what)}>
        {what === 'everything' ? messages.everything : messages[what].title}
      </Button>
    ))}
  </nav>
)

/** What is left to resolve; past events separately. */
function leftOver({ diagnostics }: Checked): string {
  const passed = diagnostics.filter(({ code }) => code === 'eventPassed').length
  const others = diagnostics.filter(isToResolve).length - passed
  const said = [passed > 0 && publishMessages.eventsOver(passed), others > 0 && messages.problems(others)]
  return said.filter(Boolean).join(' · ')
}

const choices = [
  { key: 'language', label: messages.language, options: Object.entries(messages.languages) },
  { key: 'width', label: messages.width, options: Object.entries(messages.widths), className: 'width-choice' },
  { key: 'scheme', label: messages.scheme, options: Object.entries(messages.schemes) },
] as const

/** How the page is viewed: in which language, how wide, light or dark. */
function ViewChoices({ view, setView }: Pick<TopLineProps, 'view' | 'setView'>) {
  return choices.map(({ key, label, options, ...own }) => (
    <div key={key} {...own}>
      <p className="hint" aria-hidden="true">
        {label}
      </p>
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[view[key]]}
        onSelectionChange={([chosen]) => setView({ ...view, [key]: chosen })}
      >
        {options.map(([id, text]) => (
          <ToggleButton key={id} id={id}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  ))
}
