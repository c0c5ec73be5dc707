/** subset-font brings no types of its own: this is what its README says of what is used here. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2'
    /** A number pins an axis, a range limits it. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** OpenType features to keep, by their tags. */
    readonly keepFeatures: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
