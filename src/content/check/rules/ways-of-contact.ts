import { error, valueAt, type FileDiagnostic } from '../../model/diagnostic.ts'
import { items, ownProperty } from '../../model/own-property.ts'
import type { RuleInput } from '../validate/checked-source.ts'
import { references, unknownNames } from './references.ts'

/** Buttons and links name a way of contact that there is, and a telephone that serves for it. */
export function checkContacts({ sources, site }: RuleInput): FileDiagnostic[] {
  const isWrong = site?.diagnostics.some(({ range }) => /^\/(?:phones|contacts)/.test(range.pointer ?? ''))
  if (!site?.complete || isWrong) return []
  const phones = Object.entries(ownProperty(site.value, 'phones') ?? {})
  const names = items(ownProperty(site.value, 'contacts')).map((each) => String(ownProperty(each, 'name')))
  const taken = [...phones.map(([name]) => name), ...names]
  const twice = names.flatMap((name, index) =>
    taken.indexOf(name) < phones.length + index
      ? [{ file: site.file, diagnostic: error('contactTwice', { name }, valueAt(`/contacts/${index}/name`)) }]
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
    return sources.flatMap((source) =>
      references(source, channel === 'call' ? 'contact' : 'phone')
        .filter(({ name }) => without.has(name))
        .map(({ name, pointer }) => ({
          file: source.file,
          diagnostic: error('channelMissing', { name, channel }, valueAt(pointer)),
        })),
    )
  })
  const known = new Set(taken)
  return [
    ...twice,
    ...wrongChannels,
    ...sources.flatMap((source) => unknownNames(source, references(source, 'contact'), known, 'unknownContact')),
  ]
}
