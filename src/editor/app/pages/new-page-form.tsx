import { useState } from 'react'
import { Button, CheckboxGroup, Label } from 'react-aria-components'
import { languages } from '../../../content/language.ts'
import { exampleBlocks } from '../../../content/page-edits/example-blocks.ts'
import { linkPlaces } from '../../../content/page-edits/link-places.ts'
import { newPage } from '../../../content/page-edits/new-page.ts'
import { pagesByPath } from '../../../content/page-edits/texts.ts'
import { messages } from '../messages/messages.ts'
import { ChoiceField } from '../panel/choice-field.tsx'
import { describePlace, pageTitleOf } from '../panel/describe-place.ts'
import { namesOf } from '../panel/references.ts'
import { Tick } from '../tick.tsx'
import { models } from './models.ts'
import { addressFor, addressProblem } from './page-address.ts'
import type { PagesPanelProps } from './pages-props.ts'
import { PlainField } from './plain-field.tsx'
import { type InBoth, emptyTexts, PlainTexts } from './plain-texts.tsx'

/** What a new page needs: a template, a title, an address, and whether anything links to it. */
export function NewPageForm({ state, store, show, done }: PagesPanelProps & { readonly done: () => void }) {
  const { texts } = state
  const [model, setModel] = useState<string>('text')
  const [title, setTitle] = useState(emptyTexts)
  const [description, setDescription] = useState(emptyTexts)
  const [ownAddress, setAddress] = useState<string>()
  const [linked, setLinked] = useState<readonly string[]>([])
  const [isAsked, ask] = useState(false)
  const address = ownAddress ?? addressFor(title.pt)
  const problem = addressProblem(texts, address)
  const places = new Map(linkPlaces(texts).map((place) => [`${place.file}/${place.path.join('/')}`, place]))
  const isWhole = [title, description].every((text) => languages.every((language) => text[language].trim()))

  const create = () => {
    ask(true)
    if (!isWhole || problem !== undefined) return
    const blocks = Object.entries(models).find(([id]) => id === model)?.[1]
    const { file, changes } = newPage(texts, {
      path: address,
      title,
      description,
      model: blocks ? { blocks: exampleBlocks(blocks, (kind) => namesOf(kind, state)) } : { file: model },
      linkedFrom: linked.flatMap((id) => places.get(id) ?? []),
    })
    store.change({ label: messages.pages.created(title.pt || file), files: changes })
    show(address)
    done()
  }

  const inBoth = (label: string, value: InBoth, onChange: (value: InBoth) => void) => (
    <PlainTexts {...{ label, value, onChange }} problem={isAsked ? messages.pages.needed : undefined} />
  )

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        create()
      }}
    >
      <ChoiceField
        label={messages.pages.model}
        options={[
          ...Object.entries(messages.pages.models).map(([id, text]) => ({ id, text })),
          ...[...pagesByPath(texts).values()].map(({ file }) => ({
            id: file,
            text: messages.pages.like(pageTitleOf(texts, file)),
          })),
        ]}
        chosen={model}
        onChoose={setModel}
      />
      {inBoth(messages.pages.pageTitle, title, setTitle)}
      {inBoth(messages.pages.pageDescription, description, setDescription)}
      <PlainField
        label={messages.pages.address}
        hint={messages.pages.addressHint}
        value={address}
        onChange={setAddress}
        problem={isAsked || ownAddress !== undefined ? problem : undefined}
      />
      <CheckboxGroup className="field" value={[...linked]} onChange={setLinked}>
        <Label>{messages.pages.linkFrom}</Label>
        {[...places].map(([id, place]) => (
          <Tick key={id} value={id}>
            {describePlace(texts, place)}
          </Tick>
        ))}
      </CheckboxGroup>
      <Button type="submit" className="primary">
        {messages.pages.create}
      </Button>
    </form>
  )
}
