import type { Content } from '../model/content.ts'
import { addressIn, type Language } from '../model/language.ts'
import { childNode, type SchemaNode } from '../model/schema/schema-node.ts'
import type { Button, Chat, LocalisedText, Picture, SiteFile } from '../model/schema/types.generated.ts'
import type { ResponsiveImage, Localised, LinkTarget, LocalisedButton, LocalisedPicture } from './localised.ts'

export type PictureLookup = (file: string) => ResponsiveImage

/** What localising a value needs. */
export interface Context {
  readonly content: Content
  readonly language: Language
  readonly picture: PictureLookup
}

/** Any part of the content in one language. What a value is follows from its place in the schema. */
export function localiseValue<T>(value: T, node: SchemaNode | undefined, context: Context): Localised<T>
export function localiseValue(value: unknown, node: SchemaNode | undefined, context: Context): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => localiseValue(item, node && childNode(node, index, item), context))
  }
  // The check has validated every value against the schema that its type is generated from.
  if (node?.type === 'LocalisedText') return (value as LocalisedText)[context.language]
  if (node?.type === 'Picture') return localisePicture(value as Picture, context)
  if (node?.type === 'Button') return localiseButton(value as Button, context)
  const fields = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const child = node && childNode(node, key, inner)
    return child?.schema['marks'] === 'sample' ? [] : [[key, localiseValue(inner, child, context)]]
  })
  return Object.fromEntries(fields) as object
}

function localisePicture({ file, alt, focus }: Picture, { language, picture }: Context): LocalisedPicture {
  return { ...picture(file), file, alt: alt[language], ...(focus && { focus }) }
}

function localiseButton(button: Button, { content, language }: Context): LocalisedButton {
  return { label: button.label[language], ...linkTarget(button, content.site, language) }
}

/** Resolves a button's destination. Throws if it has none, which the check rules out. */
function linkTarget(button: Button, site: SiteFile, language: Language): LinkTarget {
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
