import { createElement, type ReactNode } from 'react'
import type { RichElement, RichNode, RichText } from '../../content/page/localised.ts'
import { TargetLink } from './button.tsx'
import { Each } from './each.tsx'
import './prose.css'

/** The end of a line, or a word with a hyphen in it: `anda-se`, `à-vontade`. */
const placesOfBreaks = /(\n|[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)/u
/**
 * A text with the line breaks that its author wrote, and none within short hyphenated words: Portuguese readers stumble
 * over `anda-` at the end of a line. The text itself stays unchanged, so that copy and search work as usual.
 * @param longest in characters: such a word fits on a line of a phone even at twice the text size
 */
export function withLineBreaks(text: string, longest = 10): ReactNode {
  const trimmed = text.trim()
  return placesOfBreaks.test(trimmed) ? broken(trimmed, longest) : text
}

function broken(text: string, longest = 10): ReactNode {
  // Split this way, every second part is a line break or a word with a hyphen.
  return (
    <Each of={text.split(placesOfBreaks)}>
      {(part, place) => {
        if (part === '\n') return <br />
        return place % 2 === 1 && part.length <= longest ? <span className="unbroken">{part}</span> : part
      }}
    </Each>
  )
}

/** A long text: paragraphs, lists, emphasis and links. Without any of them, a blank line separates paragraphs. */
export const Prose = ({ text }: { readonly text: RichText }) => (
  <div className="prose">
    {elements(
      typeof text === 'string'
        ? text
            .trim()
            .split(/\n\s*\n/)
            .map(paragraph)
        : text,
    )}
  </div>
)

/** A long text that is a single paragraph, unless it has several blocks. */
export function SingleParagraph({ text }: { readonly text: RichText }) {
  const blocks = typeof text === 'string' ? [paragraph(text.trim())] : text
  return blocks.length === 1 && blocks[0]?.kind === 'p' ? elements(blocks) : <Prose text={text} />
}

const paragraph = (text: string): RichElement => ({ kind: 'p', content: [text] })

/** React puts any address into a link, `javascript:` included. */
const safeAddress = /^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/

/** A part of a long text. */
export const elements = (content: readonly RichNode[]): ReactNode => (
  <Each of={content}>
    {(part) => {
      if (typeof part === 'string') return broken(part)
      const inner = elements(part.content)
      if (part.kind === 'a')
        return safeAddress.test(part.link.href) ? (
          <TargetLink target={part.link} className="inline">
            {inner}
          </TargetLink>
        ) : (
          inner
        )
      return part.kind === 'tight' ? inner : createElement(part.kind, { start: part.start }, inner)
    }}
  </Each>
)
