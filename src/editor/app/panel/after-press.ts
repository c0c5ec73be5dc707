let isDown = false
const waiting: (() => void)[] = []
const watch = ({ type }: Event) => {
  isDown = type === 'pointerdown'
  if (!isDown) for (const task of waiting.splice(0)) setTimeout(task)
}
// A form may also be rendered where there is no window.
if (typeof window !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) addEventListener(type, watch, { capture: true })

/**
 * Runs a task that may move what is below a field that was just left: at once, or when the press that left it is over.
 * Otherwise the button that is being pressed would slide away under the pointer, and the press would be lost.
 */
export function afterPress(task: () => void): void {
  if (isDown) waiting.push(task)
  else task()
}
