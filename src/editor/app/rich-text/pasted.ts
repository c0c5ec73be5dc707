import { DOMParser, Slice } from 'prosemirror-model'
import shared from '../../../../schema/shared.schema.json' with { type: 'json' }
import { valueMeant } from '../../../content/check/validate/meant-value.ts'
import { targetKind } from '../../../content/model/markdown.ts'
import { chatLook, cleanPaste } from '../../../content/yaml/edit/clean-paste.ts'
import { itemSign } from '../../../content/yaml/pasted-list.ts'
import { messages } from '../messages/messages.ts'
import { emoji, hasOwnLines, isHidden, parsedPaste } from '../paste/use-clean-input.ts'
import { parsedApart } from '../trusted-html.ts'
import { schema } from './document.ts'

/**
 * What is pasted into a long text, and what to know of it: bold, italics, links and lists stay, all else is its words.
 * @param isItem whether it comes into an empty item of a list, which items then take the place of
 */
export function pasted(data: DataTransfer, isItem: boolean) {
  const { text, garbled } = cleanPaste(data.getData('text/plain'))
  const html = data.getData('text/html')
  const body = html ? parsedPaste(html) : undefined
  // Of what WhatsApp on the web copies, only the text without looks has its lines.
  const parts = text.includes('\n') ? 'p, li, br, div, td' : 'p, li, br, b, i, strong, em, a, span, div, td'
  const dropped = body?.querySelector(parts) ? tidied(body, data.getData('text/plain')) : undefined
  const doc = DOMParser.fromSchema(schema).parse(dropped && body ? body : bodyOf(text))
  const isOpen = (at: number) => (doc.maybeChild(at)?.type.name === 'p' ? 1 : 0)
  const isMore = dropped && (dropped.pictures > 0 || dropped.tables > 0 || dropped.links > 0)
  const notice = isMore ? messages.text.dropped(dropped) : garbled ? messages.garbled : undefined
  const slice = isItem ? Slice.maxOpen(doc.content) : new Slice(doc.content, isOpen(0), isOpen(doc.childCount - 1))
  return { slice, notice }
}

/** A text without looks as elements: its paragraphs, lines and lists. */
function bodyOf(text: string): HTMLElement {
  const { body } = parsedApart('')
  for (const paragraph of text.split('\n\n')) {
    const sign = itemSign.exec(paragraph)?.[0]
    const list = sign && listOf(sign, body)
    const { lastElementChild: last } = body
    const around = list ? (last?.matches(list.localName) ? last : body.appendChild(list)) : body
    const own = append(around, list ? 'li' : 'p')
    for (const [at, line] of paragraph.replace(itemSign, '').split('\n').entries()) {
      if (at > 0) append(own, 'br')
      appendLooks(own, line)
    }
  }
  return body
}

/** Bold and italics as chats write them, and links as assistants do. */
const written = new RegExp(String.raw`${chatLook.source}|\[([^\]]+)\]\((https?:[^\s)]+)\)`, chatLook.flags)

function appendLooks(to: Element, line: string): void {
  let end = 0
  for (const { 0: all, 2: sign, 3: words = '', 4: name, 5: href = '', index } of line.matchAll(written)) {
    to.append(line.slice(end, index))
    const around = name ? append(to, 'a') : sign === '~' ? to : append(to, sign === '_' ? 'em' : 'strong')
    if (name) around.setAttribute('href', targetOf(href) ?? href)
    appendLooks(around, name ?? words)
    end = index + all.length
  }
  to.append(line.slice(end))
}

const append = (to: Element, name: string): Element => to.appendChild(to.ownerDocument.createElement(name))

/** The list of an item with this sign, which may go on with the numbers of an earlier one. */
function listOf(sign: string, { ownerDocument }: Element): Element {
  const list = ownerDocument.createElement(/[\p{L}\d]/u.test(sign) ? 'ol' : 'ul')
  list.setAttribute('start', /\d+/.exec(sign)?.[0] ?? '1')
  return list
}

/** Whether a property of CSS has a value. Word has properties with longer names that say nothing of it. */
const hasLook = (element: Element, property: string, value: string): boolean =>
  new RegExp(String.raw`(?<![\w-])${property}:\s*(?:${value})`, 'i').test(element.getAttribute('data-look') ?? '')

