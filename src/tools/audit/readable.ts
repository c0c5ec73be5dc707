import { interactive } from '../../site/ui/interactive.ts'

/** The element at fault. Where its text was written follows from its position on the page. */
export interface ElementPosition {
  /** The way to it from the root element, by the index of each child element; absent outside the root element. */
  readonly at?: readonly number[] | undefined
}

/** A function for the page: the `ElementPosition` of an element. */
export const elementPositionOf = `(element) => {
  const at = []
  for (let inner = element; inner.id !== 'root'; inner = inner.parentElement) {
    if (!inner.parentElement) return {}
    at.unshift([...inner.parentElement.children].indexOf(inner))
  }
  return { at }
}`

/** Whatever evaluates an expression in a page and gives its value, which must survive JSON. */
export interface PageInBrowser {
  evaluate(expression: string): Promise<unknown>
}

/** Something that can't be read or reached. */
export interface Unreadable extends ElementPosition {
  readonly fault: 'scrollsSideways' | 'leavesWindow' | 'cutOff' | 'covered' | 'runOver' | 'tooSmall'
  /** What it is cut off by, covered by or run over by, for developers. */
  readonly by?: string
}

/** Matches once what is below the first screen has been rendered too: until then its height is a guess. */
export const whollyRendered = ':root:not(.opening)'

/**
 * An expression whose value is an `Unreadable[]`: what cannot be read or reached in the page's present layout. That is,
 * sideways scrolling; text that leaves the window, is clipped by its container, overlaps other text or, on the first
 * screen, lies under something fixed; links and buttons that are too small to hit (WCAG 2.2, 2.5.8, apart from the
 * height of running text).
 */
export const unreadable = `(() => {
  const faults = []
  const report = (fault, element, by) => faults.push({ ...(${elementPositionOf})(element), fault, ...(by && { by }) })
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width) {
    const beyond = [...document.querySelectorAll('#root *')].filter((each) => each.getBoundingClientRect().right > width + 1)
    report('scrollsSideways', beyond.find((each) => !beyond.includes(each.firstElementChild)) ?? document.body)
  }

  const hiddenFromSight = (element) => element.closest('.visually-hidden, .skip:not(:focus)')
  const lines = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    const words = text.data.trim()
    if (!words || !element.checkVisibility() || hiddenFromSight(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right - left < 1) continue
      const line = { left, top, right, bottom, element }
      if (left < -1 || right > width + 1) report('leavesWindow', element)
      const cutter = cutterOf(element, line)
      if (cutter) report('cutOff', element, cutter.className)
      lines.push(line)
    }
  }

  function cutterOf(element, line) {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const { left, top, right, bottom } = box.getBoundingClientRect()
      const cutsX = overflowX !== 'visible' && (line.left < left - 1 || line.right > right + 1)
      const cutsY = overflowY !== 'visible' && (line.top < top - 4 || line.bottom > bottom + 4)
      if (cutsX || cutsY) return box
    }
  }

  const holderOf = (element, ...positions) => {
    for (let box = element; box; box = box.parentElement) {
      if (positions.includes(getComputedStyle(box).position)) return box
    }
  }
  const still = lines.filter(({ element }) => !holderOf(element, 'fixed', 'sticky'))
  for (const { left, top, right, bottom, element } of still) {
    if (scrollY > 0 || top < 0 || bottom > innerHeight) continue
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      const cover = holderOf(document.elementFromPoint(x, (top + bottom) / 2), 'fixed')
      if (cover) report('covered', element, cover.className)
    }
  }
  for (const [index, a] of still.entries()) {
    for (const b of still.slice(index + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const lower = Math.min(a.bottom - a.top, b.bottom - b.top)
      // Lines may overlap in the space that their font leaves above and below the letters.
      if (across > 1 && down > lower / 2) report('runOver', a.element, b.element.textContent.slice(0, 40))
    }
  }

  // A link within a text is as high as its line (WCAG 2.2, 2.5.8 exempts it).
  for (const element of document.querySelectorAll('#root :is(${interactive}):not(.inline)')) {
    if (!element.checkVisibility() || hiddenFromSight(element)) continue
    const { width, height } = element.getBoundingClientRect()
    if (width < 24 || height < 20) report('tooSmall', element)
  }
  return faults
})()`
