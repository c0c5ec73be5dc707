/** A text whose paragraphs are separated by blank lines, as it was written in the YAML. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className="prose">
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  )
}
