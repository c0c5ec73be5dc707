import { useMemo, useState } from 'react'
import { Button, Input, Label, SearchField } from 'react-aria-components'
import type { ContentPath } from '../../../content/page/provenance.ts'
import { messages } from '../messages/messages.ts'
import { PanelHeading } from './panel-heading.tsx'
import { type EditableText, editableTexts } from './editable-texts.ts'

interface EverythingProps {
  readonly texts: ReadonlyMap<string, string>
  readonly choose: (source: ContentPath) => void
}

/** How many are shown at once: more than anybody reads through, and few enough to render quickly. */
const most = 80

/** Everything that can be changed, visible on the page or not, searchable by its words and by its name. */
export function Everything({ texts, choose }: EverythingProps) {
  const [sought, seek] = useState('')
  const places = useMemo(() => editableTexts(texts), [texts])
  const found = useMemo(() => places.filter((place) => says(place, folded(sought))), [places, sought])
  return (
    <div className="everything">
      <PanelHeading>{messages.everything}</PanelHeading>
      <SearchField value={sought} onChange={seek} className="field">
        <Label>{messages.search}</Label>
        <Input />
      </SearchField>
      <p className="hint" aria-live="polite">
        {messages.found(found.length)}
      </p>
      <ul>
        {found.slice(0, most).map(({ source, texts: written, label, within }) => (
          <li key={`${source.file}/${source.path.join('/')}`}>
            <Button className="place" onPress={() => choose(source)}>
              <b>{written[0]}</b>
              <span>{[...within, label].join(' · ')}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const says = ({ texts, label, within }: EditableText, sought: string): boolean =>
  folded([...texts, label, ...within].join('\n')).includes(sought)

/** Without capitals and accents, so that `terapia` finds `Terápia`. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
