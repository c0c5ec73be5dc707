import { isLfsPointer, mostPixels, type PictureFacts, pictureFormat } from '../../../content/model/content-source.ts'
import type { TakenPicture } from '../../content-server.ts'
import { scaleOf, type PictureSize, type Refusal } from '../../protocol.ts'

/** Pixels in total that a canvas has on every device: iOS draws no larger one. */
const mostDrawn = 16_700_000

const jpegQuality = 0.9

/**
 * Takes in a photograph as a phone or camera delivers it: draws it upright and no larger than the site can use, without
 * what it says about place and device.
 * @param least the size that the place showing it needs
 */
export async function drawPicture(picture: Blob, least: PictureSize): Promise<TakenPicture | Refusal> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  // An SVG is a program that draws: it may contain scripts and load other resources, so it is never opened.
  const format = pictureFormat(bytes)
  if (!format) return { refused: 'pictureForm' }
  // Typed by what it is: the name of a file may say anything.
  const typed = new Blob([bytes], { type: `image/${format}` })
  const size = await sizeOf(typed)
  if (!size) return { refused: format === 'heic' ? 'pictureHeic' : 'pictureBroken' }
  const pixels = size.width * size.height
  if (pixels > mostPixels) return { refused: 'pictureTooBig' }
  if (size.width < least.width || size.height < least.height) return { refused: 'pictureTooSmall', size }
  if (!givesBackWhatIsDrawn()) return { refused: 'pictureGuarded' }
  const scale = Math.min(scaleOf(size, least), Math.sqrt(mostDrawn / pixels))
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  const drawn = await draw(typed, width, height)
  if (!drawn) return { refused: 'pictureTooBig' }
  const isOpaque = format === 'jpeg' || format === 'heic' || !hasTransparency(drawn)
  const encoded = await new Promise<Blob | null>((resolve) => {
    drawn.canvas.toBlob(resolve, isOpaque ? 'image/jpeg' : 'image/png', jpegQuality)
  })
  if (!encoded) return { refused: 'pictureTooBig' }
  return { bytes: new Uint8Array(await encoded.arrayBuffer()), extension: isOpaque ? 'jpg' : 'png' }
}

/** What the check has to know about a picture with these bytes. */
export async function factsInBrowser(bytes: Uint8Array): Promise<PictureFacts> {
  const format = pictureFormat(bytes)
  if (!format) return { fault: isLfsPointer(bytes) ? 'pictureElsewhere' : 'pictureForm' }
  if (format === 'heic') return { fault: 'pictureHeic' }
  const size = await sizeOf(new Blob([bytes.slice()], { type: `image/${format}` }))
  if (!size) return { fault: 'pictureBroken' }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice()))
  const base64 = btoa(String.fromCharCode(...digest))
  return { ...size, digest: base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') }
}

/** The size of a picture once it is upright; undefined if this browser can't show it. */
async function sizeOf(picture: Blob): Promise<PictureSize | undefined> {
  const address = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A browser that hides which one it is may give noise in place of what was drawn: of a photograph nothing is left then. */
function givesBackWhatIsDrawn(): boolean {
  const context = document.createElement('canvas').getContext('2d')
  context?.fillRect(0, 0, 4, 4)
  return context?.getImageData(0, 0, 4, 4).data.every((value, at) => (at % 4 === 3 ? value > 250 : value < 5)) ?? false
}

async function draw(picture: Blob, width: number, height: number): Promise<CanvasRenderingContext2D | undefined> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // Scaled while it is decoded: a whole camera picture may not fit in a phone's memory.
  const bitmap = await createImageBitmap(picture, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
    imageOrientation: 'from-image',
  }).catch(() => undefined)
  if (!bitmap) return undefined
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return context
}

/** Looks at the picture in strips, because all its pixels at once may not fit in a phone's memory. */
function hasTransparency(context: CanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas
  const strip = 256
  for (let top = 0; top < height; top += strip) {
    const { data } = context.getImageData(0, top, width, Math.min(strip, height - top))
    for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true
  }
  return false
}
