import type { ContentPath } from '../../../content/page/provenance.ts'
import type { Draft } from '../state/draft.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'

export interface EventsPanelProps {
  readonly state: EditorState
  readonly store: EditorStore
  readonly draft: Draft
  readonly choose: (source: ContentPath) => void
}
