import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BuiltDocument, BuiltElement } from './built-document.ts'
import type { Culprit } from './culprit.ts'

/**
 * Bytes of a page, compressed by brotli at its best. One flight of TCP, the most that comes without waiting for an
 * answer, is ten segments of 1,460 bytes (RFC 6928).
 */
export const pageBudget = 14_600

/** Bytes of a page's pictures on a phone, read to its end: about what the rest of its first visit costs ten times over. */
export const pictureBudget = 1_000_000

/** Bytes that a text weighs on its way to a visitor. */
export const weightOf = (text: string | Buffer): number => brotliCompressSync(text).length

/** A part of a page and what it weighs. */
export interface Weighed {
  readonly culprit: Culprit
  readonly bytes: number
}

/** What each block of a document weighs by itself, in the language that is shown, heaviest first. */
export function blockWeights({ html, elements }: BuiltDocument): Weighed[] {
  return elements
    .filter(({ attributes, waiting }) => attributes['data-block'] !== undefined && !waiting)
    .map(({ culprit, range = [0, 0] }) => ({
      culprit: { ...culprit, text: '' },
      bytes: weightOf(html.slice(...range)),
    }))
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** The width, in pixels, of the picture that a phone asks for. */
const phoneWidth = 800

/**
 * What each picture of a document weighs on a phone, heaviest first.
 * @param folder the built site
 */
export function pictureWeights({ elements }: BuiltDocument, folder: string): Weighed[] {
  const shown = elements.filter(({ waiting }) => !waiting)
  const weights = new Map<string, Weighed>()
  for (const [index, element] of shown.entries()) {
    const address = element.name === 'source' && addressOnPhone(element)
    const image = shown.slice(index).find(({ name }) => name === 'img')
    if (!address || !image || element.attributes['type'] !== 'image/avif') continue
    weights.set(address, { culprit: image.culprit, bytes: statSync(join(folder, address)).size })
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
