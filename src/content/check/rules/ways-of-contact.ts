import { error, valueAt, warning, type Diagnostic } from '../../model/diagnostic.ts'
import { items, ownProperty, textAt } from '../../model/own-property.ts'
import { pointerTo } from '../../model/pointer.ts'
import type { CheckedSource, RuleInput } from '../validate/checked-source.ts'
import { references, unknownNames } from './references.ts'

/** Every chat button names a phone of site.yaml. */
export function checkPhones(source: CheckedSource, { site }: RuleInput): Diagnostic[] {
  const phones = ownProperty(site?.value, 'phones')
  const isWrong = site?.diagnostics.some(({ range }) => range.pointer?.startsWith('/phones'))
  if (!site?.complete || isWrong) return []
  return unknownNames(references(source, 'phone'), new Set(Object.keys(phones ?? {})), 'unknownPhone')
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
  const phones = ownProperty(site.value, 'phones')
  const phoneNames = Object.keys(phones ?? {})
  const names = items(ownProperty(site.value, 'contacts')).map((each) => String(ownProperty(each, 'name')))
  const taken = [...phoneNames, ...names]
  const twice = names.flatMap((name, index) =>
    source === site && taken.indexOf(name) < phoneNames.length + index
      ? [error('contactTwice', { name }, valueAt(`/contacts/${index}/name`))]
      : [],
  )
  const wrongChannels = (['whatsapp', 'call'] as const).flatMap((channel) =>
    references(source, channel === 'call' ? 'contact' : 'phone').flatMap(({ name, pointer }) => {
      const channels = items(ownProperty(ownProperty(phones, name), 'channels'))
      const isMissing = channels.length > 0 && !channels.includes(channel)
      return isMissing ? [error('channelMissing', { name, channel }, valueAt(pointer))] : []
    }),
  )
  return [...twice, ...wrongChannels, ...unknownNames(references(source, 'contact'), new Set(taken), 'unknownContact')]
}
