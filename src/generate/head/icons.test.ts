import { expect, test } from 'vitest'
import { siteColours } from '../../site/styles/site-colours.ts'
import { icons } from './icons.ts'

const { light, dark } = siteColours()

test('icons asked for again in the same colours are not drawn again', () => {
  expect(icons({ ...light })).toBe(icons(light))
})

test('other colours give other icons', async () => {
  const [byDay, byNight] = [await icons(light), await icons(dark)]
  expect([...byNight.keys()]).toEqual([...byDay.keys()])
  expect(byNight.get('/icon.svg')).not.toBe(byDay.get('/icon.svg'))
})
