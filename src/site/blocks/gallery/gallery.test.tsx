import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LocalisedPicture } from '../../../content/page/localised.ts'
import { Gallery } from './gallery.tsx'

const shapes = { w: [3, 2], s: [1, 1], t: [4, 5] } as const

const picture = { file: 'a.jpg', src: '/a.jpg', alt: 'A', sources: [], placeholder: { columns: 0, colours: [] } }

/** The width of a square in a gallery of these shapes, in percent. */
function squareWidth(letters: string): string | undefined {
  const pictures = [...letters].map((letter): LocalisedPicture => {
    const [width, height] = shapes[letter as keyof typeof shapes]
    return { ...picture, width, height }
  })
  const html = renderToStaticMarkup(<Gallery block={{ key: '0', type: 'gallery', title: 'Momentos', pictures }} />)
  return /data-square="(\d+)"/.exec(html)?.[1]
}

test('rows hold three squares, or more where a photo would be alone in the last row', () => {
  const squares = Array.from({ length: 12 }, (_, index) => squareWidth('s'.repeat(index + 1)))
  expect(squares).toEqual([undefined, '28', '28', '21', '28', '28', '21', '28', '28', '17', '28', '28'])
  const wide = Array.from({ length: 7 }, (_, index) => squareWidth('w'.repeat(index + 1)))
  expect(wide).toEqual([undefined, '28', '21', '28', '21', '28', '14'])
  const mixed = Array.from({ length: 12 }, (_, index) => squareWidth('wtswtswtswts'.slice(0, index + 1)))
  expect(mixed).toEqual([undefined, '28', '28', '17', '28', '28', '17', '28', '28', '14', '28', '28'])
})
