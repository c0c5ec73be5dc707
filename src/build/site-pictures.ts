import { pictureFiles, type Content } from '../content/content.ts'
import type { PictureLookup } from '../content/localise/localise.ts'
import type { SiteColours } from '../metadata/site-colours.ts'
import { drawPictures, type PictureOutput } from '../images/encode-images.ts'
import { sharePictures, type SharePictures } from '../social-image/social-images.ts'

export interface SitePictures {
  readonly picture: PictureLookup
  readonly outputs: readonly PictureOutput[]
}

/**
 * Draws every picture that the pages show, and says on the terminal how far it is when that takes long.
 * @param pictureFolder the folder that they are in
 */
export async function sitePictures(content: Content, pictureFolder: string): Promise<SitePictures> {
  const { pictures, outputs } = await drawPictures(pictureFiles(content), pictureFolder, {
    onProgress: (drawn, toDraw) => console.log(`Pictures: ${drawn} of ${toDraw}`),
  })
  const picture: PictureLookup = (file) => {
    const drawn = pictures.get(file)
    if (!drawn) throw new Error(`The picture ${file} was not drawn.`)
    return drawn
  }
  return { picture, outputs }
}

/** Draws the share picture of every page, and says on the terminal how far it is when that takes long. */
export function siteSharePictures(content: Content, colours: SiteColours): Promise<SharePictures> {
  return sharePictures(content, colours, {
    onProgress: (drawn, toDraw) => {
      if (drawn % 100 === 0) console.log(`Share pictures: ${drawn} of ${toDraw}`)
    },
  })
}
