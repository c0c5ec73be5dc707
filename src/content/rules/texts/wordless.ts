import { valueAt, warning } from '../../diagnostic.ts'
import { gap } from '../../gap.ts'
import { inEachLanguage } from './checked-text.ts'

/** Signs that hold a place, or that other programs read as nothing, and words that say so. */
const placeholder = /^[\p{P}~^+=<>|$`\s]+$|^(?:null|nil|none|todo|tbd|fixme|x{2,}|lorem ipsum\b.*)$/iu

/** A text that only holds the place of one. The mark of a correction is told by another rule. */
export const checkWordless = inEachLanguage((text, pointer) => {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed === gap || !placeholder.test(trimmed)) return undefined
  return warning('wordless', { text: trimmed }, valueAt(pointer))
})
