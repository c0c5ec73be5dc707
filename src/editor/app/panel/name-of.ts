import { languages } from '../../../content/language.ts'
import type { Value } from '../../../content/parse/source.ts'
import { uiLanguage } from '../messages/messages.ts'
import { valueAt } from './thing.ts'

/** What an item is known by: its title, its name, or whatever text it begins with. */
export function nameOf(item: Value | undefined): string | undefined {
  for (const key of ['title', 'name', 'label', 'alt', 'text'] as const) {
    const found = valueAt(item, [key])
    if (typeof found === 'string') return found
    const text = valueAt(found, [uiLanguage]) ?? languages.map((each) => valueAt(found, [each])).find(Boolean)
    if (typeof text === 'string' && text.trim()) return text
  }
  return undefined
}
