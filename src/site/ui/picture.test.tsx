import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LocalisedPicture } from '../../content/page/localised.ts'
import { Picture } from './picture.tsx'
const picture: LocalisedPicture = {
  file: 'room.jpg',
  alt: 'A room',
  width: 1600,
  height: 2000,
  src: '/images/room-800.jpg',
  sources: [
    { type: 'image/avif', srcset: '/images/room-480.avif 480w' },
    { type: 'image/webp', srcset: '/images/room-480.webp 480w' },
  ],
  placeholder: { columns: 2, colours: ['#efd9c3', '#a8472a', '#3d2233', '#d79b4e'] },
}

test('a picture has its size, so that nothing moves, and loads when it is near', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)
  expect(html).toMatch(/<img [^>]*src="\/images\/room-800.jpg" width="1600" height="2000"[^>]* alt="A room"/)
  expect(html).toContain('loading="lazy"')
})

test('the modern formats come first, each with the width at which it is shown', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)
  const types = [...html.matchAll(/<source type="([^"]+)"[^>]* sizes="50vw"/g)].map(([, type]) => type)
  expect(types).toEqual(['image/avif', 'image/webp'])
})

test('a picture on the first screen is fetched at once', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" priority />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('lazy')
})

test('its colours are painted behind it, each in its place', () => {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)
  expect(html).toContain('viewBox="0 0 2 2"')
  expect(html).toContain('<rect fill="#d94" x="1" y="1" width="1" height="1"></rect>')
})

test('a focal point becomes classes in steps of a tenth, and no focal point is the centre', () => {
  const focused = renderToStaticMarkup(<Picture picture={{ ...picture, focus: { x: 33, y: 96 } }} sizes="50vw" />)
  expect(focused).toContain('class="x3 y10"')
  expect(renderToStaticMarkup(<Picture picture={picture} sizes="50vw" />)).not.toContain('class="x')
})
