import type { ContentPath } from '../../../content/page/provenance.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'

export interface PagesPanelProps {
  readonly state: EditorState
  readonly store: EditorStore
  /** Shows a page, by its path. */
  readonly show: (path: string) => void
  readonly choose: (source: ContentPath) => void
}

/** The actions on one page. */
export interface OnePageProps extends PagesPanelProps {
  readonly path: string
  readonly file: string
  readonly done: () => void
}
