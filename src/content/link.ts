import type { Language } from './language.ts'
import type { Button, Chat, SiteFile } from './types.generated.ts'

export type LinkKind = 'scroll' | 'chat' | 'page' | 'address'

/** Where a button leads. */
export interface LinkTarget {
  readonly kind: LinkKind
  readonly href: string
}

/** Resolves what the YAML says of a button's destination. Throws when it names none, which the check rules out. */
export function linkTarget(button: Button, site: SiteFile, language: Language): LinkTarget {
  if (button.scroll) return { kind: 'scroll', href: `#${button.scroll}` }
  if (button.chat) return { kind: 'chat', href: chatAddress(button.chat, site, language) }
  if (button.page) return { kind: 'page', href: button.page }
  if (button.address) return { kind: 'address', href: button.address }
  throw new Error(`The button "${button.label[language]}" leads nowhere.`)
}

/**
 * A deep link that opens a chat with the text already written.
 * Form: https://faq.whatsapp.com/5913398998672934 (click to chat): digits only, text percent-encoded.
 */
function chatAddress(chat: Chat, site: SiteFile, language: Language): string {
  const phone = site.phones[chat.phone]
  if (!phone) throw new Error(`site.yaml has no phone "${chat.phone}".`)
  const digits = phone.number.replaceAll(/\D/g, '')
  const text = typeof chat.text === 'object' ? chat.text[language] : chat.text
  return `https://wa.me/${digits}` + (text ? `?text=${encodeURIComponent(text)}` : '')
}
