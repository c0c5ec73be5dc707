import { Button } from 'react-aria-components'
import { pagesByPath } from '../../../content/operations/pages/places-in-texts.ts'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages } from '../messages/messages.ts'
import { PanelHeading } from '../panel/panel-heading.tsx'
import type { EditorState } from '../state/editor-state.ts'
import { pictureAddress } from './picture-address.ts'
import { pictureUses } from './picture-uses.ts'
import { whereOf } from './where.ts'

interface AllPicturesProps {
  readonly state: EditorState
  readonly choose: (source: ContentPath) => void
}

/** Every place that shows a picture: each leads to its field. */
export function AllPictures({ state: { texts, pictures }, choose }: AllPicturesProps) {
  // The home page first, as visitors meet them; last what belongs to the whole site.
  const order = [...pagesByPath(texts).values()].map(({ file }) => file)
  const rank = (file: string) => (order.indexOf(file) + order.length + 1) % (order.length + 1)
  const uses = pictureUses(texts).toSorted((one, other) => rank(one.source.file) - rank(other.source.file))
  return (
    <>
      <PanelHeading>{messages.whichPicture}</PanelHeading>
      <ul className="all-pictures">
        {uses.map(({ name, source }) => (
          <li key={`${source.file}/${source.path.join('/')}`}>
            <Button onPress={() => choose(source)}>
              <img src={pictureAddress(name, pictures.get(name)?.version ?? '', 400)} alt="" loading="lazy" />
              <span>{whereOf(texts, source)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
