import { Button } from 'react-aria-components'
import { blockTypes } from '../../../content/model/schema/schema-files.ts'
import { blockNode, nameOf, type SchemaNode } from '../../../content/model/schema/schema-node.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { blankOf } from './filled-value.ts'
import { knownNamesIn } from './schema-values.ts'
import { useEditor } from './editing.tsx'
import { hintOf, labelOf } from './labels.ts'
import { Back, PanelHeading } from './panel-heading.tsx'
import { useEffect, useRef } from 'react'
import type { Block } from '../../../content/model/schema/types.generated.ts'
import { editedTexts } from '../../../content/operations/pages/places-in-texts.ts'
import { localisePage } from '../../../content/page/localise.ts'
import { frameAddress, type FromFrame, onMessage, postToFrame } from '../frame/frame-protocol.ts'
import { previewPicture } from '../pictures/picture-address.ts'
import { selectionAt } from './selection.ts'
import { leaving, type NewBlock } from './trail.ts'

/** Every block type, with its name, its purpose and a preview. The one that is chosen is added at position `at` of a page. */
export function BlockChoice({ file, at }: NewBlock) {
  const { store, choose, setOpenPanel, fresh } = useEditor()

  function insert(type: string, node: SchemaNode) {
    const now = store.state()
    // Nothing can be added to a file that can't be parsed: its text is opened instead.
    if (!selectionAt(now.texts, { file, path: [] })) return choose({ file, path: [] })
    const value = blankOf(node, knownNamesIn(now, file))
    const edit = { file, kind: 'insertItem', path: ['blocks'], at, value } as const
    store.change({ label: messages.add(labelOf(type, node)), files: editedTexts(now.texts, [edit]) })
    fresh.added({ file, path: ['blocks', at] })
    leaving()
    choose({ file, path: ['blocks', at] }, 'instead')
  }

  return (
    <>
      <Back onPress={() => setOpenPanel(undefined)} />
      <PanelHeading>{messages.whichBlock}</PanelHeading>
      <ul className="block-choice">
        {blockTypes().map((type) => {
          const node = blockNode(type)
          return (
            <li key={type}>
              <Button className="place" onPress={() => insert(type, node)}>
                <BlockPicture node={node} />
                <b>{labelOf(type, node)}</b>
                <span>{hintOf(node)}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** A preview of a block type: its schema's example, rendered by the site itself with the site's name and pictures. */
function BlockPicture({ node }: { readonly node: SchemaNode }) {
  const { checked, state } = useEditor()
  const [{ content }, { pictures }] = [checked, state]
  const frame = useRef<HTMLIFrameElement>(null)
  const [example] = Array.isArray(node.schema['examples']) ? (node.schema['examples'] as readonly Block[]) : []

  useEffect(() => {
    const { current } = frame
    if (!current || !example || !content) return undefined
    return onMessage<FromFrame>(current, ({ kind }) => {
      if (kind !== 'ready') return
      const [first] = pictures.keys()
      const { name } = content.site
      const shown = { path: '/-', title: name, description: name, blocks: [example] }
      try {
        const page = localisePage(content, shown, uiLanguage, (file) =>
          previewPicture(pictures.has(file) ? file : (first ?? file), pictures, 480),
        )
        postToFrame(current, { kind: 'show', page, sources: [], scheme: 'light' })
      } catch {
        // An example may refer to what this site lacks: the block then has no preview, only its name and description.
      }
    })
  }, [content, pictures, example])

  return (
    <span className="picture-of-block" aria-hidden="true">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- as the page itself */}
      <iframe ref={frame} src={frameAddress} loading="lazy" tabIndex={-1} inert title={nameOf(node)} />
    </span>
  )
}
