import { messages } from '../app/messages/messages.ts'
import './notices.css'

export type Notices = ReturnType<typeof openNotices>

/** Opens the place for lines above the editor, which say what the owner should know. */
export function openNotices() {
  const container = document.createElement('div')
  document.body.prepend(container)
  const shown = new Map<string, HTMLElement>()
  function hide(key: string): void {
    const line = shown.get(key)
    line?.remove()
    // Its button had the focus, or what it opened: the next line has it then, or the toolbar.
    if (line && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.notice button, .top-line button')?.focus()
  }
  return {
    hide,
    /** Shows a line, in place of one with its key. @param action what can be done; without it the line can be closed */
    show(key: string, text: string, action = { label: messages.close, run: () => hide(key) }) {
      const button = document.createElement('button')
      Object.assign(button, { type: 'button', textContent: action.label, onclick: action.run })
      const line = document.createElement('p')
      Object.assign(line, { className: 'notice', role: 'status' })
      line.append(`${text} `, button)
      hide(key)
      shown.set(key, line)
      container.append(line)
    },
  }
}
