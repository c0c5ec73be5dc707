import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from 'react-aria-components'
import { type Caret, postToFrame } from './frame/frame-protocol.ts'
import { answersLeft, firstQuestions } from './first-steps/questions.ts'
import { type Drawn, PageFrame, useView } from './frame/page-frame.tsx'
import type { ContentPath } from '../../content/page/provenance.ts'
import { EditError } from '../../content/yaml/edit/edit.ts'
import { messages, uiLanguage } from './messages/messages.ts'
import { EditorProvider, useEditor, useFresh } from './panel/editing.tsx'
import { placeAfter } from './panel/follow-others.ts'
import { Conflicts } from './panel/conflict-questions.tsx'
import { leaving, type Open, type OpenPanel, returnTo, type Stop, type Way, pageShowing } from './panel/trail.ts'
import { fieldOfPick, isInForm, selectionAt } from './panel/selection.ts'
import type { ShownState } from '../publish/publisher.ts'
import type { Publisher } from '../publish/open-publisher.ts'
import { useCleanInput } from './paste/use-clean-input.ts'
import { checker } from './state/checked.ts'
import { type ShownContent, useShown } from './state/shown.ts'
import type { Change, EditorState } from './state/editor-state.ts'
import type { EditorStore } from './state/editor-store.ts'
import type { FileChange } from './state/history.ts'
import { UsualJobs } from './first-steps/usual-jobs.tsx'
import { keepFocus, onEscape, PanelSection, useUndoKeys } from './panel/panel-heading.tsx'
import { type AccountChoices, TopLine } from './top-line.tsx'

export interface EditorProps {
  readonly store: EditorStore
  readonly shown: ShownContent
  readonly publisher: Publisher
  readonly account?: AccountChoices | undefined
}

const lastStepOf = ({ history: { steps, done } }: EditorState) => `${done} ${steps[done - 1]?.id} ${steps.at(-1)?.id}`

