/**
 * Resolves once the fonts of the page's style sheets are there. The site's body type is `font-display: optional`: on a
 * first visit it would be left out, and she would see her page in letters that are not its own.
 */
export async function fontsAreThere(): Promise<void> {
  // A face that stands in for another has no file; where none of its local fonts is installed there is nothing to load.
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
}
