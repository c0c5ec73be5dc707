import { error, valueAt, warning, type Diagnostic } from '../../model/diagnostic.ts'
import { languages } from '../../model/language.ts'
import { type CheckedValue, items, ownProperty, pointerTo, textAt, valueAtPointer } from '../../model/source.ts'
import type { CheckedSource, RuleInput } from '../validate/checked-source.ts'
import { strings } from '../validate/key-diagnostics.ts'
import { references, unknownNames } from './references.ts'

/** A Portuguese number has nine digits. */
export const checkPhoneLengths = ({ value }: CheckedSource): Diagnostic[] =>
  Object.entries(ownProperty(value, 'phones') ?? {}).flatMap(([name, phone]) => {
    const digits = /^\+351([ \d]+)$/.exec(textAt(phone, 'number'))?.[1]?.replaceAll(' ', '').length ?? 9
    return digits === 9 ? [] : [warning('phoneLength', { digits }, valueAt(`${pointerTo('/phones', name)}/number`))]
  })

/** The names of the telephones that serve for a channel. One that names no channels serves for all. */
export const phonesFor = (channel: 'whatsapp' | 'call', site?: CheckedValue): readonly string[] =>
  Object.entries(ownProperty(site, 'phones') ?? {}).flatMap(([name, phone]) => {
    const channels = items(ownProperty(phone, 'channels'))
    return channels.length === 0 || channels.includes(channel) ? [name] : []
  })

/** Buttons and links name a telephone or a way of contact that there is, and a telephone that serves for it. */
export function checkContacts(source: CheckedSource, { site }: RuleInput): Diagnostic[] {
  // In a file with mistakes, what is not there may be in a wrong place.
  const isWrong = (part: string) =>
    site?.diagnostics.some(
      ({ range }) => range.pointer?.startsWith(`/${part}`) || ownProperty(site.value, part) === undefined,
    )
  if (!site?.complete || isWrong('phones')) return []
  const phoneNames = Object.keys(ownProperty(site.value, 'phones') ?? {})
  const unknownPhones = unknownNames(references(source, 'phone'), new Set(phoneNames), 'unknownPhone')
  if (isWrong('contacts')) return unknownPhones
  const names = items(ownProperty(site.value, 'contacts')).map((each) => String(ownProperty(each, 'name')))
  const taken = [...phoneNames, ...names]
  const twice = names.flatMap((name, index) =>
    source === site && taken.indexOf(name) < phoneNames.length + index
      ? [error('contactTwice', { name }, valueAt(`/contacts/${index}/name`))]
      : [],
  )
  const wrongChannels = (['whatsapp', 'call'] as const).flatMap((channel) => {
    const unfit = phoneNames.filter((name) => !phonesFor(channel, site.value).includes(name))
    return references(source, channel === 'call' ? 'contact' : 'phone')
      .filter(({ name }) => unfit.includes(name))
      .map(({ name, pointer }) => error('channelMissing', { name, channel }, valueAt(pointer)))
  })
  const unknownContacts = unknownNames(references(source, 'contact'), new Set(taken), 'unknownContact')
  return [...twice, ...wrongChannels, ...unknownContacts, ...unknownPhones]
}

/** A tax number has the right check digit, and the practice closes after it opens. */
export function checkPractice({ value }: CheckedSource): Diagnostic[] {
  const practice = ownProperty(value, 'practice')
  const number = textAt(practice, 'taxNumber')
  const isWrong = /^\d{9}$/.test(number) && !hasRightCheckDigit(number)
  const hours = items(ownProperty(practice, 'hours')).flatMap((each, index) => {
    const [from, to] = [textAt(each, 'from'), textAt(each, 'to')]
    return from && to && to <= from ? [error('openingWrong', { from, to }, valueAt(`/practice/hours/${index}/to`))] : []
  })
  return isWrong ? [error('taxNumberWrong', { number }, valueAt('/practice/taxNumber')), ...hours] : hours
}

/** The last digit of a NIF follows from the others, modulo 11. */
function hasRightCheckDigit(number: string): boolean {
  const digits = [...number].map(Number)
  const sum = digits.slice(0, 8).reduce((all, digit, index) => all + digit * (9 - index), 0)
  return digits[8] === ((11 - (sum % 11)) % 11) % 10
}

/** A text that names a value in braces has that value: the price beside it, the address of the practice. */
export function checkNamedValues({ value, annotations }: CheckedSource, { site }: RuleInput): Diagnostic[] {
  const address = ownProperty(ownProperty(site?.value, 'practice'), 'address')
  return (annotations.variables ?? []).flatMap(({ schema, data, pointer }) =>
    languages.flatMap((language): Diagnostic[] => {
      const isSaid = (name: string) => strings(schema).includes(name) && textAt(data, language).includes(`{${name}}`)
      const around = valueAtPointer(value, pointer.slice(0, pointer.lastIndexOf('/')))
      const range = valueAt(`${pointer}/${language}`)
      if (isSaid('euros') && ownProperty(around, 'euros') === undefined) return [error('eurosMissing', {}, range)]
      const hasNoAddress = site?.complete && address === undefined
      return isSaid('address') && hasNoAddress ? [error('addressMissing', {}, range)] : []
    }),
  )
}