/** The owner's page, beside the panel with whatever was clicked on it. */
export function Editor({ store, shown, publisher, account }: EditorProps) {
  const now = useShown(shown)
  const viewing = useView()
  const { view, setView, showPage, showIn, onFocus } = viewing
  const [followed, setFollowed] = useState<FileChange>()
  const [open, setOpen] = useState<Open>({})
  const { chosen, openPanel } = open
  /** Whether the first questions have been asked, if there are any. */
  const [hasBegun, begin] = useState(false)
  /** The element that had the focus before something was opened beside the page. */
  const [opener, setOpener] = useState<Element | null>(null)
  /** A message that is true until something else is done than what had been done last. */
  const [noticed, notice] = useState<{ readonly text: string; readonly after: string }>()
  const setNotice = useCallback((text: string) => notice({ text, after: lastStepOf(store.state()) }), [store])
  /** Where in the text of a field the owner has just clicked on the page. */
  const caret = useRef<Caret>(undefined)
  const takeCaret = useCallback(() => {
    const { current } = caret
    caret.current = undefined
    return current
  }, [])
  const [formerPaths, setFormerPaths] = useState<readonly string[]>([])
  const [trail, setTrail] = useState<readonly Stop[]>([])
  const [shownState, setShownState] = useState<ShownState>()
  const earlier = useMemo(() => shownState && shownAt(shownState), [shownState])
  const selection = now && chosen && selectionAt(now.state.texts, chosen)
  const fresh = useFresh(selection)
  useCleanInput(store, setNotice)

  useUndoKeys(undoOrRedo)
  useEffect(() => {
    const onError = ({ error }: ErrorEvent) => error instanceof EditError && setNotice(messages.cannotChange)
    addEventListener('error', onError)
    return () => removeEventListener('error', onError)
  }, [setNotice])

  /** Opens a field, and the page that it is on. From a panel, one can go back to where one was. */
  function choose(source: ContentPath | undefined, way: Way = 'onwards') {
    // On the way back, the list that an item was opened from takes the focus.
    const list = source && { file: source.file, path: source.path.slice(0, -1) }
    const from = list && now && isInForm(now.state.texts, list, selection) ? list : chosen
    if (way === 'anew') setTrail([])
    else if (way === 'onwards' && (openPanel || chosen)) setTrail([...trail, { chosen: from, ...leaving(openPanel) }])
    noteFocus()
    setOpen({ chosen: source })
    // What was clicked on the page is on it.
    const page = source && way !== 'anew' && pageShowing(source, now?.checked.content?.pages ?? [], view.path)
    if (page && page.path !== view.path) showPage(page.path)
  }

  const setOpenPanel = (what: OpenPanel | undefined) => setOpen((before) => ({ ...before, openPanel: what }))

  function openAnew(what: OpenPanel) {
    noteFocus()
    leaving()
    setTrail([])
    // What is open already begins anew, too: its form of a new page gives way to the list.
    if (what === openPanel) flushSync(() => setOpenPanel(undefined))
    setOpenPanel(what)
  }

  function noteFocus() {
    const { activeElement } = document
    if (!activeElement?.closest('.side')) setOpener(activeElement)
  }

  /** Back to the list, or the other field, from which this one was opened, as it was scrolled. */
  function back() {
    const last = trail.at(-1)
    if (!last) return
    setTrail(trail.slice(0, -1))
    setOpen(last)
    returnTo(last)
  }

  /** Closes whatever is open and gives the focus back to where it was. */
  function close() {
    showIn(undefined)
    // Only then can the button that was of no use meanwhile take the focus.
    flushSync(() => setOpen({}))
    setTrail([])
    const before = opener?.isConnected ? opener : document.querySelector('iframe')
    if (before instanceof HTMLElement) before.focus()
    if (before instanceof HTMLIFrameElement) postToFrame(before, { kind: 'focus' })
  }

  async function undoOrRedo(way: 'undo' | 'redo') {
    const { done, steps } = store.state().history
    if (done === (way === 'undo' ? 0 : steps.length)) return
    const label = await store[way]()
    setNotice(label === undefined ? messages.cannotUndo : { undo: messages.undone, redo: messages.redone }[way](label))
  }

  if (!now) return <p className="opening">{messages.loading}</p>
  const { state, checked, isCurrent } = now
  const { applied } = state
  if (applied && applied !== followed) {
    setFollowed(applied)
    const stops = [...trail, { openPanel, chosen, top: 0, row: -1 }]
      .map((each) => ({ ...each, chosen: each.chosen && placeAfter(each.chosen, applied) }))
      // Where what is open is gone, what it was opened from takes its place.
      .filter((each) => each.openPanel ?? each.chosen)
    setOpen(stops.at(-1) ?? {})
    setTrail(stops.slice(0, -1))
  }
  if (!hasBegun) {
    begin(true)
    if (checked.content && answersLeft(firstQuestions(checked.samples, state.texts)) > 0) setOpenPanel('firstSteps')
  }
  // If the page has another address, that is shown; if it is removed, or is not in what is shown, the home page.
  const paths = ((earlier ?? checked).content?.pages ?? []).map(({ page }) => page.path)
  if (paths.length > 0 && checked.isCurrent && isCurrent) {
    if (!paths.includes(view.path)) showPage((!earlier && paths.find((path) => !formerPaths.includes(path))) || '/')
    if (!earlier && paths.join() !== formerPaths.join()) setFormerPaths(paths)
  }

  const isOpen = chosen !== undefined || openPanel !== undefined
  const page = checked.content?.pages.find(({ page: { path } }) => path === view.path)
  const changeAloud = (change: Change) => {
    store.change(change)
    setNotice(change.label)
  }
  const ways = { choose, back: trail.length > 0 ? back : undefined }
  const doing = { ...ways, setOpenPanel, setShownState, setNotice, changeAloud, takeCaret }
  return (
    <EditorProvider value={{ store, publisher, ...now, ...open, ...viewing, ...doing, selection, fresh }}>
      <div className="editor" onFocus={onFocus}>
        <TopLine
          {...{ view, setView, undoOrRedo, account }}
          open={openAnew}
          notice={noticed?.after === lastStepOf(state) ? noticed?.text : undefined}
        />
        {/* Before the page, on its right or below it: the whole page is not between the toolbar and the form for the Tab key. */}
        <div className="side" ref={keepFocus} {...(isOpen && onEscape(ways.back ?? close))}>
          {isOpen && (
            <Button className="close" onPress={close}>
              {messages.close}
            </Button>
          )}
          <Conflicts />
          <LoadedPanels />
        </div>
        <PageFrame
          {...{ shown, earlier, view, setView }}
          chosen={openPanel === undefined ? chosen : undefined}
          onPick={(picked) => {
            if (picked.caret?.files && picked.part !== 'picture') return setNotice(messages.picture.dropThere)
            caret.current = picked.caret
            const { file } = picked.source
            choose(fieldOfPick(picked, state.texts.get(file) ?? '', shownState?.files[file]), 'anew')
          }}
          onInsert={(at) => page && openAnew({ file: page.file, at })}
        />
      </div>
    </EditorProvider>
  )
}

/**
 * The panels beside the page, with all fields. They are loaded once the page is shown, so that it does not wait for
 * them; what they show while nothing is open is there before. When they can't be loaded, rendering throws.
 */
function LoadedPanels() {
  const { checked, chosen, openPanel } = useEditor()
  const [loaded, load] = useState<Partial<typeof import('./panel/panel.tsx')> & { readonly failed?: Error }>()
  useEffect(() => void import('./panel/panel.tsx').then(load, (failed: Error) => load({ failed })), [])
  if (loaded?.failed) throw loaded.failed
  const { Panels } = loaded ?? {}
  return Panels ? <Panels /> : <PanelSection>{!chosen && !openPanel && checked.content && <UsualJobs />}</PanelSection>
}

/** The pages as they were in a published version, or are in a draft. */
export function shownAt({ files, pictures }: ShownState): Drawn | undefined {
  const shown = new Map(Object.entries(pictures))
  const { content } = checker(uiLanguage, messages).check(new Map(Object.entries(files)), shown)
  return content && { content, pictures: shown }
}
