/**
 * An expression: what of the page can't be read or reached as it is laid out now. That it scrolls sideways; text that
 * leaves the window, is cut off by what it stands in, is run over by other text or lies, on the page's first screen,
 * below what is fixed there; links and buttons too small to meet (WCAG 2.2, 2.5.8, but for the height of running text).
 */
export const unreadable = `(() => {
  const faults = []
  const width = document.documentElement.clientWidth
  const wide = document.documentElement.scrollWidth - width
  if (wide > 0) faults.push('the page scrolls sideways by ' + wide + ' px')

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
      const line = { left, top, right, bottom, element, words: words.slice(0, 40) }
      if (left < -1 || right > width + 1) faults.push('leaves the window: ' + line.words)
      const cutter = cutterOf(element, line)
      if (cutter) faults.push('cut off by ' + cutter.className + ': ' + line.words)
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
  for (const { left, top, right, bottom, element, words } of still) {
    if (scrollY > 0 || top < 0 || bottom > innerHeight) continue
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      const over = holderOf(document.elementFromPoint(x, (top + bottom) / 2), 'fixed')
      if (over) faults.push('below the ' + over.className + ': ' + words)
    }
  }
  for (const [index, a] of still.entries()) {
    for (const b of still.slice(index + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const lower = Math.min(a.bottom - a.top, b.bottom - b.top)
      // Lines may share the space that their font leaves above and below the letters.
      if (across > 1 && down > lower / 2) faults.push('run over: ' + a.words + ' / ' + b.words)
    }
  }

  for (const element of document.querySelectorAll('#root :is(a, button)')) {
    if (!element.checkVisibility() || hiddenFromSight(element)) continue
    const { width, height } = element.getBoundingClientRect()
    if (width < 24 || height < 20) faults.push('too small: ' + element.textContent)
  }
  return faults
})()`
