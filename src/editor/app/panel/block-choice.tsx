import './block-choice.css'
import { Button } from 'react-aria-components'
import { blockTypesAmong, schemaFiles } from '../../../content/model/schema/schema-files.ts'
import { blockNode } from '../../../content/model/schema/schema-node.ts'
import { messages } from '../messages/messages.ts'
import { BlockPicture, type Examples } from './block-picture.tsx'
import { hintOf, labelOf } from './labels.ts'
import { PanelHeading } from './panel-heading.tsx'
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