/** Gives the elements of other programs the names of ours, in place, and counts what can't be kept. */
function tidied(body: HTMLElement, plain: string) {
  const all = (selector: string) => [...body.querySelectorAll(selector)]
  for (const element of all('*')) if (isHidden(element)) element.remove()
  for (const list of all('[data-look*="mso-list"]')) if (list.matches('p, div')) asItem(list)
  // Word on the web writes a list for each item, in a block of its own.
  for (const { parentElement: block } of all('div > :is(ul, ol):only-child')) block?.replaceWith(...block.childNodes)
  for (const list of all('ul + ul, ol + ol')) {
    const { previousSibling: between, previousElementSibling: before } = list
    if (between !== before && between?.textContent?.trim()) continue
    before?.append(...list.childNodes)
    list.remove()
  }
  for (const line of all('summary, slot, span[data-look*="display: block"]')) append(line, 'br')
  for (const image of body.querySelectorAll('img')) if (emoji.test(image.alt)) image.replaceWith(image.alt)
  const [pictures, tables] = [all('img, picture, video, iframe, svg, canvas').length, all('table').length]
  for (const element of all('h1, h2, h3, h4, h5, h6')) wrapped(element, 'strong')
  for (const element of all('b, strong, th'))
    if (!hasLook(element, 'font-weight', 'normal|[1-4]00')) wrapped(element, 'strong')
  for (const element of all('i, em, cite')) if (!hasLook(element, 'font-style', 'normal')) wrapped(element, 'em')
  for (const element of all('[data-look]:not(p, div, li, ul, ol)')) {
    if (hasLook(element, 'font-weight', 'bold|[6-9]00') && !element.matches('b, strong')) wrapped(element, 'strong')
    if (hasLook(element, 'font-style', 'italic') && !element.matches('i, em')) wrapped(element, 'em')
  }
  for (const element of all(':is(strong, b, em, i):not([data-ours])')) element.replaceWith(...element.childNodes)
  // A row of a table is a paragraph, with a space between its cells.
  for (const row of all('tr')) {
    const paragraph = row.ownerDocument.createElement('p')
    for (const cell of row.children) paragraph.append(...cell.childNodes, ' ')
    row.replaceWith(paragraph)
  }
  // The field itself copies links of this site; elsewhere, such an address is one of another site.
  const isOurs = body.querySelector('[data-pm-slice]') !== null
  let links = 0
  for (const link of all('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    const target = isOurs ? href : targetOf(href.trim())
    link.setAttribute('href', target ?? '')
    if (!target && link.textContent?.trim()) links += 1
  }
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const isBelow = node.previousSibling?.nodeName === 'BR'
    const end = hasOwnLines(node, plain.replaceAll('\r', '')) ? node.data.indexOf('\n', isBelow ? 1 : 0) : -1
    // The walk goes on with the next line.
    if (end >= 0) node.splitText(end).before(body.ownerDocument.createElement('br'))
    // The spaces around it divide it from what is beside it.
    node.data = node.data.replaceAll(/\s+/g, ' ').replace(/\S(?:.*\S)?/, (words) => cleanPaste(words).text)
  }
  return { pictures, tables, links }
}

/** Puts what an element contains into another. */
function wrapped(element: Element, name: 'strong' | 'em'): void {
  const inner = [...element.childNodes]
  const around = append(element, name)
  around.setAttribute('data-ours', '')
  around.append(...inner)
}

/** A paragraph that Word calls an item: its sign says which list it belongs to, and its look how deep it is. */
function asItem(paragraph: Element): void {
  const marks = [...paragraph.querySelectorAll('[data-look*="mso-list:Ignore"], [data-look*="mso-list: Ignore"]')]
  const list = listOf(marks[0]?.textContent?.replace(/^[o§]\s*$/, '') ?? '', paragraph)
  for (const mark of marks) mark.remove()
  append(list, 'li').append(...paragraph.childNodes)
  const level = Number(/level(\d)/.exec(paragraph.getAttribute('data-look') ?? '')?.[1])
  let around: Element | null = null
  let last = paragraph.previousElementSibling
  for (let depth = 1; depth < level && last?.matches('ul, ol'); depth += 1) {
    around = last.lastElementChild
    last = around?.lastElementChild ?? null
  }
  paragraph.replaceWith(list)
  around?.append(list)
}

/** Where a link of another program leads; undefined if the site can't lead there. */
const targetOf = (href: string): string | undefined =>
  targetKind(href) === 'address' || /^(?:https?|mailto|tel):/i.test(href)
    ? valueMeant(href, shared.$defs.webAddress)
    : undefined
