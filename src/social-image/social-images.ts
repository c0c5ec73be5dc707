import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import type { Content } from '../content/content.ts'
import { defaultLanguage } from '../content/language.ts'
import type { SiteColours } from '../metadata/site-colours.ts'
import type { PictureOutput } from '../images/encode-images.ts'
import { mapAtOnce } from '../images/map-at-once.ts'
import { writeWhole } from '../images/write-complete.ts'
import type { ShareText } from './social-image-svg.ts'

export interface SharePictures {
  /** Gives the address of a page's share picture, from the site's root. Throws where there is no such page. */
  readonly addressOf: (path: string) => string
  readonly outputs: readonly PictureOutput[]
}

export interface ShareOptions {
  /** Where pictures are kept between builds. */
  readonly cacheFolder?: string
  /** Called after each picture that had to be drawn; never while everything comes from the cache. */
  readonly onProgress?: (drawn: number, toDraw: number) => void
}

const fontFile = new URL('../styles/fonts/fraunces.woff2', import.meta.url)

/** Whatever decides how a picture looks, beside its text and colours. */
const sources = ['social-images.ts', 'social-image-svg.ts', 'fit-lines.ts', 'lettering.ts', 'ribbon.ts'].map(
  (name) => new URL(name, import.meta.url),
)

/**
 * The picture that a chat application shows beside a link to a page: the page's title in the site's type and colours, in
 * the language that the page opens in. A picture is drawn once for each text and then taken from the cache; its address
 * changes with it, because chat applications keep what they once fetched.
 */
export async function sharePictures(
  { site, pages }: Content,
  { light }: SiteColours,
  { cacheFolder = 'node_modules/.cache/share', onProgress }: ShareOptions = {},
): Promise<SharePictures> {
  const look = createHash('sha256').update(JSON.stringify([light, sharp.versions]))
  for (const file of [fontFile, ...sources]) look.update(readFileSync(file))
  const lookHash = look.digest('hex')
  const pictures = pages.map(({ page }) => {
    const text = { title: page.title[defaultLanguage], siteName: site.name[defaultLanguage] }
    const key = createHash('sha256')
      .update(JSON.stringify([lookHash, text]))
      .digest('hex')
    const address = `/share${page.path === '/' ? '/index' : page.path}-${key.slice(0, 8)}.png`
    return { path: page.path, address, text, source: join(resolve(cacheFolder), `${key}.png`) }
  })

  const missing = pictures.filter(({ source }) => !existsSync(source))
  if (missing.length > 0) {
    await mkdir(cacheFolder, { recursive: true })
    const draw = await painter(light)
    let drawn = 0
    await mapAtOnce(missing, async ({ text, source }) => {
      await writeWhole(source, await draw(text))
      drawn += 1
      onProgress?.(drawn, missing.length)
    })
  }
  const addresses = new Map(pictures.map(({ path, address }) => [path, address]))
  return {
    addressOf(path) {
      const address = addresses.get(path)
      if (!address) throw new Error(`The page ${path} has no share picture.`)
      return address
    },
    outputs: pictures.map(({ address, source }) => ({ path: address, source })),
  }
}

/** What it takes to draw is loaded only where something is to be drawn: most builds find all their pictures. */
async function painter(colours: SiteColours['light']): Promise<(text: ShareText) => Promise<Buffer>> {
  const [{ Lettering }, { shareSvg }] = await Promise.all([import('./lettering.ts'), import('./social-image-svg.ts')])
  const lettering = new Lettering(readFileSync(fontFile))
  // A palette would halve the bytes, but shift the colours and take three times as long.
  return (text) =>
    sharp(Buffer.from(shareSvg(text, colours, lettering)))
      .png({ compressionLevel: 6 })
      .toBuffer()
}
