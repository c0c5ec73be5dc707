import type { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import shared from '../../../../schema/shared.schema.json' with { type: 'json' }
import { valueMeant } from '../../../content/check/validate/meant-value.ts'
import type { Content } from '../../../content/model/content.ts'
import { targetKind } from '../../../content/model/markdown.ts'
import { pageTitle } from '../../../content/page/page.ts'
import { messages, uiLanguage } from '../messages/messages.ts'
import { useEditing } from '../panel/editing.tsx'
import { ChoiceField, type Option, PlainField } from '../panel/plain-fields.tsx'
import { schema } from './document.ts'
import { MainButton } from '../panel/panel-heading.tsx'

const { a } = schema.marks
/** A place outside the site, which has to be typed. */
const outside = 'outside'

/** Where the selected words lead: chosen by its name, or typed as people write an address. */
export function LinkForm({ view, close }: { readonly view: EditorView; readonly close: () => void }) {
  const { checked, selection, store } = useEditing()
  const present = targetAt(view)
  const { from, to, words } = rangeOf(view, present)
  const options = checked.content ? destinations(checked.content, selection.file) : []
  const isInside = options.some(({ id }) => id === present)
  const [chosen, choose] = useState(isInside ? present : outside)
  const [typed, type] = useState(isInside || !present ? '' : present.replace(/^(?:mailto:|tel:)/, ''))
  const [isAsked, ask] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyped = event.target instanceof HTMLInputElement && event.key === 'Enter'
    if (!isTyped && event.key !== 'Escape') return
    event.preventDefault()
    finish(isTyped ? link : undefined)
  })
  useEffect(() => {
    form.current?.querySelector('button')?.focus()
    form.current?.addEventListener('keydown', (event) => onKey(event))
  }, [])
  const target = chosen === outside ? valueMeant(typed, shared.$defs.webAddress) : chosen?.replace(/^event:[^/#]*/, '')

  function finish(change?: (href: string) => void): void {
    if (change && !(target && targetKind(target))) return ask(true)
    store.seal()
    if (change && target) change(target)
    store.seal()
    close()
    view.focus()
  }

  function link(href: string): void {
    const { tr } = view.state
    if (from === to)
      tr.insertText(options.find(({ id }) => id === chosen)?.text.replace(/^.*: /, '') ?? typed.trim(), from)
    const end = from === to ? tr.mapping.map(to) : to
    view.dispatch(tr.removeMark(from, end, a).addMark(from, end, a.create({ href })))
  }

  function unlink(): void {
    store.seal()
    view.dispatch(view.state.tr.removeMark(from, to, a))
    finish()
  }

  return (
    // Not a form: the panel is one.
    <div ref={form} role="group" aria-label={messages.text.a}>
      <ChoiceField
        label={words ? messages.text.leadsTo(words) : messages.text.linkTo}
        options={[{ id: outside, text: messages.text.outside }, ...options]}
        chosen={chosen}
        onChoose={choose}
      />
      {chosen === outside && (
        <PlainField
          label={messages.text.address}
          isExact
          value={typed}
          onChange={type}
          problem={isAsked && !target ? messages.text.badAddress : undefined}
        />
      )}
      <p className="additions">
        <MainButton onPress={() => finish(link)}>{messages.text.link}</MainButton>
        {present !== undefined && <Button onPress={unlink}>{messages.text.unlink}</Button>}
        <Button onPress={() => finish()}>{messages.text.cancel}</Button>
      </p>
    </div>
  )
}

/** What becomes a link: the selection, the link or the word around the caret, or nothing yet. */
function rangeOf({ state: { doc, selection } }: Pick<EditorView, 'state'>, href: string | undefined) {
  let { from, to } = selection
  const { $from, empty } = selection
  const isPart = (at: number): boolean =>
    empty &&
    (href === undefined
      ? /[\p{L}\p{N}]/u.test(doc.textBetween(at, at + 1))
      : doc.nodeAt(at)?.marks.some(({ attrs }) => attrs['href'] === href) === true)
  while (from > $from.start() && isPart(from - 1)) from -= 1
  while (to < $from.end() && isPart(to)) to += 1
  return { from, to, words: doc.textBetween(from, to, ' ') }
}

/** Where the link at the caret, or the first selected one, leads. */
function targetAt({ state }: Pick<EditorView, 'state'>): string | undefined {
  const { $from, empty } = state.selection
  const marks = empty ? $from.marks() : ($from.nodeAfter?.marks ?? [])
  const href: unknown = (a.isInSet(marks) ?? a.isInSet($from.nodeAfter?.marks ?? []))?.attrs['href']
  return typeof href === 'string' ? href : undefined
}

/** The pages, the blocks that have a name, and the events, by their titles. */
function destinations(content: Content, file: string): readonly Option[] {
  const { pages, events } = content
  const words = messages.text
  const isOwn = (own: string) => own === file || own.endsWith(`/${file}`)
  const blocks = pages
    .toSorted((one, other) => Number(isOwn(other.file)) - Number(isOwn(one.file)))
    .flatMap(({ file: own, page }) =>
      page.blocks.map((block) => ({
        block,
        id: `${isOwn(own) ? '' : page.path}#${block.anchor ?? ''}`,
        around: isOwn(own) ? '' : ` (${pageTitle(content, page, uiLanguage)})`,
      })),
    )
  const placeOf = (name: string) => {
    const own = pages.find(({ page }) => page.blocks.some((block) => 'event' in block && block.event === name))
    return own?.page.path ?? blocks.find(({ block }) => block.type === 'events' && block.anchor)?.id
  }
  return [
    ...pages.map(({ page }) => ({ id: page.path, text: `${words.page}: ${pageTitle(content, page, uiLanguage)}` })),
    ...blocks.flatMap(({ block, id, around }) =>
      block.anchor && block.title ? [{ id, text: `${words.block}: ${block.title[uiLanguage]}${around}` }] : [],
    ),
    ...events.flatMap(({ name, title }) => {
      const place = placeOf(name)
      return place ? [{ id: `event:${name}${place}`, text: `${words.event}: ${title[uiLanguage]}` }] : []
    }),
  ]
}
