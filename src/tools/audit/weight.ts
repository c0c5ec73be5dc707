import { statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BuiltElement, BuiltPage } from './built-pages.ts'

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
  readonly element: BuiltElement
  readonly bytes: number
}

/** Each block that a page has above its footer, heaviest first. */
export const blockWeights = ({ $ }: BuiltPage): Weighed[] =>
  heaviestFirst(
    $('[data-block]:not([data-block=footer])')
      .toArray()
      .map((element) => ({ element, bytes: weightOf($.html(element)) })),
  )

/** The width, in pixels, of the picture that a phone asks for. */
const phoneWidth = 800

/**
 * Each picture of a page as a phone asks for it, heaviest first.
 * @param folder the built site
 */
export function pictureWeights({ $ }: BuiltPage, folder: string): Weighed[] {
  const sources = $('source[type="image/avif"]').toArray()
  const weights = sources.map((element): [string, Weighed] => {
    const forms = $(element).attr('srcset')?.split(', ') ?? []
    const form = forms.find((each) => Number.parseInt(each.split(' ')[1] ?? '', 10) >= phoneWidth) ?? forms.at(-1)
    const address = form?.split(' ')[0] ?? ''
    return [address, { element, bytes: statSync(join(folder, address)).size }]
  })
  return heaviestFirst([...new Map(weights).values()])
}

const heaviestFirst = (parts: readonly Weighed[]): Weighed[] => parts.toSorted((a, b) => b.bytes - a.bytes)
