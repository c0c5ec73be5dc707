import { Each } from './each.tsx'
import { withLineBreaks } from './line-breaks.tsx'

/** A text whose paragraphs are separated by blank lines, as it was written in the YAML. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className="prose">
      <Each of={text.trim().split(/\n\s*\n/)}>{(paragraph) => <p>{withLineBreaks(paragraph)}</p>}</Each>
    </div>
  )
}
