import { valueAt, warning } from '../../diagnostic.ts'
import { gap } from '../../gap.ts'
import { inEachLanguage } from './checked-text.ts'

/** Characters used as placeholders, or for nothing in other programs, and words to that effect. */
const placeholder = /^[\p{P}~^+=<>|$`\s]+$|^(?:null|nil|none|todo|tbd|fixme|x{2,}|lorem ipsum\b.*)$/iu

/** A text that is a mere placeholder. Another rule reports the placeholder of corrections. */
export const checkWordless = inEachLanguage((text, pointer) => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === gap || !placeholder.test(trimmed)) return undefined
  return warning('wordless', { text: trimmed }, valueAt(pointer))
})
