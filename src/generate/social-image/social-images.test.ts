import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Content } from '../../content/model/content.ts'
import { testContent, text } from '../../content/testing/test-content.ts'
import { type Palette, siteColours } from '../../site/styles/site-colours.ts'
import { drawingModules, drawSocialImages, socialImages } from './social-images.ts'

const colours = siteColours()

test('every page has a picture of 1200 by 630 pixels and less than 300 kB', async () => {
  const images = await draw(titled('Aula aberta de Biodanza em Lisboa, às quartas'))
  expect(images.map(({ page }) => page)).toEqual(['/', '/aula'])
  expect(images[1].address).toMatch(/^\/share\/aula-[0-9a-f]{8}\.png$/)
  for (const { source } of images) {
    const { format, width, height } = await sharp(source).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    expect(readFileSync(source).length).toBeLessThan(300_000)
  }
})

test('it is the title in ink on paper, beside a line in its own colour', async () => {
  const found = await inks('Roda')
  expect(found.share(colours.light.paper)).toBeGreaterThan(0.8)
  expect(found.share(colours.light.ink)).toBeGreaterThan(0.005)
  expect(found.share(colours.light.ribbon)).toBeGreaterThan(0.01)
})

test.each([
  ['one word', 'Roda'],
  [
    'many words',
    'Um título que é muito mais longo do que devia ser, com mais de cem letras, e que nunca mais acaba, nem aqui',
  ],
  ['a word that is too wide', 'Otorrinolaringologistas-psicoterapeutas-e-companhia-ilimitada'],
])('a title of %s keeps its margins and stays clear of the line', async (_kind, title) => {
  const { box } = await inks(title)
  expect(box.left).toBeGreaterThanOrEqual(80)
  expect(box.right).toBeLessThanOrEqual(84 + 730)
  expect(box.bottom).toBeLessThan(545)
})

test('what the font cannot write is left out, and the rest is drawn', async () => {
  const [plain, withEmoji] = await Promise.all([inks('Roda'), inks('Roda 💃')])
  expect(withEmoji.box).toEqual(plain.box)
})

test.each([
  ['Roda țară', 'Roda ar'],
  ['Roda Терапія', 'Roda'],
  ['Roda ψυχή', 'Roda'],
])('letters that the font of the site lacks are drawn too: %s', async (title, known) => {
  const [whole, part] = await Promise.all([inks(title), inks(known)])
  expect(whole.share(colours.light.ink)).toBeGreaterThan(part.share(colours.light.ink))
})

test('a picture drawn again elsewhere is identical to the byte', async () => {
  const once = await draw(testContent)
  const again = await draw(testContent)
  expect(again.map(({ address }) => address)).toEqual(once.map(({ address }) => address))
  expect(again.map(({ source }) => readFileSync(source))).toEqual(once.map(({ source }) => readFileSync(source)))
})

test('only the picture of a page whose title changed is drawn again, at a new address', async () => {
  const cacheFolder = temporaryFolder()
  const before = await draw(testContent, cacheFolder)
  const drawnAt = statSync(before[0].source).mtimeMs
  const after = await draw(titled('Outro título'), cacheFolder)
  expect(after[0]).toEqual(before[0])
  expect(statSync(before[0].source).mtimeMs).toBe(drawnAt)
  expect(after[1].address).not.toBe(before[1].address)
  expect(readdirSync(cacheFolder)).toHaveLength(5)
})

test('another palette, or another version of what draws, changes every address', () => {
  const addresses = (light: Palette) => socialImages(testContent, { ...colours, light }).map(({ address }) => address)
  const before = addresses(colours.light)
  const real = sharp.versions.rsvg
  onTestFinished(() => void Object.assign(sharp.versions, { rsvg: real }))
  const inDark = addresses(colours.dark)
  Object.assign(sharp.versions, { rsvg: '0.0.0' })
  expect([...inDark, ...addresses(colours.light)].filter((address) => before.includes(address))).toEqual([])
})

test('every module that draws is part of what the pictures are cached under', () => {
  const modules = readdirSync(new URL('.', import.meta.url)).filter((name) => /^(?!.*\.test\.).*\.ts$/.test(name))
  expect(drawingModules.toSorted()).toEqual(modules.toSorted())
})

/** The images of the two pages, drawn. */
async function draw(content: Content, cacheFolder = temporaryFolder()) {
  const images = socialImages(content, colours, cacheFolder)
  await drawSocialImages(images, colours)
  const [home, english, second] = images
  expect(english?.page).toBe('/en')
  if (!home || !second) throw new Error('The small site has two pages.')
  return [home, second] as const
}

/** The small site with another title on its second page. */
function titled(title: string): Content {
  const pages = testContent.pages.map(({ file, page }) =>
    page.path === '/' ? { file, page } : { file, page: { ...page, title: text(title) } },
  )
  return { ...testContent, pages }
}

/** Where the ink of a title lies in its picture, and how much of the picture each colour covers. */
async function inks(title: string) {
  const [, { source }] = await draw(titled(title))
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const count = new Map<string, number>()
  const box = { left: info.width, right: 0, bottom: 0 }
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const colour = `#${data.toString('hex', pixel * 3, pixel * 3 + 3)}`
    count.set(colour, (count.get(colour) ?? 0) + 1)
    if (colour !== colours.light.ink) continue
    const x = pixel % info.width
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.bottom = Math.max(box.bottom, Math.floor(pixel / info.width))
  }
  return { box, share: (colour: string) => (count.get(colour) ?? 0) / (info.width * info.height) }
}

function temporaryFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'social-images-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}
