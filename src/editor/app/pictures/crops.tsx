import { useState } from 'react'
import type { Path } from '../../../content/edit/edit.ts'
import type { VersionedPicture } from '../../protocol.ts'
import type { CropBox } from '../frame/frame-protocol.ts'
import { messages } from '../messages/messages.ts'
import { useEditing } from '../panel/editing.tsx'
import type { Point } from './focus-point.tsx'
import { MeasuringFrame } from './measuring-frame.tsx'
import { ratioOf } from './ratio.ts'

/** What the page is looked at with. In CSS pixels. */
const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'computer', width: 1440, height: 900 },
] as const

interface CropsProps {
  readonly source: Path
  readonly address: string
  readonly point: Point | undefined
  readonly picture: VersionedPicture
}

/** The picture as its place crops it on a phone and on a computer. */
export function Crops({ source, address, point, picture }: CropsProps) {
  const { thing } = useEditing()
  const [boxes, setBoxes] = useState<Readonly<Record<string, readonly CropBox[]>>>({})
  return (
    <div className="crops">
      {screens.map(({ name, width, height }) => (
        <div key={name}>
          <MeasuringFrame
            key={picture.version}
            width={width}
            height={height}
            source={{ file: thing.file, path: source }}
            onMeasured={(found) => setBoxes((known) => ({ ...known, [name]: found }))}
          />
          {boxes[name]?.map((box) => (
            <figure key={`${box.width}×${box.height}`}>
              <div style={{ ...ratioOf(box), borderRadius: `${box.round * 100}%` }}>
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

/** The page has a class for each tenth of the way: see the site's `Picture`. */
const tenth = (percent = 50) => Math.round(percent / 10) * 10
