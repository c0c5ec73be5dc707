import { expect, test } from 'vitest'
import { fieldOfPick, selectionAt } from './selection.ts'

const home = `path: /
blocks:
  - type: experience
    title: { pt: Dançar, en: To dance }
    benefits:
      - pt: Só em português
  - type: services
    services:
      - title: { pt: Casais, en: Couples }
        icon: heart
  - type: gallery
    pictures:
      - file: roda.jpg
        alt: { pt: Uma roda, en: A circle }
`
const texts = new Map([
  ['home.yaml', home],
  ['site.yaml', 'phones:\n  therapy:\n    number: "+351 912 345 678"\nfooter:\n  since: 2025\n'],
])
const selectionOf = (file: string, ...path: readonly (string | number)[]) => selectionAt(texts, { file, path })?.path

test('a text without one of its languages is a field of its block, and no selection by itself', () => {
  expect(selectionOf('home.yaml', 'blocks', 0, 'benefits', 0, 'pt')).toEqual(['blocks', 0])
})

test('an item with fields, and an entry that the owner has named, is a selection; a group of fields is not', () => {
  expect(selectionOf('home.yaml', 'blocks', 1, 'services', 0, 'title', 'pt')).toEqual(['blocks', 1, 'services', 0])
  expect(selectionOf('site.yaml', 'phones', 'therapy', 'number')).toEqual(['phones', 'therapy'])
  expect(selectionOf('site.yaml', 'footer', 'since')).toEqual([])
})

const picked = (part: 'picture' | 'icon' | 'text', ...path: readonly (string | number)[]) =>
  fieldOfPick({ kind: 'picked', part, source: { file: 'home.yaml', path } }, home)?.path

test('the alternative text of a picture leads to the picture, and the text beside an icon leads to the icon', () => {
  expect(picked('picture', 'blocks', 2, 'pictures', 0, 'alt', 'pt')).toEqual(['blocks', 2, 'pictures', 0])
  expect(picked('icon', 'blocks', 1, 'services', 0, 'title', 'pt')).toEqual(['blocks', 1, 'services', 0, 'icon'])
  expect(picked('icon', 'blocks', 1, 'services', 0)).toEqual(['blocks', 1, 'services', 0, 'icon'])
  expect(picked('text', 'blocks', 0, 'title', 'en')).toEqual(['blocks', 0, 'title', 'en'])
})

test('on a page that is shown as it was, what was clicked is found where it is now, or not at all', () => {
  const source = { file: 'home.yaml', path: ['blocks', 1, 'services', 0, 'title', 'pt'] }
  const isNow = (now: string) => fieldOfPick({ kind: 'picked', part: 'text', source }, now, home)?.path
  const experience = home.slice(home.indexOf('  - type: experience'), home.indexOf('  - type: services'))
  expect(isNow(home.replace(experience, ''))).toEqual(['blocks', 0, 'services', 0, 'title', 'pt'])
  const services = home.slice(home.indexOf('  - type: services'), home.indexOf('  - type: gallery'))
  expect(isNow(home.replace(services, ''))).toBeUndefined()
})
