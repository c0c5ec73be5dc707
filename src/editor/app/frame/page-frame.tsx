import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Content } from '../../../content/content.ts'
import type { VersionedPicture } from '../../protocol.ts'
import { messages } from '../messages/messages.ts'
import type { Drafts } from '../state/drafts.ts'
import type { View } from '../view.ts'
import { previewPicture } from './preview-picture.ts'
import { pageMarker } from './marked-page.ts'
import { type FromFrame, tellFrame, type ToFrame } from './frame-protocol.ts'
import type { ContentPath } from './provenance.ts'

/** What pages are drawn of. */
export interface Drawn {
  readonly content: Content
  readonly pictures: ReadonlyMap<string, VersionedPicture>
}

interface PageFrameProps {
  readonly drafts: Drafts
  /** What is drawn in place of the draft, as it was in a published version. */
  readonly earlier: Drawn | undefined
  readonly view: View
  readonly setView: (view: View) => void
  readonly chosen: ContentPath | undefined
  /** She wants another block, as number `at` of the page's. */
  readonly onInsert: (at: number) => void
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly onPick: (picked: Extract<FromFrame, { kind: 'picked' }>) => void
}

/** Her page as visitors see it. A click on anything chooses it. */
export function PageFrame({ drafts, earlier, view, setView, chosen, undo, redo, onPick, onInsert }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const [markPage] = useState(pageMarker)
  const tell = useCallback((message: ToFrame) => tellFrame(frame.current, message), [])

  useEffect(() => {
    const onMessage = ({ data, source, origin }: MessageEvent<FromFrame>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.kind === 'ready') setReady(true)
      else if (data.kind === 'language') setView({ ...view, language: data.language })
      else if (data.kind === 'picked') onPick(data)
      else if (data.kind === 'undo') void undo()
      else if (data.kind === 'redo') void redo()
      else if (data.kind === 'insert') onInsert(data.at)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [view, setView, undo, redo, onPick, onInsert])

  // It asks by itself, so that a letter is on the page before the panel is drawn with it.
  const now = useSyncExternalStore(drafts.subscribe, drafts.shown)
  const content = earlier?.content ?? now?.draft.content
  const pictures = earlier?.pictures ?? now?.state.pictures
  useLayoutEffect(() => {
    if (!ready || !content || !pictures) return
    const page = markPage(content, view.path, view.language, (file) => previewPicture(file, pictures, 1600))
    if (page) tell({ kind: 'show', ...page, scheme: view.scheme, insertLabel: messages.insertHere })
  }, [ready, content, pictures, view, markPage, tell])

  useEffect(() => {
    if (ready) tell({ kind: 'point', source: chosen })
  }, [ready, chosen, tell])

  return (
    <main className="page-frame" data-width={view.width}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- what draws the page is the editor's own program: in a sandbox it would reach neither its files nor the editor */}
      <iframe ref={frame} src="frame" title={messages.page} data-scheme={view.scheme} />
    </main>
  )
}
