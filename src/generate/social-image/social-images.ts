import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import type { Font } from 'fontkit'
import pMap from 'p-map'
import sharp from 'sharp'
import type { Content } from '../../content/model/content.ts'
import { addressIn, languages } from '../../content/model/language.ts'
import { siteFolders } from '../../content/model/site-addresses.ts'
import { pageTitle } from '../../content/page/page.ts'
import { programVersion } from '../../disk/project-folder.ts'
import { cacheFolder } from '../../disk/cache-folder.ts'
import { writeComplete } from '../../disk/write-complete.ts'
import type { Palette, SiteColours } from '../../site/styles/site-colours.ts'
import { type Letters, socialImageSvg, type SocialImageText } from './social-image-svg.ts'

/** The picture that a chat application shows beside a link to a page. */
export interface SocialImage {
  /** The address of the page in its language. */
  readonly page: string
  /** Where it is served, from the site's root. */
  readonly address: string
  /** Where it is in the cache once it has been drawn, an absolute path. */
  readonly source: string
  readonly text: SocialImageText
}

const fontFile = new URL('../../site/styles/fonts/heading.woff2', import.meta.url)

const inPackage = createRequire(import.meta.url).resolve

/** Fonts for letters that the site's own lacks. Visitors don't load them: the picture has their outlines. */
const otherFonts = ['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'].map((letters) =>
  inPackage(`@fontsource/noto-serif/files/noto-serif-${letters}-400-normal.woff2`),
)

/** The modules that affect how a picture looks. */
export const drawingModules = ['social-images.ts', 'social-image-svg.ts']

/**
 * Part of the cache key: changes with everything that affects how pictures look. An update of other packages keeps it,
 * and so the address of every picture.
 */
const drawingVersion = () => {
  const sources = drawingModules.map((name) => new URL(name, import.meta.url))
  return programVersion([...sources, fontFile, ...otherFonts, inPackage('fontkit')], sharp.versions)
}

/**
 * The social image of every page in each language, without drawing any: the page's title in the site's type and colours.
 * Its address changes with the picture, because chat applications keep what they have fetched.
 * @param folder where the pictures are cached between builds: drawing takes 0.05 s of processor time for each page
 */
export function socialImages(
  { site, pages }: Content,
  { light }: SiteColours,
  folder = cacheFolder('social-images'),
): SocialImage[] {
  const drawing = [light, drawingVersion()]
  return pages.flatMap(({ page }) =>
    languages.map((language) => {
      const text = { title: pageTitle({ site }, page, language), siteName: site.name[language] }
      const key = hash('sha256', JSON.stringify([drawing, text]))
      const address = addressIn(page.path, language)
      return {
        page: address,
        address: `${siteFolders.socialImages}${address === '/' ? 'index' : address.slice(1)}-${key.slice(0, 8)}.png`,
        source: join(resolve(folder), `${key}.png`),
        text,
      }
    }),
  )
}

/** Draws the pictures that are missing in the cache. @throws if the cache can't be written */
export async function drawSocialImages(images: readonly SocialImage[], { light }: SiteColours): Promise<void> {
  const missing = images.filter(({ source }) => !existsSync(source))
  if (missing.length === 0) return
  const draw = await painter(light)
  const drawOne = async ({ text, source }: SocialImage) => writeComplete(source, await draw(text))
  await pMap(missing, drawOne, { concurrency: availableParallelism() })
}

/** The font's package is loaded here, because that takes 0.1 s and most builds find every picture in the cache. */
async function painter(colours: Palette): Promise<(text: SocialImageText) => Promise<Buffer>> {
  const { create } = await import('fontkit')
  const fonts = [fontFile, ...otherFonts].map((file) => create(readFileSync(file)))
  const letters = lettersOf(fonts.filter((font): font is Font => 'layout' in font))
  // A palette would halve the bytes, but shift the colours and take three times as long.
  return (text) =>
    sharp(Buffer.from(socialImageSvg(text, colours, letters)))
      .png({ compressionLevel: 6 })
      .toBuffer()
}

/** The outlines of fonts, so that a picture needs none of the system's: each letter is of the first font that has it. */
function lettersOf(fonts: readonly Font[]): Letters {
  /** Characters that no font has, such as emoji, are left out: a chat shows the title as text beside the picture. */
  const runsOf = (text: string) => {
    const runs: { font: Font; text: string }[] = []
    for (const character of text) {
      const font = fonts.find((each) => each.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      const last = runs.at(-1)
      if (font && last?.font === font) last.text += character
      else if (font) runs.push({ font, text: character })
    }
    return runs.map(({ font, text: part }) => ({ perEm: font.unitsPerEm, run: font.layout(part) }))
  }
  return {
    width: (text, size) => runsOf(text).reduce((sum, { perEm, run }) => sum + run.advanceWidth * (size / perEm), 0),
    draw(text, size, x, y) {
      let at = x
      const paths = runsOf(text).flatMap(({ perEm, run: { glyphs, positions } }) => {
        const scale = size / perEm
        return glyphs.map((glyph, index) => {
          const position = positions[index]
          const left = at + (position?.xOffset ?? 0) * scale
          at += (position?.xAdvance ?? 0) * scale
          const outline = glyph.path.toSVG()
          return (
            outline &&
            `<path transform="translate(${round(left)} ${round(y)}) scale(${scale} ${-scale})" d="${outline}"/>`
          )
        })
      })
      return paths.join('')
    },
  }
}

const round = (pixels: number) => Math.round(pixels * 100) / 100
