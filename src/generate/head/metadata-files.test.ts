import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testContent } from '../../content/testing/test-content.ts'
import { metadataFiles } from './metadata-files.ts'
import { siteColours } from '../../site/styles/site-colours.ts'

const colours = siteColours()
const files = await madeIn(colours)

/** The files by address, in some colours. */
async function madeIn(used: typeof colours) {
  const made = metadataFiles(testContent, used).map(async ([address, make]) => [address, await make()] as const)
  return new Map(await Promise.all(made))
}

test('the files for search engines and phones are these', () => {
  expect([...files.keys()]).toEqual([
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/icon.svg',
    '/icon-180.png',
    '/icon-192.png',
    '/icon-512.png',
  ])
})

test('the sitemap names every page in both languages', () => {
  const addresses = [...String(files.get('/sitemap.xml')).matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, each]) => each)
  expect(addresses).toEqual(['/', '/en', '/aula', '/en/aula'].map((path) => `https://ana.example${path}`))
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(files.get('/robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://ana.example/sitemap.xml\n')
})

test('the manifest names the site, its colours, and icons that exist in the size it gives', async () => {
  const manifest = JSON.parse(String(files.get('/site.webmanifest'))) as Record<string, unknown>
  expect(manifest).toMatchObject({ name: 'Ana Exemplo', lang: 'pt', start_url: '/', theme_color: colours.light.paper })
  for (const { src, sizes } of manifest['icons'] as { src: string; sizes: string }[]) {
    const { width, height } = await sharp(files.get(src) as Uint8Array).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test.each([180, 192, 512])(
  'the icon of %i pixels is the mark in paper on the accent, to its very edge',
  async (size) => {
    const icon = sharp(files.get(`/icon-${size}.png`) as Uint8Array).ensureAlpha()
    const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => {
      const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels
      return `#${data.subarray(at, at + 3).toString('hex')}/${data[at + 3]}`
    }
    expect([info.width, info.height]).toEqual([size, size])
    expect(pixel(0, 0)).toBe(`${colours.light.accent}/255`)
    expect(pixel(0.5, 0.4)).toBe(`${colours.light.accent}/255`)
    expect(pixel(0.5, 0.25)).toBe(`${colours.light.paper}/255`)
  },
)

test('a colour that is missing from the tokens is named, with the format it needs', () => {
  const tokens = ':root { --paper: #ffffff; --ink: #000000; --accent: rgb(0 0 0); }'
  expect(() => siteColours(tokens)).toThrow('tokens.css must give --accent as #rrggbb in :root of the light scheme')
})

test('in other colours the icons are others', async () => {
  const inDark = await madeIn({ ...colours, light: colours.dark })
  for (const name of ['/icon.svg', '/icon-192.png']) expect(inDark.get(name)).not.toEqual(files.get(name))
})
