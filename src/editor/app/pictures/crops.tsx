import type { Page } from '../../../content/page/page.ts'
import { frameAddress, type CropBox, type FromFrame, onMessage, postToFrame } from '../frame/frame-protocol.ts'
import type { Drawn } from '../frame/page-frame.tsx'
import { pageMarker } from '../state/checked.ts'
import { previewPicture } from './picture-address.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import type { ValuePath } from '../../../content/model/source.ts'
import { type CSSProperties, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useEditing } from '../panel/editing.tsx'
import { labelOf } from '../panel/labels.ts'
import type { PictureFacts } from '../../../content/model/content-source.ts'
import { fieldsOf, type SchemaNode } from '../../../content/model/schema/schema-node.ts'

/** The aspect ratio of a picture, for the style sheet to calculate with: width by height. */
const ratioOf = ({ width, height }: Omit<CropBox, 'corners'>) => ({ '--ratio': width / height }) as CSSProperties

/** In per cent from the top left corner. */
type Point = Readonly<Record<'x' | 'y', number>>

const percent = (part: number): number => Math.min(100, Math.max(0, Math.round(part * 100)))

interface FocusPointProps {
  readonly address: string
  /** The dimensions of the picture: they reserve its space before it has loaded. */
  readonly facts: PictureFacts
  readonly path: ValuePath
  readonly node: SchemaNode
  /** Undefined if none is set: it is the middle then. */
  readonly point: Point | undefined
}

/** The whole picture: a tap, not a finger that scrolls, or the arrow keys, set the point that must not be cropped. */
export function FocusPoint({ address, facts, path, node, point }: FocusPointProps) {
  const { store, write } = useEditing()
  const shown = point ?? { x: 50, y: 50 }
  const label = labelOf('focus', node)

  function set({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    store.seal()
    write(path, { x: percent((clientX - left) / width), y: percent((clientY - top) / height) }, label)
  }

  return (
    <div role="group" aria-label={label}>
      <div className="focus-picture" style={'fault' in facts ? undefined : ratioOf(facts)} onPointerUp={set}>
        <img src={address} alt="" draggable={false} />
        <span className="point" style={{ left: `${shown.x}%`, top: `${shown.y}%` }} />
        {fieldsOf(node).map(({ key, node: field }) =>
          key === 'x' || key === 'y' ? (
            <input
              key={key}
              type="range"
              min={0}
              max={100}
              aria-label={labelOf(key, field)}
              value={shown[key]}
              onChange={({ target }) =>
                // The first change adds the point, later ones move it.
                write(path, { ...shown, [key]: Number(target.value) }, label, point && 'bit by bit')
              }
              onBlur={() => store.seal()}
            />
          ) : null,
        )}
      </div>
      <p className="hint">{messages.picture.focus}</p>
    </div>
  )
}

/** The screens for which crops are shown, in CSS pixels. */
const screens = [
  { name: 'phone', opened: measuringFrame(390, 844) },
  { name: 'computer', opened: measuringFrame(1440, 900) },
] as const

/**
 * An invisible frame for the real page: only a block knows how large it renders a picture. It is opened when something
 * is first measured and then kept, so that later clicks need not wait for it.
 */
function measuringFrame(width: number, height: number): () => Promise<HTMLIFrameElement> {
  let opened: Promise<HTMLIFrameElement> | undefined
  const open = (resolve: (frame: HTMLIFrameElement) => void) => {
    const frame = Object.assign(document.createElement('iframe'), {
      src: frameAddress,
      title: messages.picture.measured,
      ariaHidden: 'true',
      tabIndex: -1,
      className: 'measuring',
    })
    Object.assign(frame.style, { width: `${width}px`, height: `${height}px` })
    onMessage<FromFrame>(frame, ({ kind }) => kind === 'ready' && resolve(frame))
    document.body.append(frame)
  }
  return () => (opened ??= new Promise(open))
}

/** The distinct boxes of a picture on the first page that shows it; none if no page does. */
function boxesOf(frame: HTMLIFrameElement, { content, pictures }: Drawn, source: ContentPath): readonly CropBox[] {
  let boxes: readonly CropBox[] = []
  const own = content.pages.filter(({ file }) => file === source.file)
  for (const { page } of own.length > 0 ? own : content.pages) {
    const marked = pageMarker()(content, page.path, uiLanguage, (file) => previewPicture(file, pictures, 1600))
    if (!marked) continue
    postToFrame(frame, { kind: 'show', ...marked, page: withoutOthers(marked.page, source), scheme: 'light' })
    postToFrame(frame, { kind: 'measure', source, take: (found) => (boxes = found) })
    if (boxes.length > 0) break
  }
  return boxes
}

/** The page reduced to the block that shows the picture and the first block, which may look unlike the others. */
const withoutOthers = (page: Page, { path: [list, index] }: ContentPath): Page =>
  list === 'blocks' ? { ...page, blocks: page.blocks.filter((_, at) => at === 0 || at === index) } : page

/** Milliseconds that a picture is open before it is measured, so that somebody just passing through is not held up. */
const pause = 200

/** The picture as its place crops it on a phone and on a computer. Another picture or place is another instance. */
export function Crops({ path, address, point }: Omit<FocusPointProps, 'facts' | 'node'>) {
  const { selection, checked, state } = useEditing()
  const [boxes, setBoxes] = useState<Readonly<Record<string, readonly CropBox[]>>>({})
  const measure = useEffectEvent((name: string, frame: HTMLIFrameElement) => {
    if (!checked.content) return
    const found = boxesOf(frame, { content: checked.content, pictures: state.pictures }, { file: selection.file, path })
    setBoxes((known) => ({ ...known, [name]: found }))
  })
  const crops = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isLeft = false
    let timer = 0
    const measureAll = () => {
      for (const { name, opened } of screens) void opened().then((frame) => !isLeft && measure(name, frame))
    }
    // Only what is in sight is measured: in a long form a picture may be far below.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      timer = window.setTimeout(measureAll, pause)
    })
    if (crops.current) observer.observe(crops.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      isLeft = true
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
const tenth = (part = 50) => Math.round(part / 10) * 10
