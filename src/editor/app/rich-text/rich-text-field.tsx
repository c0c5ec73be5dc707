import { EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Label } from 'react-aria-components'
import type { Language } from '../../../content/model/language.ts'
import type { ValuePath } from '../../../content/model/source.ts'
import { writableText } from '../../../content/yaml/characters.ts'
import type { Caret } from '../frame/frame-protocol.ts'
import { useDiagnostics, useEditing, useText } from '../panel/editing.tsx'
import { FieldError, useClicks } from '../panel/text-field.tsx'
import { plugins } from './commands.ts'
import { documentOf } from './document.ts'
import { pasted } from './pasted.ts'
import { writtenText } from './written-text.ts'

interface RichTextFieldProps {
  readonly label: string
  /** What a change is called. */
  readonly step: string
  readonly lang: Language
  readonly path: ValuePath
  readonly onState: (view: EditorView) => void
  readonly onLink: () => void
}

/** A change that the text brought, not the owner. */
const fromText = 'fromText'

export function RichTextField({ label, step, lang, path, onState, onLink }: RichTextFieldProps) {
  const { store, showIn, fresh, setNotice, write } = useEditing()
  const value = useText(path)
  const isWrong = useDiagnostics(path).some(({ severity }) => severity === 'error')
  const [labelId, errorId] = [useId(), useId()]
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** The text that the document was made of, or written as. */
  const text = useRef(value)

  const apply = useEffectEvent((changed: EditorView, transaction: Transaction) => {
    changed.updateState(changed.state.apply(transaction))
    if (transaction.docChanged && transaction.getMeta(fromText) !== true) {
      const next = writableText(writtenText(text.current, changed.state.doc))
      const isNew = next !== text.current
      text.current = next
      if (isNew) write(path, next, step, 'typed')
    }
    if (changed.hasFocus()) onState(changed)
  })
  const take = useEffectEvent((into: EditorView, event: ClipboardEvent | DragEvent, data: DataTransfer | null) => {
    event.preventDefault()
    store.seal()
    // What is dropped stands where it was dropped, in place of nothing.
    const at = 'clientX' in event && into.posAtCoords({ left: event.clientX, top: event.clientY })
    if (at) into.dispatch(into.state.tr.setSelection(TextSelection.near(into.state.doc.resolve(at.pos))))
    const { $from } = into.state.selection
    const isItem = $from.depth > 2 && $from.parent.content.size === 0 && $from.node(-1).childCount === 1
    const { slice, notice } = pasted(data ?? new DataTransfer(), isItem)
    // A photograph has no words that would take the place of those selected.
    if (slice.size > 0) into.dispatch(into.state.tr.replaceSelection(slice).scrollIntoView())
    store.seal()
    if (notice) setNotice(notice)
    return true
  })
  const askForLink = useEffectEvent(onLink)

  useLayoutEffect(() => {
    const made: EditorView = new EditorView(place.current, {
      state: EditorState.create({
        doc: documentOf(text.current),
        plugins: plugins(() => {
          askForLink()
          return true
        }),
      }),
      dispatchTransaction: (transaction) => apply(made, transaction),
      // The buttons below are in front of what is there.
      scrollMargin: 64,
      scrollThreshold: 64,
      handleDOMEvents: {
        // ProseMirror would keep this key to itself, which leads back.
        keydown: (_, { key }) => key === 'Escape',
        paste: (own, event) => take(own, event, event.clipboardData),
        // What comes from another program; ProseMirror moves its own.
        drop: (own, event) => !own.dragging && take(own, event, event.dataTransfer),
        // The menu of a browser or a phone has an undo of its own.
        beforeinput: (_, event) => {
          const asked = /^history(Undo|Redo)$/.exec(event.inputType)?.[1]
          if (!asked) return false
          event.preventDefault()
          const key = { key: 'z', ctrlKey: true, shiftKey: asked === 'Redo', bubbles: true }
          return place.current?.dispatchEvent(new KeyboardEvent('keydown', key)) ?? false
        },
      },
    })
    view.current = made
    return () => made.destroy()
  }, [])

  useLayoutEffect(() => {
    view.current?.setProps({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-describedby': errorId,
        'aria-invalid': String(isWrong),
        lang,
      },
    })
  }, [labelId, errorId, isWrong, lang])

  useLayoutEffect(() => {
    const { current: own } = view
    if (!own || value === text.current) return
    text.current = value
    const [before, after] = [own.state.doc.content, documentOf(value).content]
    const start = before.findDiffStart(after)
    const end = before.findDiffEnd(after)
    if (start === null || !end) return
    // The same letters may be at the end of what stays before, and at the beginning of what stays behind.
    const both = Math.max(0, start - Math.min(end.a, end.b))
    const changed = own.state.tr.replace(start, end.a + both, documentOf(value).slice(start, end.b + both))
    own.dispatch(changed.setMeta(fromText, true))
  }, [value])

  useClicks(path, (caret) => {
    const { current: it } = view
    if (!it) return
    it.focus()
    const at = caret && positionOf(caret, it.state)
    if (at !== undefined) it.dispatch(it.state.tr.setSelection(TextSelection.create(it.state.doc, at)).scrollIntoView())
  })

  return (
    <div
      className="field"
      onFocus={() => {
        showIn(lang)
        if (view.current) onState(view.current)
      }}
      onBlur={() => {
        fresh.leave(path)
        store.seal()
      }}
    >
      <Label id={labelId} elementType="span">
        {label}
      </Label>
      <div ref={place} className="rich-text" />
      <div id={errorId}>
        <FieldError path={path} />
      </div>
    </div>
  )
}

/** Where a piece of the text is that was clicked on the page. */
function positionOf({ text, offset }: Caret, { doc }: EditorState): number | undefined {
  const piece = text.trim()
  const into = Math.min(Math.max(0, offset - text.indexOf(piece)), piece.length)
  let found: number | undefined
  doc.descendants((node, at) => {
    const start =
      piece && found === undefined && node.isTextblock ? node.textBetween(0, node.content.size).indexOf(piece) : -1
    if (start >= 0) found = at + 1 + start + into
  })
  return found
}
