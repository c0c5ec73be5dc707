/** The last event of a press, or of the drag that it became. */
let last = ''
const waiting: (() => void)[] = []
const watch = ({ type }: Event) => {
  last = type
  if (type !== 'pointerdown') for (const task of waiting.splice(0)) setTimeout(task)
}

/** Safari tells of the first press after a drag by mouse events alone, and no button would follow it: https://webkit.org/b/202287 */
function tellOfPointer({ target, button, detail }: MouseEvent): void {
  const press = { pointerId: 1, pointerType: 'mouse', button, detail, bubbles: true, cancelable: true }
  if (last === 'dragstart') target?.dispatchEvent(new PointerEvent('pointerdown', press))
}

// A form may also be rendered where there is no window.
if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'dragstart']) addEventListener(type, watch, true)
  addEventListener('mousedown', tellOfPointer, true)
}

/**
 * Runs a task that may move what is below a field that was just left: at once, or when the press that left it is over.
 * Otherwise the button that is being pressed would slide away under the pointer, and the press would be lost.
 */
export function afterPress(task: () => void): void {
  if (last === 'pointerdown') waiting.push(task)
  else task()
}
