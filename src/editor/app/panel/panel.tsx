import { useState } from 'react'
import type { Caret } from '../frame/frame-protocol.ts'
import { applyEdit } from '../../../content/yaml/edit/apply-edit.ts'
import { pathOf, type ValuePath } from '../../../content/model/pointer.ts'
import { blockNode } from '../../../content/model/schema/schema-node.ts'
import type { Language } from '../../../content/model/language.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages } from '../messages/messages.ts'
import type { Draft } from '../state/draft.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { blankOf } from './blank.ts'
import { BlockChoice } from './block-choice.tsx'
import { type Editing, EditingProvider } from './editing.tsx'
import { FirstSteps, UsualJobs } from '../first-steps/first-steps.tsx'
import { AllPictures } from '../pictures/picture-chooser.tsx'
import { FileText } from './file-text.tsx'
import { useOwnChanges } from './follow-others.ts'
import { Everything } from './everything.tsx'
import { labelOf } from './labels.ts'
import { Problems } from './problems.tsx'
import { referencesOf } from './reference-options.ts'
import { type EditorSelection, hasField, selectionAt } from './selection.ts'
import { useFresh } from './use-fresh.ts'
import { createNextFocus } from './actions-menu.tsx'
import type { NewBlock, OpenPanel, Way } from './trail.ts'
import { SelectionForm } from './selection-form.tsx'

export interface PanelProps {
  readonly store: EditorStore
  readonly state: EditorState
  readonly draft: Draft
  readonly chosen: ContentPath | undefined
  readonly choose: (source: ContentPath | undefined, way?: Way) => void
  /** Goes back to where the selection was opened from; undefined if that was the page. */
  readonly back: (() => void) | undefined
  readonly openPanel: Exclude<OpenPanel, 'pages' | 'events' | 'newEvent' | 'publishing'> | undefined
  readonly setOpenPanel: (openPanel: OpenPanel | undefined) => void
  readonly setNotice: (text: string) => void
  readonly showIn: (language: Language) => void
  readonly takeCaret: () => Caret | undefined
}

/** The fields of what was clicked on the page, and nothing else. */
export function Panel({
  store,
  state,
  draft,
  chosen,
  choose,
  back,
  openPanel,
  setOpenPanel,
  setNotice,
  showIn,
  takeCaret,
}: PanelProps) {
  const [nextFocus] = useState(createNextFocus)
  /** What was looked for in the list of everything, which is kept while a result is open. */
  const [sought, seek] = useState('')
  const selection = chosen && selectionAt(state.texts, chosen)
  const form = useOwnChanges(selection && `${selection.file}/${selection.path.join('/')}`, state.takenOver)
  const { added, isQuiet, leave } = useFresh(selection)
  /** A value without fields is edited as text. It stays open as text even when it is correct and has fields again. */
  const [inFile, setInFile] = useState<ContentPath>()
  if (chosen && chosen !== inFile && state.texts.has(chosen.file) && !hasField(selection)) setInFile(chosen)

  function insert({ file, at }: NewBlock, type: string) {
    const node = blockNode(type)
    const now = store.state()
    const page = selectionAt(now.texts, { file, path: [] })
    // Nothing can be added to a file that can't be parsed: its text is opened instead.
    if (!page) return choose({ file, path: [] })
    const references = (kind: string) => referencesOf(kind, page, now)
    const edit = { kind: 'insertItem', path: ['blocks'], at, value: blankOf(node, references) } as const
    const text = applyEdit(now.texts.get(file) ?? '', edit)
    store.change({ label: messages.add(labelOf(type, node)), files: new Map([[file, text]]) })
    added({ file, path: ['blocks', at] })
    choose({ file, path: ['blocks', at] })
  }

  return (
    <section className="panel" aria-label={messages.panel}>
      {content()}
    </section>
  )

  function problems() {
    return (
      <Problems
        diagnostics={draft.diagnostics}
        {...{ store, choose }}
        openFile={(place) => {
          choose(place)
          setInFile(place)
        }}
      />
    )
  }

  function content() {
    if (openPanel === 'problems') return problems()
    if (openPanel === 'everything') return <Everything {...{ state, store, choose, sought, seek }} />
    if (openPanel === 'pictures') return <AllPictures {...{ state, choose }} />
    if (openPanel === 'firstSteps')
      return (
        <FirstSteps
          {...{ store, state, draft, choose }}
          close={() => setOpenPanel(undefined)}
          editingOf={(file) => {
            const whole = selectionAt(state.texts, { file, path: [] })
            return whole && editing(whole)
          }}
        />
      )
    if (openPanel && draft.content) {
      return (
        <BlockChoice
          content={draft.content}
          pictures={state.pictures}
          onChoose={(type) => insert(openPanel, type)}
          onCancel={() => setOpenPanel(undefined)}
        />
      )
    }
    if (chosen && chosen === inFile) {
      const own = draft.diagnostics.filter(({ file }) => file === chosen.file)
      const line = (own.find(({ pointer }) => pathOf(pointer).join('/') === chosen.path.join('/')) ?? own[0])?.line
      const key = [chosen.file, ...chosen.path].join('/')
      return <FileText key={key} store={store} file={chosen.file} line={line ?? 1} diagnostics={own} />
    }
    // The key gives each selection a form of its own: no typed text carries over.
    if (selection)
      return (
        <EditingProvider value={editing(selection)}>
          <SelectionForm key={form} />
        </EditingProvider>
      )
    return draft.content ? <UsualJobs {...{ state, draft, setOpenPanel }} /> : problems()
  }

  function editing(selected: EditorSelection): Editing {
    const { file } = selected
    const open = (path: ValuePath, way?: Way) => {
      const source = { file, path }
      const isSameForm = selectionAt(store.state().texts, source)?.path.join('/') === selected.path.join('/')
      choose(source, isSameForm ? 'instead' : way)
    }
    return {
      selection: selected,
      store,
      state,
      nextFocus,
      setNotice,
      showIn,
      takeCaret,
      back,
      isQuiet,
      leave,
      openNew(path) {
        added({ file, path })
        open(path)
      },
      content: draft.content,
      diagnostics: draft.diagnostics,
      references: (kind) => referencesOf(kind, selected, state),
      insertBlock: (at) => setOpenPanel({ file, at }),
      open,
    }
  }
}
