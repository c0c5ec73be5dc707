import { slug } from '../../../content/model/content-names.ts'
import { isPath } from '../../../content/operations/pages/rename-page.ts'
import { pagesIn, type Texts } from '../../../content/operations/pages/places-in-texts.ts'
import { items, ownProperty, valueAtPath, type CheckedValue } from '../../../content/model/source.ts'
import { childNode, fileNode, nodeAt } from '../../../content/model/schema/schema-node.ts'
import { isReservedPath } from '../../../content/model/site-addresses.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { pageTitleOf, describePlace, labelOf, referenceName } from '../panel/labels.ts'
import { writtenRight } from '../panel/text-field.tsx'
import accessibility from '../../../../schema/acessibilidade.yaml?raw'
import firstSession from '../../../../schema/primeira-sessao.yaml?raw'
import prices from '../../../../schema/precos.yaml?raw'
import privacy from '../../../../schema/privacidade.yaml?raw'
import type { Block, LocalisedText } from '../../../content/model/schema/types.generated.ts'
import type { NewValue } from '../../../content/yaml/edit/edit.ts'
import type { Messages } from '../messages/pt.ts'
import { exampleBlocks, linkPlaces, newPage } from '../../../content/operations/pages/new-page.ts'
import { ChoiceField, emptyText, isWritten, PlainField, Ticks, trimmed, useNewForm } from '../panel/plain-fields.tsx'
import { knownNamesIn } from '../panel/schema-values.ts'
import { useBegun } from '../state/kept-in-browser.ts'
import { useEditor } from '../panel/editing.tsx'
import { MainButton } from '../panel/panel-heading.tsx'

const pathNode = childNode(fileNode('page'), 'path', '')

/** `workshops` as `/workshops`; what can't be understood, as it is. */
export const addressMeant = (typed: string): string => (pathNode && writtenRight(typed, pathNode)) ?? typed

/**
 * What is wrong with an address for a page, in words; undefined if it can be used.
 * @param own the file of the page that is to have it, if there is one: it may have an address again that it once had
 */
export function addressProblem(texts: Texts, path: string, own?: string): string | undefined {
  if (!isPath(path)) return messages.pages.badAddress
  if (isReservedPath(path)) return messages.pages.reservedAddress
  const taken = pagesIn(texts).find(
    (page) => page.path === path || (page.file !== own && items(ownProperty(page.value, 'formerly')).includes(path)),
  )
  return taken && messages.pages.takenAddress(pageTitleOf(texts, taken.file))
}

/** Templates for a new page: a text, or a list of blocks that are filled with the schema's own examples. */
const models: Readonly<Record<keyof Messages['pages']['models'], string | readonly Block['type'][]>> = {
  workshops: ['hero', 'events', 'contact'],
  invitation: ['hero', 'reasons', 'experience', 'testimonials', 'call-to-action'],
  firstSession,
  prices,
  privacy,
  accessibility,
  empty: ['hero'],
}

interface PageForm {
  readonly model: string
  readonly title: LocalisedText
  readonly description: LocalisedText
  /** Absent while it follows from the title. */
  readonly ownAddress?: string
  readonly linked: readonly string[]
  /** The events that a page of events shows. */
  readonly only: readonly string[]
}

const emptyForm: PageForm = { model: 'empty', title: emptyText, description: emptyText, linked: [], only: [] }

/** What a new page needs: a template, a title, an address, and whether anything links to it. */
export function NewPageForm({ done }: { readonly done: () => void }) {
  const { state, changeAloud, showPage } = useEditor()
  const { texts } = state
  const [form, set, discard] = useBegun('page', emptyForm)
  const { title, description, ownAddress, linked } = form
  // What was chosen may have been removed since.
  const model = form.model in models || texts.has(form.model) ? form.model : emptyForm.model
  const typed = ownAddress ?? `/${slug(title.pt.replaceAll('{name}', ''))}`
  const address = addressMeant(typed)
  const problem = addressProblem(texts, address)
  const places = new Map(linkPlaces(texts).map((place) => [`${place.file}/${place.path.join('/')}`, place]))
  const events = knownNamesIn(state)('event')
  const only = form.only.filter((name) => events.includes(name))

  const { props, isAsked, inBoth } = useNewForm(() => {
    if (!isWritten(title) || !isWritten(description) || problem !== undefined) return false
    const known = Object.entries(models).find(([id]) => id === model)?.[1] ?? texts.get(model) ?? ''
    const { changes } = newPage(texts, {
      path: address,
      title: trimmed(title),
      description: trimmed(description),
      model:
        typeof known === 'string'
          ? { text: known }
          : { blocks: exampleBlocks(known, knownNamesIn(state)).map((block) => showing(block, only)) },
      linkedFrom: linked.flatMap((id) => places.get(id) ?? []),
    })
    changeAloud({ label: messages.pages.created(title[uiLanguage].trim()), files: changes })
    discard()
    showPage(address)
    done()
    return true
  })

  return (
    <form {...props}>
      <ChoiceField
        label={messages.pages.model}
        options={[
          ...Object.entries(messages.pages.models).map(([id, text]) => ({ id, text })),
          ...pagesIn(texts).map(({ file }) => ({ id: file, text: messages.pages.like(pageTitleOf(texts, file)) })),
        ]}
        chosen={model}
        onChoose={(next) => set({ model: next })}
      />
      {model === 'workshops' && events.length > 0 && (
        <Ticks
          label={messages.pages.only}
          options={events.map((id) => ({ id, text: referenceName('event', id, undefined, texts) }))}
          chosen={only}
          onChange={(next) => set({ only: next })}
        />
      )}
      {inBoth(labelOf('title', nodeAt('page', undefined, ['title'])), title, (next) => set({ title: next }))}
      {inBoth(messages.pages.pageDescription, description, (next) => set({ description: next }))}
      <PlainField
        label={messages.pages.address}
        hint={messages.pages.addressHint}
        isExact
        value={typed}
        onChange={(next) => set({ ownAddress: next })}
        onLeave={() => ownAddress !== undefined && set({ ownAddress: address })}
        problem={(isAsked && title.pt.trim()) || ownAddress !== undefined ? problem : undefined}
      />
      <Ticks
        label={messages.pages.linkFrom}
        options={[...places].map(([id, place]) => ({ id, text: describePlace(texts, place) }))}
        chosen={linked}
        onChange={(next) => set({ linked: next })}
      />
      <MainButton type="submit">{messages.pages.create}</MainButton>
    </form>
  )
}

/** A block of events with some of them alone; any other block as it is. */
const showing = (block: NewValue, only: readonly string[]): NewValue =>
  only.length > 0 && valueAtPath(block as CheckedValue, ['type']) === 'events'
    ? { ...(block as object), only: [...only] }
    : block
