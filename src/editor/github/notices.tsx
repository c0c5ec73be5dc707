import { createRoot } from 'react-dom/client'
import { githubMessages as messages } from './github-messages.ts'
import './notices.css'

/** Something that the owner should know, in a line above the editor. */
interface Notice {
  readonly text: string
  /** What can be done about it. Without it the line can be closed. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export type Notices = ReturnType<typeof openNotices>

/** Opens the place for lines above the editor. */
export function openNotices() {
  const container = document.createElement('div')
  document.body.prepend(container)
  const root = createRoot(container)
  const shown = new Map<string, Notice>()
  const hide = (key: string) => {
    shown.delete(key)
    render()
  }

  function render(): void {
    root.render(
      [...shown].map(([key, { text, action }]) => (
        <p key={key} className="notice" role="status">
          {text}{' '}
          <button type="button" onClick={action ? action.run : () => hide(key)}>
            {action?.label ?? messages.close}
          </button>
        </p>
      )),
    )
  }

  return {
    hide,
    /** Shows a line, in place of one with the same key. */
    show(key: string, notice: Notice) {
      shown.set(key, notice)
      render()
    },
  }
}
