import type { Content } from '../../../content/model/content.ts'
import type { Page } from '../../../content/page/page.ts'
import type { VersionedPicture } from '../../protocol.ts'
import { type CropBox, type FromFrame, postToFrame } from '../frame/frame-protocol.ts'
import { pageMarker } from '../frame/marked-page.ts'
import { previewPicture } from './picture-address.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import type { ValuePath } from '../../../content/model/pointer.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEditing } from '../panel/editing.tsx'
import { type Point, ratioOf } from './focus-point.tsx'

interface Measured {
  readonly content: Content
  readonly pictures: ReadonlyMap<string, VersionedPicture>
  /** Where the picture is. */
  readonly source: ContentPath
}

/**
 * Gives the distinct boxes of the picture on the first page that shows it; undefined if no page does, or if the result
 * is no longer wanted.
 */
type CropMeasure = (measured: Measured, signal: AbortSignal) => Promise<readonly CropBox[]>

/**
 * The real page in an invisible frame of a given size: only a block knows how large it renders a picture. It is created
 * when something is first measured and then kept, so that later clicks need not wait for it.
 *
 * @param width in CSS pixels, like the height
 */
function cropMeasure(width: number, height: number): CropMeasure {
  const markPage = pageMarker()
  let frame: HTMLIFrameElement | undefined
  let turn: Promise<unknown> = Promise.resolve()

  return (measured, signal) => {
    const next = turn.then(() => boxesOf(measured, signal))
    turn = next.catch(() => undefined)
    return next
  }

  async function boxesOf({ content, pictures, source }: Measured, signal: AbortSignal): Promise<readonly CropBox[]> {
    frame ??= await opened(width, height, signal)
    const own = content.pages.filter(({ file }) => file === source.file)
    for (const { page } of own.length > 0 ? own : content.pages) {
      if (!frame || signal.aborted) break
      const marked = markPage(content, page.path, uiLanguage, (file) => previewPicture(file, pictures, 1600))
      if (!marked) continue
      const rendered = nextMessage(frame, 'rendered')
      postToFrame(frame, { kind: 'show', ...marked, page: withoutOthers(marked.page, source), scheme: 'light' })
      await rendered
      const answer = nextMessage(frame, 'measured')
      postToFrame(frame, { kind: 'measure', source })
      const { boxes } = await answer
      if (boxes.length > 0) return boxes
    }
    return []
  }
}

/**
 * The page reduced to the block that shows the picture and the first block, which may look different from the others.
 */
function withoutOthers(page: Page, { path: [list, index] }: ContentPath): Page {
  return list === 'blocks' ? { ...page, blocks: page.blocks.filter((_, at) => at === 0 || at === index) } : page
}

/** Opens a frame; undefined if that took too long, as it does when the server is gone. */
async function opened(width: number, height: number, signal: AbortSignal): Promise<HTMLIFrameElement | undefined> {
  if (signal.aborted) return undefined
  const frame = Object.assign(document.createElement('iframe'), {
    src: 'frame',
    title: messages.picture.measured,
    ariaHidden: 'true',
    tabIndex: -1,
    className: 'measuring',
  })
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px` })
  const ready = nextMessage(frame, 'ready', signal)
  const left = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
  document.body.append(frame)
  if (await Promise.race([ready, left])) return frame
  frame.remove()
  return undefined
}

/** The next message of a kind from the frame; it never resolves if the signal aborts first. */
function nextMessage<Kind extends FromFrame['kind']>(
  frame: HTMLIFrameElement,
  kind: Kind,
  signal?: AbortSignal,
): Promise<Extract<FromFrame, { kind: Kind }>> {
  return new Promise((resolve) => {
    const listen = ({ data, source, origin }: MessageEvent<FromFrame>) => {
      if (origin !== location.origin || source !== frame.contentWindow || data.kind !== kind) return
      removeEventListener('message', listen)
      resolve(data as Extract<FromFrame, { kind: Kind }>)
    }
    addEventListener('message', listen, signal && { signal })
  })
}

/** The screens for which crops are shown, in CSS pixels. */
const screens = [
  { name: 'phone', measure: cropMeasure(390, 844) },
  { name: 'computer', measure: cropMeasure(1440, 900) },
] as const

/** Milliseconds that a picture is open before it is measured, so that somebody just passing through is not held up. */
const pause = 200

interface CropsProps {
  readonly source: ValuePath
  readonly address: string
  readonly point: Point | undefined
}

/**
 * The picture as its place crops it on a phone and on a computer. It is measured once: another picture or place is
 * another instance.
 */
export function Crops({ source, address, point }: CropsProps) {
  const { selection, draft, state } = useEditing()
  const { content } = draft
  const [boxes, setBoxes] = useState<Readonly<Record<string, readonly CropBox[]>>>({})
  const measureAll = useEffectEvent((signal: AbortSignal) => {
    if (!content) return
    for (const { name, measure } of screens) {
      const measured = { content, pictures: state.pictures, source: { file: selection.file, path: source } }
      void measure(measured, signal).then((found) => {
        if (!signal.aborted) setBoxes((known) => ({ ...known, [name]: found }))
      })
    }
  })
  const crops = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const left = new AbortController()
    let timer = 0
    // Only what is in sight is measured: in a long form a picture may be far below.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      timer = window.setTimeout(() => measureAll(left.signal), pause)
    })
    if (crops.current) observer.observe(crops.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      left.abort()
    }
  }, [])
  return (
    <div className="crops" ref={crops}>
      {screens.map(({ name }) => (
        <div key={name}>
          {boxes[name]?.map((box) => (
            <figure key={`${box.width}×${box.height}`}>
              <div style={{ ...ratioOf(box), borderRadius: box.corners }}>
                <img src={address} alt="" style={{ objectPosition: `${tenth(point?.x)}% ${tenth(point?.y)}%` }} />
              </div>
              <figcaption>{messages.widths[name]}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The page has a class for each tenth of the range: see the site's `Picture`. */
const tenth = (percent = 50) => Math.round(percent / 10) * 10
