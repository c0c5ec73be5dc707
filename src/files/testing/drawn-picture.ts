import sharp from 'sharp'

/** A JPEG of some size, in pixels, with enough in it to have an end that can be missing. */
export async function drawnPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#c96', noise } })
    .jpeg({ quality: 40 })
    .toBuffer()
}
