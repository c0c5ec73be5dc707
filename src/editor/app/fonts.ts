/**
 * Resolves once the fonts of the page's style sheets have loaded, so that the owner sees no other typeface before, or after
 * three seconds: browsers leave some fonts unanswered.
 */
export async function fontsAreThere(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, 3000))
  // A fallback face has no file; if none of its local fonts is installed, there is nothing to load.
  await Promise.race([late, Promise.allSettled([...document.fonts].map((face) => face.load()))])
}
