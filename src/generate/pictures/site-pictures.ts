import { pictureFiles, type Content } from '../../content/model/content.ts'
import type { PictureLookup } from '../../content/page/localise-value.ts'
import { encodeImages, type ImageOutput } from './encode-images.ts'
import { drawSocialImages, type SocialImage, socialImages } from '../social-image/social-images.ts'
import type { SiteColours } from '../../site/styles/site-colours.ts'

export interface SitePictures {
  readonly picture: PictureLookup
  readonly outputs: readonly ImageOutput[]
}

/**
 * Encodes every picture that the pages show, and prints its progress.
 * @param pictureFolder the folder that they are in
 */
export async function sitePictures(content: Content, pictureFolder: string): Promise<SitePictures> {
  const { pictures, outputs } = await encodeImages(pictureFiles(content), pictureFolder, {
    onProgress: (encoded, toEncode) => console.log(`Imagens: ${encoded} de ${toEncode}`),
  })
  const picture: PictureLookup = (file) => {
    const encoded = pictures.get(file)
    if (!encoded) throw new Error(`The picture ${file} was not encoded.`)
    return encoded
  }
  return { picture, outputs }
}

/** Draws the social image of every page, and prints its progress. */
export async function siteSocialImages(content: Content, colours: SiteColours): Promise<readonly SocialImage[]> {
  const images = socialImages(content, colours)
  await drawSocialImages(images, colours, (drawn, toDraw) => {
    if (drawn % 100 === 0) console.log(`Imagens para partilhar: ${drawn} de ${toDraw}`)
  })
  return images
}
