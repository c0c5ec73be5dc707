import { useState } from 'react'
import type { EditorView } from 'prosemirror-view'
import { Toolbar } from 'react-aria-components'
import { languages } from '../../../content/model/language.ts'
import { messages } from '../messages/messages.ts'
import { hintOf, labelOf } from '../panel/labels.ts'
import { FieldError, type FieldProps } from '../panel/text-field.tsx'
import { commands, isOn } from './commands.ts'
import { LinkForm } from './link-form.tsx'
import { RichTextField } from './rich-text-field.tsx'

/**
 * A long text in both languages, as it looks on the page. ProseMirror leaves keys, touch and composed letters (IME) to the
 * browser, its schema lets nothing in that the page does not know, and its undo can be left out: the editor has one for all.
 */
export function RichTextFields({ fieldKey, node, path }: FieldProps) {
  const label = labelOf(fieldKey, node)
  // The field that has, or had last, the focus. A new object for each state of it, so that the buttons follow.
  const [active, setActive] = useState<{ readonly view: EditorView }>()
  const [isLinking, setLinking] = useState(false)
  const run = (name: keyof typeof commands) => {
    if (!active) return
    commands[name](active.view.state, active.view.dispatch)
    active.view.focus()
  }
  return (
    <div className="localised rich" role="group" aria-label={label}>
      {languages.map((language) => (
        <RichTextField
          key={language}
          label={`${label} (${messages.inLanguage[language]})`}
          step={label}
          lang={language}
          path={[...path, language]}
          onState={(view) => setActive({ view })}
          onLink={() => setLinking(true)}
        />
      ))}
      <div className="text-tools">
        {isLinking && active ? (
          <LinkForm view={active.view} close={() => setLinking(false)} />
        ) : (
          <Toolbar aria-label={messages.text.tools}>
            {(['strong', 'em', 'a', 'ul', 'ol'] as const).map((name) => (
              <button
                key={name}
                type="button"
                className={name}
                aria-pressed={active !== undefined && isOn(name, active.view.state)}
                // The text keeps its focus, and a phone its keyboard.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => (name === 'a' ? setLinking(active !== undefined) : run(name))}
              >
                {messages.text[name]}
              </button>
            ))}
          </Toolbar>
        )}
      </div>
      <p className="hint">{hintOf(node)}</p>
      <FieldError path={path} />
    </div>
  )
}
