import sharp from 'sharp'

/** A JPEG of a given size, in pixels, with enough in it for its end to be missing. */
export async function drawnPicture(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#c96', noise } })
    .jpeg({ quality: 40 })
    .toBuffer()
}
