import { expect, test } from 'vitest'
import { expiresSoon, isSharedOrigin, isToken, newTokenAddress, pastedToken } from './token.ts'

test('a key is kept on no address that other sites share', () => {
  expect(['ana.github.io', 'ANA.GITHUB.IO'].filter(isSharedOrigin)).toHaveLength(2)
  expect(['ana.pt', 'github.io.ana.pt', 'localhost'].filter(isSharedOrigin)).toEqual([])
})

test('a key is taken as it comes out of an e-mail or a chat', () => {
  const key = 'github_pat_11AAA_b2'
  for (const pasted of [
    ` ${key}\n`,
    `“${key}”`,
    `'${key}'`,
    `\u200B${key}\uFEFF`,
    'github_pat_\u00AD11AAA_b2',
    `\`${key}\``,
  ])
    expect(pastedToken(pasted)).toBe(key)
  expect(['a palavra-passe', 'github.com/ines', ''].map(pastedToken).filter(isToken)).toEqual([])
})

test('the owner is warned from two weeks before the last day on', () => {
  const lastDay = '2027-03-31'
  expect(expiresSoon(lastDay, Date.parse('2027-03-17T23:59:00Z'))).toBe(false)
  expect(expiresSoon(lastDay, Date.parse('2027-03-18T00:01:00Z'))).toBe(true)
  expect(expiresSoon(lastDay, Date.parse('2027-05-01'))).toBe(true)
})

test('the link to a new key asks for this owner, for the content alone, and for no longer than GitHub allows', () => {
  const { origin, pathname, searchParams } = new URL(newTokenAddress('ana', 'o-meu-site'))
  expect(origin + pathname).toBe('https://github.com/settings/personal-access-tokens/new')
  expect(Object.fromEntries(searchParams)).toEqual({
    name: 'o-meu-site',
    target_name: 'ana',
    expires_in: '366',
    contents: 'write',
  })
})
