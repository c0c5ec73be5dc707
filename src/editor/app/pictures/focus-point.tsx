import type { CSSProperties, PointerEvent } from 'react'
import type { ValuePath } from '../../../content/model/pointer.ts'
import type { PictureFacts } from '../../../content/model/content-source.ts'
import { fieldsOf, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { messages } from '../messages/messages.ts'
import { useEditing, useWrite } from '../panel/editing.tsx'
import { labelOf } from '../panel/labels.ts'

declare module 'react' {
  interface CSSProperties {
    /** The aspect ratio of a picture, for the style sheet to calculate with: width by height. */
    '--ratio'?: number
  }
}

/** @param shape in pixels */
export const ratioOf = (shape: { readonly width: number; readonly height: number }): CSSProperties => ({
  '--ratio': shape.width / shape.height,
})

/** In per cent from the top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

const percent = (part: number): number => Math.min(100, Math.max(0, Math.round(part * 100)))

const middle: Point = { x: 50, y: 50 }

interface FocusPointProps {
  readonly address: string
  /** The dimensions of the picture: they reserve its space before it has loaded. */
  readonly facts: PictureFacts
  readonly path: ValuePath
  readonly node: SchemaNode
  /** Undefined if none is set: it is the middle then. */
  readonly point: Point | undefined
}

/** The whole picture: a click, or the arrow keys, set the point that must not be cropped. */
export function FocusPoint({ address, facts, path, node, point }: FocusPointProps) {
  const { store } = useEditing()
  const write = useWrite()
  const shown = point ?? middle
  const label = labelOf('focus', node)

  function touch({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    store.seal()
    write(path, { x: percent((clientX - left) / width), y: percent((clientY - top) / height) }, label)
  }

  return (
    <div className="focus-point" role="group" aria-label={label}>
      <div className="focus-picture" style={'fault' in facts ? undefined : ratioOf(facts)} onPointerDown={touch}>
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
