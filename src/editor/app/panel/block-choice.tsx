import { Button } from 'react-aria-components'
import { blockTypesAmong, schemaFiles } from '../../../content/model/schema/schema-files.ts'
import { blockNode, nameOf, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { hintOf, labelOf } from './labels.ts'
import { PanelHeading } from './panel-heading.tsx'
import { useEffect, useRef } from 'react'
import type { Block } from '../../../content/model/schema/types.generated.ts'
import type { Content } from '../../../content/model/content.ts'
import type { VersionedPicture } from '../../protocol.ts'
import { type FromFrame, postToFrame, type ToFrame } from '../frame/frame-protocol.ts'
import { markedPage } from '../frame/marked-page.ts'
import { previewPicture } from '../pictures/picture-address.ts'

interface BlockChoiceProps extends Examples {
  readonly onChoose: (type: string) => void
  readonly onCancel: () => void
}

/** Every block type, with its name, its purpose and a preview. */
export function BlockChoice({ onChoose, onCancel, content, pictures }: BlockChoiceProps) {
  const types = blockTypesAmong(schemaFiles.keys())
  return (
    <div className="block-choice">
      <nav>
        <Button onPress={onCancel}>{messages.back}</Button>
      </nav>
      <PanelHeading>{messages.whichBlock}</PanelHeading>
      <ul>
        {types.map((type) => {
          const node = blockNode(type)
          return (
            <li key={type}>
              <Button className="place" onPress={() => onChoose(type)}>
                <BlockPicture {...{ node, content, pictures }} />
                <b>{labelOf(type, node)}</b>
                <span>{hintOf(node)}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What the examples are rendered with: the site's own name, phones and pictures. */
interface Examples {
  readonly content: Content
  readonly pictures: ReadonlyMap<string, VersionedPicture>
}

/** A preview of a block type: its schema's example, rendered by the site itself. */
function BlockPicture({ node, content, pictures }: Examples & { readonly node: SchemaNode }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [example] = Array.isArray(node.schema['examples']) ? (node.schema['examples'] as readonly Block[]) : []

  useEffect(() => {
    const onMessage = ({ data, source, origin }: MessageEvent<FromFrame>) => {
      const target = frame.current?.contentWindow
      if (origin !== location.origin || source !== target || data.kind !== 'ready' || !example) return
      const [first] = pictures.keys()
      const page = { path: '/', title: content.site.name, description: content.site.name, blocks: [example] }
      const pages = [...content.pages, { file: '', page: { ...page, path: '/-' } }]
      try {
        const marked = markedPage({ ...content, pages }, '/-', uiLanguage, (file) =>
          previewPicture(pictures.has(file) ? file : (first ?? file), pictures, 480),
        )
        const message: ToFrame | undefined = marked && { kind: 'show', ...marked, scheme: 'light' }
        if (message) postToFrame(frame.current, message)
      } catch {
        // An example may refer to something that this site lacks: the block then has no preview, only its name and
        // description.
      }
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [content, pictures, example])

  return (
    <span className="picture-of-block" aria-hidden="true">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- as the page itself */}
      <iframe ref={frame} src="frame" loading="lazy" tabIndex={-1} inert title={nameOf(node)} />
    </span>
  )
}
