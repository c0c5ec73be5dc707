/**
 * Resolves once the fonts of the page's style sheets have loaded, or after three seconds: a browser may never answer for one.
 * The body typeface is `font-display: optional`, so a first visit would do without it.
 */
export async function fontsAreThere(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, 3000))
  // A fallback face has no file; if none of its local fonts is installed, there is nothing to load.
  await Promise.race([late, Promise.allSettled([...document.fonts].map((face) => face.load()))])
}
