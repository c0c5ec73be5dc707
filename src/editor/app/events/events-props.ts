import type { ContentPath } from '../frame/provenance.ts'
import type { Draft } from '../state/draft.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'
import type { EventForm } from './new-event.ts'

export type BegunEvents = Map<EventForm['kind'], EventForm>

export interface EventsPanelProps {
  readonly state: EditorState
  readonly store: EditorStore
  readonly draft: Draft
  readonly choose: (source: ContentPath) => void
  /** Events that have been begun in the form and not created yet. */
  readonly begun: BegunEvents
}
