import { valueAtPath } from '../../../content/model/own-property.ts'
import { Button, Dialog, DialogTrigger, Heading, ListBox, ListBoxItem, Modal, Text } from 'react-aria-components'
import { messages, uiLanguage } from '../messages/messages.ts'
import { useEditing } from '../panel/editing.tsx'
import { pictureAddress } from './picture-address.ts'
import { pictureUses } from './picture-uses.ts'
import { whereOf } from './where.ts'

interface PictureChooserProps {
  readonly chosen: string | undefined
  readonly onChoose: (name: string) => void
}

/** Every picture of the site, and where each is shown. */
export function PictureChooser({ chosen, onChoose }: PictureChooserProps) {
  return (
    <DialogTrigger>
      <Button>{messages.picture.there}</Button>
      <Modal isDismissable className="pictures-modal">
        <Dialog>
          {({ close }) => (
            <>
              <header>
                <Heading slot="title">{messages.picture.all}</Heading>
                <Button onPress={close}>{messages.close}</Button>
              </header>
              <Pictures
                chosen={chosen}
                onChoose={(name) => {
                  close()
                  onChoose(name)
                }}
              />
            </>
          )}
        </Dialog>
      </Modal>
    </DialogTrigger>
  )
}

function Pictures({ chosen, onChoose }: PictureChooserProps) {
  const { state } = useEditing()
  const uses = pictureUses(state.texts)
  return (
    <ListBox
      aria-label={messages.picture.all}
      layout="grid"
      selectionMode="single"
      selectedKeys={chosen === undefined ? [] : [chosen]}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        const [name] = keys
        if (name !== undefined && name !== chosen) onChoose(String(name))
      }}
    >
      {[...state.pictures].map(([name, { version }]) => {
        const own = uses.filter((use) => use.name === name)
        const shows = own
          .map(({ value }) => valueAtPath(value, ['alt', uiLanguage]))
          .find((text) => typeof text === 'string')
        return (
          <ListBoxItem key={name} id={name} textValue={name}>
            <img src={pictureAddress(name, version, 400)} alt="" loading="lazy" />
            <Text slot="label">{name}</Text>
            <Text slot="description">
              {shows && `${shows}. `}
              {own.length > 0
                ? messages.picture.shownAt(own.map(({ source }) => whereOf(state.texts, source)))
                : messages.picture.notShown}
            </Text>
          </ListBoxItem>
        )
      })}
    </ListBox>
  )
}
