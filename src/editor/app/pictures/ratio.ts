import type { CSSProperties } from 'react'

declare module 'react' {
  interface CSSProperties {
    /** The aspect ratio of a picture, for the style sheet to calculate with: width by height. */
    '--ratio'?: number
  }
}

/** @param shape in pixels */
export const ratioOf = (shape: { readonly width: number; readonly height: number }): CSSProperties => ({
  '--ratio': shape.width / shape.height,
})
