import { atNextFrame } from './scroll-anchor.ts'

/** In pixels: the distance of the outline from what it is around. */
const edge = 6

/** The thin outline around what can be clicked. It overlays the page, receives no clicks, and moves nothing. */
export function createOutline() {
  const layer = document.body.appendChild(document.createElement('div'))
  layer.className = 'editor-outlines'
  layer.ariaHidden = 'true'
  let followed: Element | undefined
  let pinned: Element | undefined

  function place(): void {
    const shown = [
      ...(pinned ? [[pinned, 'pinned'] as const] : []),
      ...(followed ? [[followed, 'followed'] as const] : []),
    ]
    layer.replaceChildren(
      ...shown.flatMap(([element, kind]) => {
        const box = element.getBoundingClientRect()
        // It is only on the pages of phones, for example.
        if (box.width === 0 || box.height === 0) return []
        // What reaches the edge of the page is outlined within it.
        const left = Math.max(box.left, edge)
        const top = Math.max(box.top + scrollY, edge) - scrollY
        const width = Math.min(box.right, document.documentElement.clientWidth - edge) - left
        const height = box.bottom - top
        const line = document.createElement('div')
        line.className = kind
        line.style.setProperty('translate', `${left + scrollX}px ${top + scrollY}px`)
        line.style.setProperty('inline-size', `${width}px`)
        line.style.setProperty('block-size', `${height}px`)
        return line
      }),
    )
  }

  const placeSoon = atNextFrame(place)

  new ResizeObserver(place).observe(document.body)
  new MutationObserver(placeSoon).observe(document.getElementById('root') as HTMLElement, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  return {
    /** Follows the pointer or the focus; undefined when that is not on anything that can be clicked. */
    follow(element: Element | undefined): void {
      followed = element
      place()
    },
    /** Stays around what is open in the panel. */
    pin(element: Element | undefined): void {
      pinned = element
      place()
    },
  }
}

/** A `+` between two blocks, before the first and after the last. They overlay the page and move nothing. */
export function createInsertMarks(root: HTMLElement) {
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
    /** @param label the accessible name of a mark */
    show(label: string): void {
      // Whatever moves a block is observed: placing all of them at each letter would cost more than the letter.
      if (label === called) return
      called = label
      placeSoon()
    },
    /** The index in the list of blocks at which a mark inserts a block; undefined if the element is no mark. */
    placeOf(element: Element): number | undefined {
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
