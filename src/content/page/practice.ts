import { whenText } from '../dates/when-text.ts'
import { siteLanguages } from '../languages/index.ts'
import { capitalised } from '../languages/names.ts'
import type { Content } from '../model/content.ts'
import type { Language } from '../model/language.ts'
import type { ValuePath } from '../model/source.ts'
import { type ContentPath, unmarked } from './provenance.ts'
import { fileNode } from '../model/schema/schema-node.ts'
import { priceText } from '../dates/price-text.ts'
import type { OpeningHours, ServicesBlock, SiteFile, SpokenLanguages } from '../model/schema/types.generated.ts'
import { derivedText, inlineLink, localiseValue, pathInSite, wayOfContact, wordOrUsual } from './localise-value.ts'
import type { Context, UsualWord } from './localise-value.ts'
import type { Localised, RichElement, RichNode, RichText } from './localised.ts'

export interface PracticeFact {
  readonly term: string
  readonly lines: readonly RichText[]
  readonly map?: string
}

/** The address of the practice in one line; undefined if site.yaml has none. */
export function addressLine({ practice }: Pick<SiteFile, 'practice'>): string | undefined {
  const { street, postcode, town } = practice?.address ?? {}
  return street && `${street}, ${postcode} ${town}`
}

/** A text with the address of the practice in place of `{address}`. */
export const withAddress = (text: string, site: SiteFile): string =>
  text.replaceAll('{address}', () => withoutMarks(addressLine(site) ?? ''))

/** In the editor, a text belongs to its own field, and not to those of the facts in it. */
const withoutMarks = (text: string): string => unmarked(text)?.text ?? text

/**
 * A search for a place on a map, outside the site.
 * Form of the link: https://developers.google.com/maps/documentation/urls/get-started (search), which opens the map of
 * the phone, needs no key, and asks nobody anything before it is tapped.
 */
export const mapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** Languages by their names, as a list: `Português e inglês`. */
export function languagesText(spoken: SpokenLanguages, language: Language): string {
  const { locale, names } = siteLanguages[language]
  const nameOf = new Intl.DisplayNames([locale], { type: 'language' })
  return capitalised(names.list(spoken.map((each) => nameOf.of(each) ?? each)))
}

/** The postcode has a form of its own, and is no text. */
const withMarkedPostcode = <A extends { readonly postcode: string }>(address: A, content: Content): A => ({
  ...address,
  postcode: derivedText(content, address.postcode, pathInSite('practice', 'address', 'postcode')),
})

/** What site.yaml says of the practice, in the order in which a visitor asks for it. */
export function practiceFacts(context: Context): readonly PracticeFact[] {
  const { content, language } = context
  const { address, hours = [], languages, clients, sessions, ...others } = practiceIn(context)
  const { registrations = [], training = [], profiles = [] } = others
  const place = addressLine(content.site)
  const from = (text: string, ...path: ValuePath) => derivedText(content, text, pathInSite('practice', ...path))
  const facts: readonly (readonly [UsualWord, readonly (RichText | undefined)[]])[] = [
    [
      'address',
      address && place
        ? [address.street, `${withMarkedPostcode(address, content).postcode} ${address.town}`, address.arrival]
        : [],
    ],
    ['openingHours', hours.map((each, index) => from(hoursText(each, language), 'hours', index))],
    ['languages', [languages && from(languagesText([...languages], language), 'languages')]],
    ['clients', [clients]],
    ['sessions', [sessions]],
    ['contacts', contactsOf(context)],
    ['registrations', registrations.map((each) => paragraph(linked(registrationText(each), each.register)))],
    ['training', training],
    ['profiles', profiles.map(({ label, address: href }) => paragraph(linked(label, href)))],
  ]
  return facts.flatMap(([word, said]) => {
    const lines = said.filter((line) => line !== undefined)
    const map = place && word === 'address' ? { map: mapAddress(place) } : {}
    return lines.length > 0 ? [{ term: wordOrUsual(content, language, word), lines, ...map }] : []
  })
}

const hoursText = ({ day, from, to }: Localised<OpeningHours>, language: Language): string =>
  whenText({ weekly: { day: [day].flat(), from, to } }, language)

const linked = (label: string, href: string | undefined): RichNode =>
  href ? inlineLink({ label, kind: 'address', href }) : label

const paragraph = (...content: readonly RichNode[]): RichText => [{ kind: 'p', content }]

/** The telephones that are called, not only written to, with their names. */
export const calledPhones = ({ phones = {} }: SiteFile) =>
  Object.entries(phones).filter(([, { channels }]) => channels?.includes('call') ?? true)

/** Every telephone that is called, with what it is for, and every other way of contact. */
function contactsOf(context: Context): readonly RichText[] {
  const { content, language } = context
  const { contacts = [] } = content.site
  return [
    ...calledPhones(content.site).map(([name, { purpose }]) =>
      paragraph(inlineLink(wayOfContact(name, context)), ...(purpose ? [` · ${purpose[language]}`] : [])),
    ),
    ...contacts.map(({ name }) => paragraph(inlineLink(wayOfContact(name, context)))),
  ]
}

const registrationText = ({ text, number }: { readonly text: string; readonly number: string }): string =>
  `${text}\u00A0${number}`

const practiceIn = (context: Context) => localiseValue(context.content.site, fileNode('site'), context).practice ?? {}

/** What a service takes: its length, price, place and languages, as far as it says them. */
export function serviceTerms(service: ServicesBlock['services'][number], place: ContentPath, context: Context) {
  const { minutes, euros, price, where, languages } = service
  const { content, language } = context
  const from = (text: string, key: string) => derivedText(content, text, { ...place, path: [...place.path, key] })
  const unit: Intl.NumberFormatOptions = { style: 'unit', unit: 'minute', unitDisplay: 'long' }
  return [
    minutes && from(new Intl.NumberFormat(siteLanguages[language].locale, unit).format(minutes), 'minutes'),
    ...priceText({ euros, price }, language).map((line) => (price ? line : from(line, 'euros'))),
    where && withAddress(where[language], content.site),
    languages && from(languagesText(languages, language), 'languages'),
  ].filter((term): term is string => Boolean(term))
}

/** Who provides the service, where and under which numbers: the end of every page (decree-law 7/2004, article 10). */
export function legalLine(context: Context): readonly RichNode[] {
  const { content, language } = context
  const { legalName, taxNumber, registrations = [] } = practiceIn(context)
  const { address } = content.site.practice ?? {}
  const number = taxNumber?.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, '\u00A0')
  const parts = [
    legalName,
    number &&
      `${wordOrUsual(content, language, 'taxNumber')}\u00A0${derivedText(content, number, pathInSite('practice', 'taxNumber'))}`,
    address && addressLine({ practice: { address: withMarkedPostcode(address, content) } }),
    ...registrations.map(registrationText),
    ...emailOf(context),
  ].filter((part): part is RichNode => part !== undefined && part !== '')
  return parts.flatMap((part, index) => [part, index < parts.length - 1 ? ' · ' : '\n'])
}

/** The first email address of the site, in full: it has to be read. */
function emailOf(context: Context): readonly RichElement[] {
  const { content } = context
  const index = content.site.contacts?.findIndex(({ email }) => email !== undefined) ?? -1
  const { name, email } = content.site.contacts?.[index] ?? {}
  if (!name || !email) return []
  const label = derivedText(content, email, pathInSite('contacts', index, 'email'))
  return [inlineLink({ ...wayOfContact(name, context), label })]
}
