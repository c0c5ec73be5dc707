import './panel.css'
import { useState } from 'react'
import { applyEdit } from '../../../content/edit/apply-edit.ts'
import { blockNode } from '../../../content/schema/schema-node.ts'
import type { ContentPath } from '../frame/provenance.ts'
import { messages } from '../messages/messages.ts'
import type { Draft } from '../state/draft.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import { blankOf } from './blank.ts'
import { BlockChoice } from './block-choice.tsx'
import { Conflicts } from './conflicts.tsx'
import { EditingProvider } from './editing.tsx'
import { Everything } from './everything.tsx'
import { labelOf } from './labels.ts'
import { Problems } from './problems.tsx'
import { referencesOf } from './references.ts'
import { thingAt } from './thing.ts'
import { createNextFocus } from './use-actions-focus.ts'
import { ThingForm } from './thing-form.tsx'

/** Where a block is to be added: position `at` of a page. */
export interface NewBlock {
  readonly file: string
  readonly at: number
}

/** What may be shown in place of the selected thing. */
export type Over = 'pages' | 'events' | 'publishing' | 'everything' | 'problems' | NewBlock

export interface PanelProps {
  readonly store: EditorStore
  readonly state: EditorState
  readonly draft: Draft
  readonly chosen: ContentPath | undefined
  readonly choose: (source: ContentPath | undefined) => void
  readonly over: Exclude<Over, 'pages' | 'events' | 'publishing'> | undefined
  readonly setOver: (over: Over | undefined) => void
}

/** The fields of what was clicked on the page, and nothing else. */
export function Panel({ store, state, draft, chosen, choose, over, setOver }: PanelProps) {
  const [nextFocus] = useState(createNextFocus)
  const thing = chosen && thingAt(state.texts, chosen)

  function insert({ file, at }: NewBlock, type: string) {
    const node = blockNode(type)
    const now = store.state()
    const page = thingAt(now.texts, { file, path: [] })
    const references = (kind: string) => (page ? referencesOf(kind, page, now) : [])
    const edit = { kind: 'insertItem', path: ['blocks'], at, value: blankOf(node, references) } as const
    const text = applyEdit(now.texts.get(file) ?? '', edit)
    store.change({ label: messages.add(labelOf(type, node)), files: new Map([[file, text]]) })
    choose({ file, path: ['blocks', at] })
  }

  return (
    <section className="panel" aria-label={messages.panel}>
      <Conflicts {...{ state, store }} />
      {content()}
    </section>
  )

  function content() {
    if (over === 'problems') return <Problems diagnostics={draft.diagnostics} store={store} choose={choose} />
    if (over === 'everything') return <Everything texts={state.texts} choose={choose} />
    if (over && draft.content) {
      return (
        <BlockChoice
          content={draft.content}
          pictures={state.pictures}
          onChoose={(type) => insert(over, type)}
          onCancel={() => setOver(undefined)}
        />
      )
    }
    if (!thing) return <p>{messages.nothingChosen}</p>
    return (
      <EditingProvider
        value={{
          thing,
          store,
          state,
          nextFocus,
          content: draft.content,
          diagnostics: draft.diagnostics,
          references: (kind) => referencesOf(kind, thing, state),
          insertBlock: (at) => setOver({ file: thing.file, at }),
          open: (path) => choose({ file: thing.file, path }),
        }}
      >
        {/* A different thing is a different form: nothing typed in one is left in the next. */}
        <ThingForm key={`${thing.file}/${thing.path.join('/')}`} />
      </EditingProvider>
    )
  }
}
