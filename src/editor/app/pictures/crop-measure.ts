import type { Content } from '../../../content/content.ts'
import type { Page } from '../../../content/localise/page.ts'
import type { VersionedPicture } from '../../protocol.ts'
import { type CropBox, type FromFrame, tellFrame } from '../frame/frame-protocol.ts'
import { pageMarker } from '../frame/marked-page.ts'
import { previewPicture } from '../frame/preview-picture.ts'
import type { ContentPath } from '../frame/provenance.ts'
import { messages, uiLanguage } from '../messages/messages.ts'

interface Measured {
  readonly content: Content
  readonly pictures: ReadonlyMap<string, VersionedPicture>
  /** Where the picture stands. */
  readonly source: ContentPath
}

/**
 * Gives the boxes of the first page that shows the picture, each shape once; none where no page shows it, or nobody
 * waits for them any more.
 */
export type CropMeasure = (measured: Measured, signal: AbortSignal) => Promise<readonly CropBox[]>

/**
 * The real page on a screen of a certain size, seen by nobody: how large a picture is drawn, only its block knows. It is
 * opened when something is first measured, and stays: whatever she clicks on next is not kept waiting by it.
 *
 * @param width in CSS pixels, as the height
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
      const drawn = heard(frame, 'drawn')
      tellFrame(frame, { kind: 'show', ...marked, page: withoutOthers(marked.page, source), scheme: 'light' })
      await drawn
      const answer = heard(frame, 'measured')
      tellFrame(frame, { kind: 'measure', source })
      const { boxes } = await answer
      if (boxes.length > 0) return boxes
    }
    return []
  }
}

/** The page with no block but the one that shows the picture, and the first, which may look unlike the others. */
function withoutOthers(page: Page, { path: [list, index] }: ContentPath): Page {
  return list === 'blocks' ? { ...page, blocks: page.blocks.filter((_, at) => at === 0 || at === index) } : page
}

/** Opens a frame; nothing where that took longer than anybody waited, as it does when the program has ended. */
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
  const ready = heard(frame, 'ready', signal)
  const left = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
  document.body.append(frame)
  if (await Promise.race([ready, left])) return frame
  frame.remove()
  return undefined
}

/** The next message of a kind that the frame sends; it is waited for until the signal. */
function heard<Kind extends FromFrame['kind']>(
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
