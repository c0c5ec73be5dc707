import type { Language } from '../../content/model/language.ts'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { messages } from './messages/messages.ts'

/** How the page is viewed. */
export interface View {
  readonly path: string
  readonly language: Language
  readonly width: 'phone' | 'tablet' | 'computer'
  readonly scheme: 'light' | 'dark'
}

interface ViewChoicesProps {
  readonly view: View
  readonly setView: (view: View) => void
}

const choices = [
  { key: 'language', label: messages.language, options: Object.entries(messages.languages) },
  { key: 'width', label: messages.width, options: Object.entries(messages.widths), className: 'width-choice' },
  { key: 'scheme', label: messages.scheme, options: Object.entries(messages.schemes) },
] as const

/** How the page is viewed: in which language, how wide, light or dark. */
export function ViewChoices({ view, setView }: ViewChoicesProps) {
  return choices.map(({ key, label, options, ...own }) => (
    <div key={key} {...own}>
      <p className="hint" aria-hidden="true">
        {label}
      </p>
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[view[key]]}
        onSelectionChange={([chosen]) => setView({ ...view, [key]: chosen })}
      >
        {options.map(([id, text]) => (
          <ToggleButton key={id} id={id}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  ))
}
