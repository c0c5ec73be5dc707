/** Gives a function that runs a task at the browser's next frame, once however often it is called until then. */
export function atNextFrame(task: () => void): () => void {
  let asked = 0
  return () => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(task)
  }
}
