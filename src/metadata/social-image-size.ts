/** The size of a share picture in pixels: what chat applications show large, without cropping (https://ogp.me). */
export const shareSize = { width: 1200, height: 630 } as const
