/** A `+` between two blocks, and before the first and after the last. They lie over the page and move nothing. */
export interface InsertMarks {
  /** @param label what a mark is called */
  readonly show: (label: string) => void
  /** The place in the list of blocks that a clicked mark stands for; undefined where it is none. */
  readonly placeOf: (element: Element) => number | undefined
}

export function createInsertMarks(root: HTMLElement): InsertMarks {
  const layer = document.body.appendChild(document.createElement('div'))
  layer.className = 'editor-inserts'
  let called = ''

  function place(): void {
    const blocks = [...root.querySelectorAll('main > *')]
    const tops = blocks.map((block) => block.getBoundingClientRect().top + scrollY)
    const last = blocks.at(-1)?.getBoundingClientRect().bottom
    const marks = last === undefined ? [] : [...tops, last + scrollY]
    while (layer.children.length > marks.length) layer.lastElementChild?.remove()
    for (const [index, top] of marks.entries()) {
      const mark = layer.children[index] ?? layer.appendChild(newMark(index))
      if (mark.ariaLabel !== called) mark.ariaLabel = called
      const translate = `-50% ${Math.max(16, top)}px`
      if (mark instanceof HTMLElement && mark.style.translate !== translate) mark.style.translate = translate
    }
  }

  let asked = 0
  /** With the next picture of the page, when it is known anyway where everything stands. */
  function placeSoon(): void {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(place)
  }

  new ResizeObserver(place).observe(document.body)
  new MutationObserver(placeSoon).observe(root, { childList: true, subtree: true })
  return {
    show(label) {
      called = label
      placeSoon()
    },
    placeOf(element) {
      const mark = element.closest<HTMLElement>('.editor-inserts > button')
      return mark ? Number(mark.dataset['place']) : undefined
    },
  }
}

function newMark(place: number): HTMLButtonElement {
  const mark = document.createElement('button')
  mark.type = 'button'
  mark.dataset['place'] = String(place)
  mark.textContent = '+'
  return mark
}
