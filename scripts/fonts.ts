/**
 * Cuts the site's fonts from their sources to what its pages write, and measures the fallbacks that stand in until they
 * arrive. Run by `npm run fonts` when a font or its weights change; what it writes is kept beside the styles.
 */
import { createFontStack } from '@capsizecss/core'
import { fromBuffer, type Font as FontMetrics } from '@capsizecss/unpack'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const folder = 'src/site/styles/fonts'

/** ASCII, the letters of western European languages, and the punctuation of printed Portuguese and English. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(index + 0x20)).join('')
const glyphs = `${ascii}\u00a0¡©ª«®°·º»¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜàáâãäåæçèéêëìíîïñòóôõöøùúûüÿßŒœ–—‘’“”„•…€`

/**
 * The site's typefaces as they are cut, by the names of their files: `src/site/styles/tokens.css` names the families, and
 * `src/generate/social-image/social-images.ts` the heading. `source` is a file of a
 * package of Fontsource. `fit` adjusts the average widths of the stand-ins, which are those of English, to Portuguese: how
 * wide the words of the pages are in the font, as a share of how wide they would be in its stand-in without it; 1 until it
 * is measured. `display`: headings are always shown in the site's own font, and their stand-in is so like it that nothing
 * moves; the lines of running text would break elsewhere, so where its font comes too late for the first screen it is not
 * used until the next page.
 */
const cuts: Readonly<Record<string, Cut>> = {
  heading: {
    family: 'Heading',
    source: ['fraunces', 'fraunces-latin-full-normal'],
    style: 'normal',
    weight: '400',
    display: 'swap',
    axes: { wght: 400, opsz: 72, SOFT: 100, WONK: 0 },
    fit: 1.014,
  },
  'heading-italic': {
    family: 'Heading',
    source: ['fraunces', 'fraunces-latin-full-italic'],
    style: 'italic',
    weight: '400',
    display: 'swap',
    axes: { wght: 380, opsz: 60, SOFT: 100, WONK: 0 },
    fit: 0.977,
  },
  text: {
    family: 'Text',
    source: ['figtree', 'figtree-latin-wght-normal'],
    style: 'normal',
    weight: '400 600',
    display: 'optional',
    axes: { wght: { min: 400, max: 600 } },
    fit: 0.982,
  },
}

interface Cut {
  readonly family: keyof typeof fallbacks
  readonly source: readonly [name: string, file: string]
  readonly style: 'normal' | 'italic'
  readonly weight: string
  readonly display: 'swap' | 'optional'
  readonly axes: NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']
  readonly fit: number
}

interface Fallback {
  readonly metrics: Parameters<typeof createFontStack>[0][number]
  readonly local: readonly string[]
}

/**
 * Fonts that phones and computers have, with the ones that share their widths. What they measure, in units of their own,
 * is what `@capsizecss/metrics` 4.3.0 says (MIT); the package itself has a file for each of thirty thousand fonts.
 */
const fallbacks: Readonly<Record<'Heading' | 'Text', readonly Fallback[]>> = {
  Heading: [
    {
      metrics: {
        familyName: 'Times New Roman',
        ascent: 1825,
        descent: -443,
        lineGap: 87,
        unitsPerEm: 2048,
        xWidthAvg: 832,
      },
      local: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    },
    {
      metrics: { familyName: 'Noto Serif', ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 481 },
      local: ['Noto Serif'],
    },
  ],
  Text: [
    {
      metrics: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
      local: ['Arial', 'Liberation Sans', 'Arimo'],
    },
    {
      metrics: { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 },
      local: ['Roboto'],
    },
  ],
}

const percent = (text: string | undefined) => `${Number(Number.parseFloat(text ?? '0').toFixed(1))}%`

/** A fallback stretched to a font's average width, corrected by `fit`, its lines as high as that font's. */
function standIn(name: string, style: string, fit: number, font: FontMetrics, { metrics, local }: Fallback): string {
  const stretched = (sizeAdjust?: string) => {
    const { fontFaces } = createFontStack([font, metrics], {
      fontFaceFormat: 'styleObject',
      fontFaceProperties: sizeAdjust ? { sizeAdjust } : {},
    })
    return fontFaces[0]?.['@font-face']
  }
  const size = Number.parseFloat(stretched()?.sizeAdjust ?? '100') * fit
  const fitted = stretched(`${size}%`)
  return face([
    ['font-family', `'${name}'`],
    ['font-style', style],
    ['src', local.map((each) => `local('${each}${style === 'italic' ? ' Italic' : ''}')`).join(', ')],
    ['size-adjust', percent(fitted?.sizeAdjust)],
    ['ascent-override', percent(fitted?.ascentOverride)],
    ['descent-override', percent(fitted?.descentOverride)],
    ['line-gap-override', percent(fitted?.lineGapOverride)],
  ])
}

function face(descriptors: readonly (readonly [string, string])[]): string {
  return `@font-face {\n${descriptors.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`
}

mkdirSync(folder, { recursive: true })
const rules = ['/* Generated by `npm run fonts`. Do not edit. */\n']
let total = 0
for (const [name, { family, source, style, weight, display, axes, fit }] of Object.entries(cuts)) {
  const [typeface, file] = source
  const fontPackage = join('node_modules/@fontsource-variable', typeface)
  const font = await subsetFont(readFileSync(join(fontPackage, 'files', `${file}.woff2`)), glyphs, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn', 'rclt'],
  })
  total += font.length
  writeFileSync(`${folder}/${name}.woff2`, font)
  copyFileSync(join(fontPackage, 'LICENSE'), `${folder}/${family.toLowerCase()}.LICENSE.txt`)

  const metrics = await fromBuffer(font)
  rules.push(
    face([
      ['font-family', family],
      ['font-style', style],
      ['font-weight', weight],
      ['font-display', display],
      ['src', `url('./fonts/${name}.woff2') format('woff2')`],
    ]),
    ...fallbacks[family].map((fallback, index) => standIn(`${family} ${index + 1}`, style, fit, metrics, fallback)),
  )
}
writeFileSync('src/site/styles/fonts.css', rules.join('\n'))
console.log(`${total} bytes in all.`)
