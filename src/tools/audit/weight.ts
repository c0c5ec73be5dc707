import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BuiltPage } from './built-pages.ts'

/**
 * The limit for a page, in bytes after brotli at its best. TCP's initial window, the most that arrives without waiting
 * for an acknowledgement, is ten segments of 1,460 bytes (RFC 6928).
 */
export const pageBudget = 14_600

/** The limit for a page's pictures on a phone, in bytes: about ten times what the rest of a first visit costs. */
export const pictureBudget = 1_000_000

/** The size of a text on its way to a visitor, in bytes. */
export const weightOf = (text: string | Buffer): number => brotliCompressSync(text).length

/** The width, in pixels, of the picture that a phone asks for. */
const phoneWidth = 800

/**
 * The blocks and the pictures of a page, as far as they are too heavy together: with their size and the heaviest one.
 * @param folder the built site
 */
export function tooHeavy({ $, html }: BuiltPage, folder: string) {
  const blocks = $('[data-block]:not([data-block=footer])').toArray()
  const weights = blocks.map((element) => ({ element, bytes: weightOf($.html(element)) }))
  const pictures = $('source[type="image/avif"]').toArray()
  const files = pictures.map((element) => {
    const forms = $(element).attr('srcset')?.split(', ') ?? []
    const form = forms.find((each) => Number.parseInt(each.split(' ')[1] ?? '', 10) >= phoneWidth) ?? forms.at(-1)
    const [address = ''] = form?.split(' ') ?? []
    return [address, { element, bytes: statSync(join(folder, address)).size }] as const
  })
  const shown = [...new Map(files).values()]
  const ofPictures = shown.reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    { fault: 'pageHeavy' as const, bytes: weightOf(html), budget: pageBudget, parts: weights },
    { fault: 'picturesHeavy' as const, bytes: ofPictures, budget: pictureBudget, parts: shown },
  ].flatMap(({ parts, ...page }) => {
    const [heaviest] = parts.toSorted((a, b) => b.bytes - a.bytes)
    return heaviest && page.bytes > page.budget ? [{ ...page, element: heaviest.element }] : []
  })
}
