import { error, valueAt, type Diagnostic } from '../../model/diagnostic.ts'
import { items, ownProperty } from '../../model/own-property.ts'
import type { CheckedSource, RuleInput } from '../validate/checked-source.ts'
import { references, unknownNames } from './references.ts'

/** Buttons and links name a way of contact that there is, and a telephone that serves for it. */
export function checkContacts(source: CheckedSource, { site }: RuleInput): Diagnostic[] {
  const isWrong = site?.diagnostics.some(({ range }) => /^\/(?:phones|contacts)/.test(range.pointer ?? ''))
  if (!site?.complete || isWrong) return []
  const phones = Object.entries(ownProperty(site.value, 'phones') ?? {})
  const names = items(ownProperty(site.value, 'contacts')).map((each) => String(ownProperty(each, 'name')))
  const taken = [...phones.map(([name]) => name), ...names]
  const twice = names.flatMap((name, index) =>
    source === site && taken.indexOf(name) < phones.length + index
      ? [error('contactTwice', { name }, valueAt(`/contacts/${index}/name`))]
      : [],
  )
  const lacks = (channel: string) =>
    new Set(
      phones.flatMap(([name, phone]) => {
        const channels = items(ownProperty(phone, 'channels'))
        return channels.length > 0 && !channels.includes(channel) ? [name] : []
      }),
    )
  const wrongChannels = (['whatsapp', 'call'] as const).flatMap((channel) => {
    const without = lacks(channel)
    return references(source, channel === 'call' ? 'contact' : 'phone')
      .filter(({ name }) => without.has(name))
      .map(({ name, pointer }) => error('channelMissing', { name, channel }, valueAt(pointer)))
  })
  return [...twice, ...wrongChannels, ...unknownNames(references(source, 'contact'), new Set(taken), 'unknownContact')]
}
