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

/** How the page is viewed: in which language, how wide, light or dark. */
export function ViewChoices({ view, setView }: ViewChoicesProps) {
  return (
    <>
      <Choice
        label={messages.language}
        options={Object.entries(messages.languages) as [View['language'], string][]}
        value={view.language}
        onChange={(language) => setView({ ...view, language })}
      />
      <Choice
        className="width-choice"
        label={messages.width}
        options={Object.entries(messages.widths) as [View['width'], string][]}
        value={view.width}
        onChange={(width) => setView({ ...view, width })}
      />
      <Choice
        label={messages.scheme}
        options={Object.entries(messages.schemes) as [View['scheme'], string][]}
        value={view.scheme}
        onChange={(scheme) => setView({ ...view, scheme })}
      />
    </>
  )
}

interface ChoiceProps<Value extends string> {
  readonly className?: string
  readonly label: string
  readonly options: readonly (readonly [Value, string])[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice of a few words. */
function Choice<Value extends string>({ className = '', label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <div className={`view-choice ${className}`}>
      <p className="hint" aria-hidden="true">
        {label}
      </p>
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = options.find(([each]) => keys.has(each))
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([each, text]) => (
          <ToggleButton key={each} id={each}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}
