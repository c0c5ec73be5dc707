import { addressIn, type Language } from '../model/language.ts'
import type { Button, Chat, SiteFile } from '../model/schema/types.generated.ts'

type LinkKind = 'scroll' | 'chat' | 'page' | 'address'

/** Where a button leads. */
export interface LinkTarget {
  readonly kind: LinkKind
  readonly href: string
  /** The number that a chat goes to, as written in site.yaml: it replaces the button in print. */
  readonly phone?: string
  /** What is read before the button. */
  readonly notice?: string
}

/** Resolves a button's destination. Throws if it has none, which the check rules out. */
export function linkTarget(button: Button, site: SiteFile, language: Language): LinkTarget {
  if (button.scroll) return { kind: 'scroll', href: `#${button.scroll}` }
  if (button.chat) return { kind: 'chat', ...chatTarget(button.chat, site, language) }
  if (button.page) return { kind: 'page', href: addressIn(button.page, language) }
  if (button.address) return { kind: 'address', href: button.address }
  throw new Error(`The button "${button.label[language]}" leads nowhere.`)
}

/**
 * A deep link that opens a chat with the text already written.
 * Form: https://faq.whatsapp.com/5913398998672934 (click to chat): digits only, text percent-encoded.
 */
function chatTarget(chat: Chat, site: SiteFile, language: Language): Omit<LinkTarget, 'kind'> {
  const phone = site.phones[chat.phone]
  if (!phone) throw new Error(`site.yaml has no phone "${chat.phone}".`)
  const digits = phone.number.replaceAll(/\D/g, '')
  const text = typeof chat.text === 'object' ? chat.text[language] : chat.text
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  const { notice } = chat
  return {
    href: `https://wa.me/${digits}${query}`,
    phone: phone.number,
    ...(notice && { notice: notice[language] }),
  }
}
