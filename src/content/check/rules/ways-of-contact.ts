import { error, valueAt, warning, type Diagnostic } from '../../model/diagnostic.ts'
import { isMap, items, ownProperty, textAt } from '../../model/own-property.ts'
import { pointerTo } from '../../model/pointer.ts'
import type { CheckedSource, RuleInput } from '../validate/checked-source.ts'
import { references, unknownNames } from './references.ts'

/** Every chat button names a phone of site.yaml. */
export function checkPhones(source: CheckedSource, { site }: RuleInput): Diagnostic[] {
  const phones = ownProperty(site?.value, 'phones')
  const isWrong = site?.diagnostics.some(({ range }) => range.pointer?.startsWith('/phones'))
  if (!site?.complete || isWrong || !isMap(phones)) return []
  return unknownNames(references(source, 'phone'), new Set(Object.keys(phones)), 'unknownPhone')
}

/** A Portuguese number has nine digits. */
export const checkPhoneLengths = ({ value }: CheckedSource): Diagnostic[] =>
  Object.entries(ownProperty(value, 'phones') ?? {}).flatMap(([name, phone]) => {
    const digits = /^\+351([ \d]+)$/.exec(textAt(phone, 'number'))?.[1]?.replaceAll(' ', '').length ?? 9
    return digits === 9 ? [] : [warning('phoneLength', { digits }, valueAt(`${pointerTo('/phones', name)}/number`))]
  })

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
