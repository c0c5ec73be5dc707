import { valueAtPath, fileKind } from '../../../content/model/source.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { nodeAt } from '../../../content/model/schema/schema-node.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { labelOf, pageTitleOf } from '../panel/labels.ts'
import { Button, Dialog, DialogTrigger, Heading, ListBox, ListBoxItem, Modal } from 'react-aria-components'
import { useEditor } from '../panel/editing.tsx'
import { pictureAddress } from './picture-address.ts'
import { pictureUses } from './picture-places.ts'
import { subjectIn } from '../../../content/operations/place-words.ts'
import { pagesIn } from '../../../content/operations/pages/places-in-texts.ts'
import { PanelHeading } from '../panel/panel-heading.tsx'

/** Where a picture is shown, in words: the nearest part around it that has a name, and its page. */
export function whereOf(texts: ReadonlyMap<string, string>, { file, path }: ContentPath): string {
  const value = readValue(texts.get(file) ?? '')
  const named = path.map((_, length) => subjectIn({ file, path: path.slice(0, length) }, value, uiLanguage)).slice(1)
  const key = path.findLast((step) => typeof step === 'string') ?? ''
  const name = named.findLast((each) => each !== undefined) ?? labelOf(String(key), nodeAt(fileKind(file), value, path))
  const page = valueAtPath(value, ['path'])
  if (typeof page !== 'string') return name
  return `${name} (${page === '/' ? messages.picture.home : pageTitleOf(texts, file)})`
}

interface PictureChooserProps {
  readonly chosen: string | undefined
  readonly onChoose: (name: string) => void
}

/** Every picture of the site, and where each is shown. */
export const PictureChooser = ({ chosen, onChoose }: PictureChooserProps) => (
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

function Pictures({ chosen, onChoose }: PictureChooserProps) {
  const { state } = useEditor()
  const uses = pictureUses(state.texts)
  return (
    <ListBox
      aria-label={messages.picture.all}
      layout="grid"
      selectionMode="single"
      selectedKeys={chosen === undefined ? [] : [chosen]}
      disallowEmptySelection
      onSelectionChange={([name]) => name !== undefined && name !== chosen && onChoose(String(name))}
    >
      {[...state.pictures].map(([name, { version }]) => {
        const own = uses.filter((use) => use.name === name)
        const shows = own
          .map(({ value }) => valueAtPath(value, ['alt', uiLanguage]))
          .find((text) => typeof text === 'string')
        return (
          <ListBoxItem key={name} id={name} textValue={name}>
            <img src={pictureAddress(name, version, 400)} alt="" loading="lazy" />
            {/* All of it is the name of the option. In slots, what is seen would not be in its name. */}
            <span>{name}</span>
            <span>
              {shows && `${shows}. `}
              {own.length > 0
                ? messages.picture.shownAt(own.map(({ source }) => whereOf(state.texts, source)))
                : messages.picture.notShown}
            </span>
          </ListBoxItem>
        )
      })}
    </ListBox>
  )
}

/** Every place that shows a picture: each leads to its field. */
export function AllPictures() {
  const { state, choose } = useEditor()
  // The home page first, as visitors meet them; last what belongs to the whole site.
  const order = pagesIn(state.texts).map(({ file }) => file)
  const rank = (file: string) => (order.indexOf(file) + order.length + 1) % (order.length + 1)
  const uses = pictureUses(state.texts).toSorted((one, other) => rank(one.source.file) - rank(other.source.file))
  return (
    <>
      <PanelHeading>{messages.whichPicture}</PanelHeading>
      <ul className="all-pictures">
        {uses.map(({ name, source, value }) => (
          <li key={`${source.file}/${source.path.join('/')}`}>
            <Button onPress={() => choose(source)}>
              <img
                src={pictureAddress(name, state.pictures.get(name)?.version ?? '', 400)}
                alt={String(valueAtPath(value, ['alt', uiLanguage]) ?? '')}
                loading="lazy"
              />
              <span>{whereOf(state.texts, source)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
