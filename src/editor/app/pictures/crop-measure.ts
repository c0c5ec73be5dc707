import type { Content } from '../../../content/model/content.ts'
import type { Page } from '../../../content/page/page.ts'
import type { VersionedPicture } from '../../protocol.ts'
import { type CropBox, type FromFrame, postToFrame } from '../frame/frame-protocol.ts'
import { pageMarker } from '../frame/marked-page.ts'
import { previewPicture } from '../frame/preview-picture.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages, uiLanguage } from '../messages/messages.ts'

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
export type CropMeasure = (measured: Measured, signal: AbortSignal) => Promise<readonly CropBox[]>

/**
 * The real page in an invisible frame of a given size: only a block knows how large it renders a picture. It is created
 * when something is first measured and then kept, so that later clicks need not wait for it.
 *
 * @param width in CSS pixels, like the height
 */
export function cropMeasure(width: number, height: number): CropMeasure {
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
