import shared from '../../../schema/shared.schema.json' with { type: 'json' }
import type { Content } from '../model/content.ts'
import { type Language, pageAt } from '../model/language.ts'
import { withTargets } from '../model/markdown.ts'
import type { ValuePath } from '../model/source.ts'
import { childNode, type SchemaNode } from '../model/schema/schema-node.ts'
import type { Button, Chat, LocalisedText, Picture, SiteFile } from '../model/schema/types.generated.ts'
import type { ContentPath } from './provenance.ts'
import { linkTarget, richText } from './rich-text.ts'
import type { ResponsiveImage, Localised, LinkTarget, LocalisedButton, LocalisedPicture } from './localised.ts'

export type PictureLookup = (file: string) => ResponsiveImage

export interface Context {
  readonly content: Content
  readonly language: Language
  readonly picture: PictureLookup
}

/** Any part of the content in one language. What a value is follows from its place in the schema. */
export function localiseValue<T>(value: T, node: SchemaNode | undefined, context: Context): Localised<T>
export function localiseValue(value: unknown, node: SchemaNode | undefined, context: Context): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value.map((item: unknown, index) => localiseValue(item, childNode(node, index, item), context))
  // The check has validated every value against the schema that its type is generated from.
  if (node?.type === 'LocalisedText') {
    const text = (value as LocalisedText)[context.language]
    if (node.schema['richText'] !== true) return text
    const own = withTargets(withName(text, context), (target) => ownTarget(target, context.content))
    return richText(own, context.language)
  }
  if (node?.type === 'Picture') return localisePicture(value as Picture, context)
  if (node?.type === 'Button') return localiseButton(value as Button, context)
  const fields = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const child = childNode(node, key, inner)
    return child?.schema['marks'] === 'sample' ? [] : [[key, localiseValue(inner, child, context)]]
  })
  return Object.fromEntries(fields) as object
}

/** `{name}` in a long text stands for the name of the site. */
const withName = (text: string, { content, language }: Context): string =>
  text.replaceAll('{name}', () => content.site.name[language])

const localisePicture = ({ file, alt, focus }: Picture, { language, picture }: Context): LocalisedPicture => ({
  ...picture(file),
  file,
  alt: alt[language],
  ...(focus && { focus }),
})

function localiseButton(button: Button, context: Context): LocalisedButton {
  const { content, language } = context
  const { label: _, ...way } = button.contact
    ? wayOfContact(button.contact, context)
    : { label: '', ...buttonTarget(button, content, language) }
  return { label: button.label[language], ...way }
}

/** What leads to a telephone, an email address or a booking page, by its name. Throws if there is none. */
export function wayOfContact(name: string, { content, language }: Omit<Context, 'picture'>): LocalisedButton {
  const { phones, contacts = [] } = content.site
  const number = phones?.[name]?.number
  const kind = 'address'
  if (number) {
    const label = derivedText(content, number, pathInSite('phones', name, 'number'))
    return { label, kind, href: `tel:${number.replaceAll(' ', '')}`, printed: number }
  }
  const index = contacts.findIndex((each) => each.name === name)
  const { email, booking, label } = contacts[index] ?? {}
  const said = (text: string, key: string) =>
    label?.[language] ?? derivedText(content, text, pathInSite('contacts', index, key))
  if (email) return { label: said(email, 'email'), kind, href: `mailto:${email}`, printed: email }
  if (!booking) throw new Error(`site.yaml has no way of contact "${name}".`)
  return { label: said(wordOrUsual(content, language, 'bookOnline'), 'booking'), kind, href: booking, printed: booking }
}

export const derivedText = (content: Content, text: string, { file, path }: ContentPath): string =>
  content.derived?.(text, file, path) ?? text

export const pathInSite = (...path: ValuePath): ContentPath => ({ file: 'site.yaml', path })

export const inlineLink = ({ label, ...link }: LocalisedButton) => ({ kind: 'a', link, content: [label] }) as const

/** Resolves a button's destination. Throws if it has none, which the check rules out. */
function buttonTarget(button: Button, content: Content, language: Language): LinkTarget {
  if (button.chat) return { kind: 'chat', ...chatTarget(button.chat, content.site, language) }
  const target = button.scroll ? `#${button.scroll}` : (button.page ?? button.address ?? '')
  const found = linkTarget(ownTarget(target, content), language)
  if (!found) throw new Error(`The button "${button.label[language]}" leads nowhere.`)
  return found.kind === 'address' ? { ...found, printed: target.replace(/^tel:|^mailto:([^?]*).*/, '$1') } : found
}

/** A page with the address of the site before it, as a browser shows it, by its path alone; any other target as it is. */
function ownTarget(target: string, { site, pages }: Content): string {
  const [address = '', block = ''] = target.split(/(#.*)/)
  const { path } = pageAt(address.replace(site.address, '') || '/')
  const isOwn = target.startsWith(site.address) && pages.some(({ page }) => page.path === path)
  return isOwn ? path + block : target
}

/**
 * A deep link that opens a chat with the text already written.
 * Form: https://faq.whatsapp.com/5913398998672934 (click to chat): digits only, text percent-encoded.
 */
function chatTarget(chat: Chat, site: SiteFile, language: Language): Omit<LinkTarget, 'kind'> {
  const phone = site.phones?.[chat.phone]
  if (!phone) throw new Error(`site.yaml has no phone "${chat.phone}".`)
  const digits = phone.number.replaceAll(/\D/g, '')
  const text = typeof chat.text === 'object' ? chat.text[language] : chat.text
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  const { notice } = chat
  return { href: `https://wa.me/${digits}${query}`, printed: phone.number, ...(notice && { notice: notice[language] }) }
}

const { properties } = shared.$defs.words

/** The words that a dictionary may leave out: the schema has what is usually said. */
export type UsualWord = {
  [Key in keyof typeof properties]: (typeof properties)[Key] extends { readonly usual: object } ? Key : never
}[keyof typeof properties]

export const wordOrUsual = ({ dictionary }: Content, language: Language, key: UsualWord): string =>
  dictionary[language][key] ?? properties[key].usual[language]
