import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Content } from '../../../content/model/content.ts'
import type { VersionedPicture } from '../../protocol.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import type { ShownContent } from '../state/shown.ts'
import { previewPicture } from '../pictures/picture-address.ts'
import { frameAddress, type FromFrame, onMessage, postToFrame } from './frame-protocol.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import type { Language } from '../../../content/model/language.ts'
import { pageMarker } from '../state/checked.ts'

/** What pages are rendered from. */
export interface Drawn {
  readonly content: Content
  readonly pictures: ReadonlyMap<string, VersionedPicture>
}

interface View {
  readonly path: string
  readonly language: Language
  readonly width: 'phone' | 'tablet' | 'computer'
  readonly scheme: 'light' | 'dark'
}

/** How the page is viewed: as it was chosen, but in the language of the field that is being written. */
export function useView() {
  const [chosen, choose] = useState<View>({ path: '/', language: uiLanguage, width: 'computer', scheme: 'light' })
  const [writtenIn, showIn] = useState<Language>()
  return {
    view: writtenIn ? { ...chosen, language: writtenIn } : chosen,
    setView(view: View) {
      showIn(undefined)
      choose(view)
    },
    showPage: (path: string) => choose({ ...chosen, path }),
    /** Shows the page in the language that is being written. */
    showIn,
    /** Ends the writing, for an element around all fields. */
    onFocus({ target }: FocusEvent<HTMLElement>) {
      // A click on the page must find there what was seen.
      if (!(target instanceof HTMLIFrameElement) && !target.lang) showIn(undefined)
    },
  }
}

interface PageFrameProps extends Pick<ReturnType<typeof useView>, 'view' | 'setView'> {
  readonly shown: Pick<ShownContent, 'subscribe' | 'current'>
  /** What is rendered in place of the current content: that of a published version. */
  readonly earlier: Drawn | undefined
  readonly chosen: ContentPath | undefined
  /** Another block is wanted, at position `at` of the page. Absent where the page is only looked at. */
  readonly onInsert?: (at: number) => void
  readonly onPick?: (picked: Extract<FromFrame, { kind: 'picked' }>) => void
}

/** The page as visitors see it. A click selects what is under it. */
export function PageFrame({ shown, earlier, view, setView, chosen, onPick, onInsert }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const [markPage] = useState(pageMarker)
  const insertLabel = onInsert ? (earlier ? '' : messages.insertHere) : null

  useEffect(() => {
    if (!frame.current) return undefined
    return onMessage<FromFrame>(frame.current, (data) => {
      if (data.kind === 'ready') setReady(true)
      else if (data.kind === 'language') setView({ ...view, language: data.language })
      else if (data.kind === 'picked') onPick?.(data)
      else if (data.kind === 'insert') onInsert?.(data.at)
    })
  }, [view, setView, onPick, onInsert])

  // The frame subscribes by itself, so that a letter is on the page before the panel is rendered with it.
  const now = useSyncExternalStore(shown.subscribe, shown.current)
  const content = earlier?.content ?? now?.checked.content
  const pictures = earlier?.pictures ?? now?.state.pictures
  useLayoutEffect(() => {
    if (!ready || !content || !pictures) return
    const page = markPage(content, view.path, view.language, (file) => previewPicture(file, pictures, 1600))
    if (page) postToFrame(frame.current, { kind: 'show', ...page, scheme: view.scheme, insertLabel })
  }, [ready, content, pictures, view, markPage, insertLabel])

  useEffect(() => {
    if (ready) postToFrame(frame.current, { kind: 'point', source: chosen })
  }, [ready, chosen])

  const place = useRef<HTMLElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current: main } = place
    if (!main) return undefined
    const measure = () => setRoom(main.getBoundingClientRect())
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(main)
    return () => observer.disconnect()
  }, [])

  return (
    <main className="page-frame" ref={place}>
      {!content && <p className="opening">{messages.unreadable}</p>}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- what draws the page is the editor's own program: in a sandbox it would reach neither its files nor the editor */}
      <iframe
        ref={frame}
        src={frameAddress}
        title={messages.page}
        aria-description={onPick && messages.nothingChosen}
        hidden={!content}
        style={{ ...fitted(view.width, room), colorScheme: view.scheme }}
      />
    </main>
  )
}

/** How wide the page is on each screen, in CSS pixels. */
const widths: Readonly<Record<View['width'], number>> = { phone: 390, tablet: 820, computer: 1280 }

/** On a screen this narrow, the page is as wide as the screen itself. */
const narrow = matchMedia('(width < 60rem)')

/** The page laid out as wide as on the chosen screen, and made smaller where there is less room. */
function fitted(chosen: View['width'], room: { readonly width: number; readonly height: number }) {
  if (narrow.matches) return {}
  const width = chosen === 'computer' ? Math.max(widths.computer, room.width) : widths[chosen]
  const scale = Math.min(1, room.width / width)
  return {
    inlineSize: width,
    blockSize: room.height / scale,
    marginInlineStart: (room.width - width * scale) / 2,
    transform: scale < 1 ? `scale(${scale})` : 'none',
  }
}
