import type { FromFrame } from './frame-protocol.ts'

type Part = Extract<FromFrame, { kind: 'picked' }>['part']

/** What was clicked: a picture, an icon, a text, or something that contains several of them. */
export function partOf(element: Element): Part {
  if (element.closest('.picture, picture, img')) return 'picture'
  if (element.closest('svg')) return 'icon'
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  return hasText ? 'text' : 'whole'
}
