import { interactive } from '../../src/site/ui/interactive.ts'

/** Expressions that inspect the page that a browser shows, and statements that change how it looks. */

/** Where the focus is. */
export interface Focused {
  readonly name: string
  /** Whether an outline of 2 pixels or more shows it (WCAG 2.2, 2.4.13). */
  readonly outlined: boolean
  readonly inView: boolean
  /** Whether something else lies over the middle of one of its boxes: a link in a text may have two (WCAG 2.2, 2.4.11). */
  readonly covered: boolean
}

/** A `Focused`, once the page has come to rest there. */
export const focusedElement = `(async () => {
  const element = document.activeElement
  const place = () => element.getBoundingClientRect()
  for (let still = 0, top = NaN; still < 2; ) {
    await new Promise(requestAnimationFrame)
    still = place().top === top ? still + 1 : 0
    top = place().top
  }
  const { left, top, right, bottom } = place()
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return {
    name: element.textContent.trim(),
    outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    inView: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    covered: [...element.getClientRects()].some(
      (box) => !element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)),
    ),
  }
})()`

/** The names of all that can be tapped or clicked, in the order of the page. */
export const tabStops = `[...document.querySelectorAll('#site_root :is(${interactive})')]
  .filter((element) => element.checkVisibility()).map((element) => element.textContent.trim())`

/** The level of every heading that is shown, in the order of the page. */
export const headingOutline = `[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  .filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.localName[1]))`

/** Where every chat link that is shown leads to, in the order of the page. */
export const chatLinks = `[...document.querySelectorAll('a[href^="https://wa.me/"]')]
  .filter((link) => link.checkVisibility()).map(({ href }) => href)`

/** A title of one long word, as the page is built with it. */
export const longTitle = `
  const title = document.querySelector('h1')
  title.dataset.long = ''
  title.lastChild.data = 'Neurodesenvolvimento'
`

/** The words of headings that a line break cuts in two. */
export const brokenWords = `[...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  const broken = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    for (const { index, 0: word } of text.data.matchAll(/\\p{Letter}+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
})`

/** How many lists have no signs at all: Safari's VoiceOver takes these for no lists. */
export const listsWithoutSigns = `[...document.querySelectorAll('ul, ol')]
  .filter((list) => !list.role && getComputedStyle(list).listStyleType === 'none').length`

/** The spacing that somebody may set who reads more easily with it: https://www.w3.org/TR/WCAG22/#text-spacing */
export const spacedOut = `
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(\`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }\`)
  document.adoptedStyleSheets = [sheet]`

/** As Firefox enlarges text alone: every size of it, also one that follows the width of the window. */
export const twiceAsLarge = `
  const all = [...document.querySelectorAll('html, body, body *')]
  const sizes = all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))
  all.forEach((each, index) => { each.style.fontSize = 2 * sizes[index] + 'px' })`
