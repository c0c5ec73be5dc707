/** An expression whose promise resolves once nothing in the page scrolls any more. */
export const atRest = `(async () => {
  for (let still = 0, top = NaN; still < 6; top = scrollY) {
    await new Promise(requestAnimationFrame)
    still = scrollY === top ? still + 1 : 0
  }
})()`
