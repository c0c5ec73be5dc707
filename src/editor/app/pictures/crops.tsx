import type { ValuePath } from '../../../content/model/pointer.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CropBox } from '../frame/frame-protocol.ts'
import { messages } from '../messages/messages.ts'
import { useEditing } from '../panel/editing.tsx'
import type { Point } from './focus-point.tsx'
import { cropMeasure } from './crop-measure.ts'
import { ratioOf } from './ratio.ts'

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
  const { selection, content, state } = useEditing()
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
