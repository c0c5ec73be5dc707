import { parsedApart } from '../trusted-html.ts'
import { useEffect } from 'react'
import { chatLook, cleanPaste } from '../../../content/yaml/edit/clean-paste.ts'
import { writableText } from '../../../content/yaml/characters.ts'
import { messages } from '../messages/messages.ts'
import type { EditorStore } from '../state/editor-store.ts'

const paragraphs = 'p, h1, h2, h3, h4, h5, h6, blockquote, pre, ul, ol, table, figure, hr'
const lines = 'li, tr, div, section, article, header, footer, dt, dd'
const hiddenParts =
  'script, style, template, head, title, noscript, [hidden], [aria-hidden="true"]:not(br), [aria-roledescription=checkbox], .MsoCommentReference, [data-look*="mso-element:comment"], del[cite]'

/** Styles of another program, renamed: they would be a violation of the policy, even where nothing is shown. */
export const parsedPaste = (html: string): HTMLElement =>
  parsedApart(html.replaceAll(/\sstyle\s*=/gi, ' data-look=').replaceAll(/<(\/?)style\b/gi, '<$1template')).body

/** Mail and social networks show an emoji as a picture that is described by it. */
export const emoji = /^(?:\p{Extended_Pictographic}|\p{RI}|[\d#*]\ufe0f?\u20e3)[^\p{L}\s]*$/u

/** The text of formatted content, if that says more than the plain text: which lines are paragraphs or items. */
function textOfHtml(html: string): string | undefined {
  const body = parsedPaste(html)
  if (!body.querySelector('p, li, br')) return undefined
  return textOf(body).replaceAll(/[ \r\n]*[\r\n][ \r\n]*/g, (ends) => (ends.split('\n').length > 2 ? '\n\n' : '\n'))
}

/** `\r` marks where a line begins or ends: together with another one, or with a `\n`, it is a single line break. */
function textOf(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll(hasOwnLines(node) ? /[\t ]+/g : /[\t\n\r ]+/g, ' ')
  if (!(node instanceof Element) || isHidden(node)) return ''
  if (node.matches('br')) return '\n'
  if (node instanceof HTMLImageElement) return emoji.test(node.alt) ? node.alt : ''
  const all = [...node.childNodes].map(textOf).join('')
  const inner = all.trim()
  if (node.matches('li')) return `\n\n• ${inner}\n\n`
  if (node.matches('td, th')) return ` ${inner} `
  if (node.matches(paragraphs)) return `\n\n${inner}\n\n`
  return node.matches(lines) ? `\r${inner}\r` : all
}

/** Whether the lines of a text are those that were typed, as chats show them. Firefox copies no looks beside it. */
export function hasOwnLines(node: Text, plain = ''): boolean {
  const { data, previousSibling: before, nextSibling: after } = node
  const isBetween = [before, after].every((each) =>
    /^(?:A|CODE|DEL|EM|S|SPAN|STRONG|U|#text)$/.test(each?.nodeName ?? ''),
  )
  const words = /\S/.test(data) || !isBetween ? data : `${before?.textContent}${data}${after?.textContent}`
  const isKept = () => node.parentElement?.closest('pre, [data-look*="white-space: pre"]') != null
  return /\S/.test(words) && (plain.includes(words) || isKept())
}

/** Whether no reader of a document sees it. Word has a style of its own for that, and for comments and what was deleted. */
export const isHidden = (element: Element): boolean =>
  element.matches(hiddenParts) || /mso-hide:\s*all|display:\s*none/i.test(element.getAttribute('data-look') ?? '')

/** Cleans pasted text, as one undo step. Typed, dictated or dropped text only loses the forbidden characters. */
export function useCleanInput(store: EditorStore, setNotice: (text: string) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event
      if (!isTextField(target) || !clipboardData) return
      const [formed, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')]
      const { text, garbled } = cleanPaste((formed && textOfHtml(formed)) || plain)
      if (text === '') return
      event.preventDefault()
      store.seal()
      // No words here have a look, of which WhatsApp has two at once, and one item of a list is no list.
      const words = text
        .replaceAll(chatLook, '$3')
        .replaceAll(chatLook, '$3')
        .replace(/^[•●▪◦‣] (?=.*$)/, '')
      const [from, to] = [target.selectionStart ?? 0, target.selectionEnd ?? target.value.length]
      // A word that was copied with a space beside it does not join another one.
      const before = plain.startsWith(' ') && /\S$/.test(target.value.slice(0, from)) ? ' ' : ''
      const behind = plain.endsWith(' ') && /^[\p{L}\d]/u.test(target.value.slice(to)) ? ' ' : ''
      const data = before + (target instanceof HTMLInputElement ? words.replaceAll(/\s*\n\s*/g, ' ') : words) + behind
      // In place of the selection, as typing does.
      target.setRangeText(data, from, to, 'end')
      target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data }))
      store.seal()
      if (garbled) setNotice(messages.garbled)
    }
    const ended = new AbortController()
    addEventListener('paste', onPaste, { signal: ended.signal })
    // Captured, so that the field's own listener finds the clean text.
    addEventListener('input', cleanField, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [store, setNotice])
}

function cleanField({ target }: Event): void {
  if (!isTextField(target)) return
  const { value, selectionEnd } = target
  const clean = writableText(value)
  if (clean === value) return
  const caret = writableText(value.slice(0, selectionEnd ?? value.length)).length
  target.setRangeText(clean, 0, value.length)
  target.setSelectionRange(caret, caret)
}

export const isTextField = (target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) &&
  ['textarea', 'text', 'search', 'url'].includes(target.type)
