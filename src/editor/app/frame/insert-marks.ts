import { atNextFrame } from './scroll-anchor.ts'
/** A `+` between two blocks, before the first and after the last. They overlay the page and move nothing. */
export interface InsertMarks {
  /** @param label the accessible name of a mark */
  readonly show: (label: string) => void
  /** The position in the list of blocks that a clicked mark stands for; undefined if it is not a mark. */
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

  // By then the layout has been computed anyway.
  const placeSoon = atNextFrame(place)

  new ResizeObserver(place).observe(document.body)
  new MutationObserver(placeSoon).observe(root, { childList: true, subtree: true })
  return {
    show(label) {
      // Whatever moves a block is observed: placing all of them at each letter would cost more than the letter.
      if (label === called) return
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
