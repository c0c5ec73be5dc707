import { valueAtPath } from '../../../content/model/source.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { testSite } from '../../../../tests/site.ts'
import { pictureName, putPicture, leftUnshown, pictureUses } from './picture-places.ts'

const texts = new Map(
  readdirSync(testSite)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, readFileSync(`${testSite}/${name}`, 'utf8')]),
)
const hero = { file: 'home.yaml', path: ['blocks', 0, 'picture'] }
const changed = (files: ReadonlyMap<string, string>) => new Map([...texts, ...files])

test('every place that shows a picture is found, whatever its field is called', () => {
  const uses = pictureUses(texts)
  const portrait = uses.find(({ source }) => source.file === 'site.yaml')
  expect(portrait).toMatchObject({ name: 'portrait.jpg', source: { path: ['portrait'] } })
  expect(uses.filter(({ name }) => name === 'gallery-2.jpg').map(({ source }) => source.path.at(-1))).toContain(
    'portrait',
  )
})

test('a picture that is shown elsewhere brings its description from there', () => {
  const [other] = pictureUses(texts).filter(({ name }) => name === 'biodanza-movement.jpg')
  const home = putPicture(texts, [hero], 'biodanza-movement.jpg', other?.value).get('home.yaml') ?? ''
  expect(valueAtPath(readValue(home), hero.path)).toEqual(other?.value)
  expect(home).toContain('focus: { x: 46, y: 42 }')
  expect(home).not.toContain('"true"')
})

test('what was written before there was a picture is its description', () => {
  const home = texts.get('home.yaml') ?? ''
  const without = new Map(texts).set('home.yaml', home.replace('file: hero-room.jpg', 'file: ""'))
  const put = putPicture(without, [hero], 'portrait.jpg').get('home.yaml')
  const alt = [...hero.path, 'alt']
  expect(valueAtPath(readValue(put ?? ''), alt)).toEqual(valueAtPath(readValue(home), alt))
})

test('a picture is removed only when the last place that showed it shows another', () => {
  const names = ['hero-room.jpg', 'gallery-2.jpg', 'never-shown.jpg']
  const withoutHero = changed(putPicture(texts, [hero], 'portrait.jpg'))
  expect(leftUnshown(texts, withoutHero, names)).toEqual(['hero-room.jpg'])
  const places = pictureUses(texts).filter(({ name }) => name === 'gallery-2.jpg')
  expect(places.length).toBeGreaterThan(1)
  const one = changed(putPicture(texts, [places[0]?.source ?? hero], 'portrait.jpg'))
  expect(leftUnshown(texts, one, names)).toEqual([])
  const all = changed(
    putPicture(
      texts,
      places.map(({ source }) => source),
      'portrait.jpg',
    ),
  )
  expect(leftUnshown(one, all, names)).toEqual(['gallery-2.jpg'])
})

const showing = (name: string) => changed(putPicture(texts, [hero], name))

test('a picture whose name ends like another name is not confused with it', () => {
  expect(leftUnshown(showing('all.jpg'), showing('hall.jpg'), ['all.jpg', 'hall.jpg'])).toEqual(['all.jpg'])
})

test('a picture is named after the words beside it', () => {
  expect(pictureName('Um sítio para pousar')).toBe('um-sitio-para-pousar')
  expect(pictureName('', undefined, 'IMG_2031.HEIC')).toBe('img-2031-heic')
  expect(pictureName('«…»', '日本')).toBe('imagem')
  expect(pictureName('Uma frase muito comprida que não cabe num nome de ficheiro')).toBe(
    'uma-frase-muito-comprida-que-nao-cabe-num-nome',
  )
})
