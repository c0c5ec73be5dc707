import { dayForms, euroForms, timeForms } from './forms.ts'
import type { ChangedLeaf } from './changed-leaf.ts'

/** The words for a fact as it was, and for the same fact as it is now. */
export interface Phrase {
  readonly from: string
  readonly to: string
}

/** In characters: up to this length, a text as a whole is looked for elsewhere. */
const longest = 60

/** How other texts may say what was changed: `20:00` as `20h`, a price as `10 euros`, a name as it is. */
export function phrasesOf({ before, after, node }: ChangedLeaf): readonly Phrase[] {
  if (!before.trim() || !after.trim()) return []
  if (node.type === 'Time') return pairs(timeForms(before), timeForms(after))
  if (node.type === 'Euros') return pairs(euroForms(before), euroForms(after))
  if (node.type === 'Weekday') return pairs(dayForms(before), dayForms(after))
  const isOther = 'enum' in node.schema || 'refersTo' in node.schema || node.schema['type'] === 'integer'
  return isOther ? [] : textPhrases(before, after, node.type === 'Name' || node.schema['alike'] === true)
}

function pairs(from: readonly string[], to: readonly string[]): readonly Phrase[] {
  return from.flatMap((form, index) => {
    const other = to[index]
    return other === undefined || form === other || from.indexOf(form) !== index ? [] : [{ from: form, to: other }]
  })
}

/** A text as a whole, the part that changed, and each word that did, as far as they are distinctive. */
function textPhrases(before: string, after: string, isName: boolean): readonly Phrase[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const start = old.findIndex((word, index) => word !== now[index])
  const most = Math.min(old.length, now.length) - Math.max(start, 0)
  let same = 0
  while (same < most && old.at(-1 - same) === now.at(-1 - same)) same++
  const [left, right] = [old.slice(start, old.length - same), now.slice(start, now.length - same)]
  const words =
    left.length === right.length
      ? left.map((word, index) => wordPhrase(word, right[index] ?? '', old[start + index + 1], now[start + index + 1]))
      : []
  return [
    ...(before.length <= longest && (isName || isTelling(before.slice(1))) ? [{ from: before, to: after }] : []),
    ...[{ from: bare(left.join(' ')), to: bare(right.join(' ')) }, ...words].filter(
      ({ from, to }) =>
        from.length >= 3 &&
        from.length <= longest &&
        to !== '' &&
        from !== to &&
        isTelling(start > 0 ? from : from.slice(1)),
    ),
  ].filter(({ from }, index, all) => all.findIndex((other) => other.from === from) === index)
}

/** A number is told apart only together with what it counts. */
function wordPhrase(from: string, to: string, next: string | undefined, nextNow: string | undefined): Phrase {
  const isNumber = /^\d+$/.test(bare(from))
  return isNumber && next !== undefined && next === nextNow
    ? { from: `${from} ${bare(next)}`, to: `${to} ${bare(next)}` }
    : { from: bare(from), to: bare(to) }
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/)

/** Without the signs around it. */
const bare = (text: string): string => text.replaceAll(/^[^\p{L}\p{N}€]+|[^\p{L}\p{N}€]+$/gu, '')

/** Whether words are distinctive: they have a number with what it counts, or a capital. */
const isTelling = (text: string): boolean => /\p{Lu}|\d\D/u.test(text)
