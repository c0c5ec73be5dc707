import { useCallback, useEffect, useRef, useState } from 'react'
import type { Content } from '../../../content/content.ts'
import type { LocalisedPicture } from '../../../content/localise/localised.ts'
import type { VersionedPicture } from '../../protocol.ts'
import { messages } from '../messages/messages.ts'
import { markedPage } from '../state/draft.ts'
import { pictureAddress } from '../state/server-client.ts'
import type { View } from '../view.ts'
import type { FromFrame, ToFrame } from './frame-protocol.ts'
import type { Source } from './provenance.ts'

interface PageFrameProps {
  readonly content: Content
  readonly pictures: ReadonlyMap<string, VersionedPicture>
  readonly view: View
  readonly setView: (view: View) => void
  readonly chosen: Source | undefined
  readonly choose: (source: Source) => void
}

/** Her page as visitors see it. A click on anything chooses it. */
export function PageFrame({ content, pictures, view, setView, chosen, choose }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const tell = useCallback((message: ToFrame) => {
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [])

  useEffect(() => {
    const onMessage = ({ data, source, origin }: MessageEvent<FromFrame>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data.kind === 'ready') setReady(true)
      else if (data.kind === 'language') setView({ ...view, language: data.language })
      else if (data.kind === 'picked') choose(data.source)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [view, setView, choose])

  useEffect(() => {
    if (!ready) return
    const page = markedPage(content, view.path, view.language, (file) => previewPicture(file, pictures))
    if (page) tell({ kind: 'show', ...page, scheme: view.scheme })
  }, [ready, content, pictures, view, tell])

  useEffect(() => {
    if (ready) tell({ kind: 'point', source: chosen })
  }, [ready, chosen, tell])

  return (
    <div className="page-frame" data-width={view.width}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- what draws the page is the editor's own program: in a sandbox it would reach neither its files nor the editor */}
      <iframe ref={frame} src="frame" title={messages.page} data-scheme={view.scheme} />
    </div>
  )
}

/** A picture as it lies in the folder, in place of the forms that a build makes of it. */
export function previewPicture(
  file: string,
  pictures: ReadonlyMap<string, VersionedPicture>,
): Omit<LocalisedPicture, 'file' | 'alt'> {
  const { facts, version } = pictures.get(file) ?? { facts: { width: 3, height: 2 }, version: '' }
  const { width, height } = 'fault' in facts ? { width: 3, height: 2 } : facts
  return {
    width,
    height,
    src: pictureAddress(file, version, 1600),
    sources: [],
    placeholder: { columns: 1, colours: [] },
  }
}
