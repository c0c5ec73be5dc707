import { atNextFrame } from './scroll-anchor.ts'

/** In pixels: the distance of the outline from what it is around. */
const edge = 6

/** A layer above the page, which moves nothing on it, and how to `place` all in it where it belongs at the next frame. */
function layerAbove(className: string, root: HTMLElement, place: () => void) {
  const layer = document.body.appendChild(document.createElement('div'))
  layer.className = className
  const placeSoon = atNextFrame(place)
  new ResizeObserver(place).observe(document.body)
  new MutationObserver(placeSoon).observe(root, { childList: true, characterData: true, subtree: true })
  return { layer, placeSoon }
}

/** The thin outline around what can be clicked. It receives no clicks. */
export function createOutline(root: HTMLElement) {
  const { layer } = layerAbove('editor-outlines', root, place)
  layer.ariaHidden = 'true'
  const shown = new Map<'pinned' | 'followed', Element | undefined>([['pinned', undefined]])

  function place(): void {
    layer.replaceChildren(
      ...[...shown].flatMap(([kind, element]) => {
        const box = element?.getBoundingClientRect()
        // It is only on the pages of phones, for example.
        if (!box || box.width === 0 || box.height === 0) return []
        // What reaches the edge of the page is outlined within it.
        const left = Math.max(box.left, edge)
        const top = Math.max(box.top + scrollY, edge) - scrollY
        const width = Math.min(box.right, document.documentElement.clientWidth - edge) - left
        const line = document.createElement('div')
        line.className = kind
        line.style.setProperty('translate', `${left + scrollX}px ${top + scrollY}px`)
        line.style.setProperty('inline-size', `${width}px`)
        line.style.setProperty('block-size', `${box.bottom - top}px`)
        return line
      }),
    )
  }

  /** One outline follows the pointer or the focus; another is pinned around what is open in the panel. */
  return (kind: 'pinned' | 'followed', element: Element | undefined): void => {
    shown.set(kind, element)
    place()
  }
}

/** A `+` between two blocks, before the first and after the last. */
export function createInsertButtons(root: HTMLElement) {
  // At the next frame the layout has been computed anyway.
  const { layer, placeSoon } = layerAbove('editor-inserts', root, place)
  let called = ''

  function place(): void {
    const blocks = [...root.querySelectorAll('main > *')]
    const tops = blocks.map((block) => block.getBoundingClientRect().top + scrollY)
    const last = blocks.at(-1)?.getBoundingClientRect().bottom
    const offsets = last === undefined || called === '' ? [] : [...tops, last + scrollY]
    while (layer.children.length > offsets.length) layer.lastElementChild?.remove()
    for (const [index, top] of offsets.entries()) {
      const button = layer.children[index] ?? layer.appendChild(newButton())
      const around = [index - 1, index].flatMap((at) => blocks[at]?.querySelector('h1, h2')?.textContent ?? [])
      const name = [called, around.join(' / ')].filter(Boolean).join(': ')
      if (button.ariaLabel !== name) button.ariaLabel = name
      const translate = `-50% ${Math.max(16, top)}px`
      if (button instanceof HTMLElement && button.style.translate !== translate) button.style.translate = translate
    }
  }

  return {
    /** @param label what a button does; its accessible name says between which blocks, too. Empty for no buttons */
    show(label: string): void {
      // Whatever moves a block is observed: placing all of them at each letter would cost more than the letter.
      if (label === called) return
      called = label
      placeSoon()
    },
    /** The index in the list of blocks at which a button inserts a block; undefined if the element is no such button. */
    placeOf(element: Element): number | undefined {
      const button = element.closest('.editor-inserts > button')
      return button ? [...layer.children].indexOf(button) : undefined
    },
  }
}

const newButton = () => Object.assign(document.createElement('button'), { type: 'button', textContent: '+' } as const)
