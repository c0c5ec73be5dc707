import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BuiltDocument, BuiltElement } from './built-document.ts'
import type { ElementPosition } from './readable.ts'

/**
 * The limit for a page, in bytes after brotli at its best. TCP's initial window, the most that arrives without waiting
 * for an acknowledgement, is ten segments of 1,460 bytes (RFC 6928).
 */
export const pageBudget = 14_600

/** The limit for a page's pictures on a phone, in bytes: about ten times what the rest of a first visit costs. */
export const pictureBudget = 1_000_000

/** The size of a text on its way to a visitor, in bytes. */
export const weightOf = (text: string | Buffer): number => brotliCompressSync(text).length

/** A part of a page, and its size in bytes. */
export interface Weighed {
  readonly position: ElementPosition
  readonly bytes: number
}

/** The size of each block that a document has above its footer, heaviest first. */
export function blockWeights({ html, elements }: BuiltDocument): Weighed[] {
  return elements
    .filter(({ attributes }) => !['footer', undefined].includes(attributes['data-block']))
    .map(({ position, range = [0, 0] }) => ({ position, bytes: weightOf(html.slice(...range)) }))
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** The width, in pixels, of the picture that a phone asks for. */
const phoneWidth = 800

/**
 * The size of each picture of a document on a phone, heaviest first.
 * @param folder the built site
 */
export function pictureWeights({ elements }: BuiltDocument, folder: string): Weighed[] {
  const weights = new Map<string, Weighed>()
  for (const [index, element] of elements.entries()) {
    const address = element.name === 'source' && addressOnPhone(element)
    const image = elements.slice(index).find(({ name }) => name === 'img')
    if (!address || !image || element.attributes['type'] !== 'image/avif') continue
    weights.set(address, { position: image.position, bytes: statSync(join(folder, address)).size })
  }
  return [...weights.values()].toSorted((a, b) => b.bytes - a.bytes)
}

function addressOnPhone({ attributes }: BuiltElement): string | undefined {
  const forms = (attributes['srcset'] ?? '').split(', ').map((form) => {
    const [address, width = ''] = form.split(' ')
    return { address, width: Number.parseInt(width, 10) }
  })
  return (forms.find(({ width }) => width >= phoneWidth) ?? forms.at(-1))?.address
}
