import { useEffect, useRef, useState } from 'react'
import { type CropBox, type FromFrame, tellFrame, type ToFrame } from '../frame/frame-protocol.ts'
import { previewPicture } from '../frame/preview-picture.ts'
import type { Source } from '../frame/provenance.ts'
import { markedPage } from '../frame/marked-page.ts'
import { useEditing } from '../panel/editing.tsx'
import { messages, uiLanguage } from '../messages/messages.ts'

interface MeasuringFrameProps {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  readonly source: Source
  /** Told the boxes of the first page that shows the picture, each shape once; none where no page shows it. */
  readonly onMeasured: (boxes: readonly CropBox[]) => void
}

/** The real page on a screen of a certain size, seen by nobody: how large a picture is drawn, only its block knows. */
export function MeasuringFrame({ width, height, source, onMeasured }: MeasuringFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { content, state } = useEditing()

  const [waiting] = useState(() => {
    const pages = content?.pages ?? []
    const own = pages.filter(({ file }) => file === source.file)
    return (own.length > 0 ? own : pages).map(({ page }) => page.path)
  })

  useEffect(() => {
    const tell = (message: ToFrame) => tellFrame(frame.current, message)

    function showNext(): void {
      const path = waiting.shift()
      const page =
        path !== undefined &&
        content &&
        markedPage(content, path, uiLanguage, (file) => previewPicture(file, state.pictures, 1600))
      if (page) tell({ kind: 'show', ...page, scheme: 'light' })
      else onMeasured([])
    }

    function onMessage({ data, source: from, origin }: MessageEvent<FromFrame>): void {
      if (origin !== location.origin || from !== frame.current?.contentWindow) return
      if (data.kind === 'ready') showNext()
      else if (data.kind === 'drawn') tell({ kind: 'measure', source })
      else if (data.kind === 'measured') {
        if (data.boxes.length > 0) onMeasured(data.boxes)
        else showNext()
      }
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  })

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- what draws the page is the editor's own program: in a sandbox it would reach neither its files nor the editor
    <iframe
      ref={frame}
      src="frame"
      title={messages.picture.measured}
      aria-hidden
      tabIndex={-1}
      className="measuring"
      style={{ width, height }}
    />
  )
}
