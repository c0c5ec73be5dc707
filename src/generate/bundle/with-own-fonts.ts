/** Shows the site's own typeface only: where visitors see another one until it is loaded, the page waits for it. */
export const withOwnFonts = {
  name: 'with-own-fonts',
  transform: {
    filter: { id: /\.css/ },
    handler: (css: string) => ({ code: css.replaceAll(/font-display: \w+/g, 'font-display: block'), map: null }),
  },
} as const
