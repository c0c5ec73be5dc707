/** A function for the page: the way from the root element to an element, as `selectorOf` gives it. */
export const selectorInPage = `(element) => {
  let selector = ''
  for (let inner = element; inner.id !== 'site_root'; inner = inner.parentElement) {
    if (!inner.parentElement) return ''
    selector = ' > :nth-child(' + ([...inner.parentElement.children].indexOf(inner) + 1) + ')' + selector
  }
  return '#site_root' + selector
}`

/** Whatever evaluates an expression in a page and gives its value, which must survive JSON. */
export interface PageInBrowser {
  evaluate(expression: string): Promise<unknown>
}

export interface Unreadable {
  readonly fault: 'scrollsSideways' | 'cutOff' | 'covered'
  readonly selector: string
  /** What it is cut off or covered by, for developers. */
  readonly by?: string
}

/** Matches once what is below the first screen has been rendered too: until then its height is a guess. */
export const whollyRendered = ':root:not(.opening)'

/**
 * An expression with the value `Unreadable[]`: what cannot be read in the present layout. That is, sideways scrolling;
 * text that leaves the window, is clipped, overlaps other text or, on the first screen, lies under something fixed.
 */
export const unreadable = `(() => {
  const faults = []
  const report = (fault, element, by) => faults.push({ fault, selector: (${selectorInPage})(element), ...(by && { by }) })
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth > width) {
    const beyond = [...document.querySelectorAll('#site_root *')].filter((each) => each.getBoundingClientRect().right > width + 1)
    report('scrollsSideways', beyond.find((each) => !beyond.includes(each.firstElementChild)) ?? document.body)
  }

  const lines = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue
    if (element.closest('.visually-hidden, .skip:not(:focus)')) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      if (right - left < 1) continue
      const line = { left, top, right, bottom, element }
      const cutter = cutterOf(line)
      if (cutter) report('cutOff', element, cutter.className || 'window')
      lines.push(line)
    }
  }

  function cutterOf(line) {
    if (line.left < -1 || line.right > width + 1) return document.body
    for (let box = line.element; box && box !== document.body; box = box.parentElement) {
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
  for (const [index, a] of still.entries()) {
    for (const x of [a.left + 1, (a.left + a.right) / 2, a.right - 1]) {
      if (scrollY > 0 || a.top < 0 || a.bottom > innerHeight) continue
      const cover = holderOf(document.elementFromPoint(x, (a.top + a.bottom) / 2), 'fixed')
      if (cover) report('covered', a.element, cover.className)
    }
    for (const b of still.slice(index + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      // Lines may overlap in the space that their font leaves above and below the letters.
      if (across > 1 && down > Math.min(a.bottom - a.top, b.bottom - b.top) / 2)
        report('covered', a.element, b.element.textContent.slice(0, 40))
    }
  }
  return faults
})()`
