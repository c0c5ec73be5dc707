import { Button, ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import type { PageFile } from '../../content/schema/types.generated.ts'
import { pageTitle } from '../../content/localise/page-title.ts'
import { messages, uiLanguage } from './messages/messages.ts'
import { ChoiceField } from './panel/choice-field.tsx'
import { publishMessages } from './publish/publish-messages.ts'
import type { Draft } from './state/draft.ts'
import type { EditorState } from './state/editor-store.ts'
import type { View } from './view.ts'

interface TopLineProps {
  readonly state: EditorState
  readonly draft: Draft
  readonly view: View
  readonly setView: (view: View) => void
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly showPages: () => void
  readonly showEvents: () => void
  readonly showEverything: () => void
  readonly showProblems: () => void
  /** What was last undone or done again. */
  readonly said: string | undefined
  /** Undefined while she is at it. */
  readonly publish: (() => void) | undefined
}

/** The one line above the page: how she looks at it, what can be undone, and what became of what she wrote. */
export function TopLine(props: TopLineProps) {
  const {
    state,
    draft,
    view,
    setView,
    undo,
    redo,
    showPages,
    showEvents,
    showEverything,
    showProblems,
    said,
    publish,
  } = props
  const { history, saving } = state
  const { content } = draft
  const over = draft.diagnostics.filter(({ code }) => code === 'eventPassed').length
  const titleOf = (page: PageFile) => (content ? pageTitle(content, page, uiLanguage) : page.path)
  return (
    <header className="top-line">
      <div className="ways">
        <ChoiceField
          label={messages.page}
          options={(content?.pages ?? []).map(({ page }) => ({ id: page.path, text: titleOf(page) }))}
          chosen={view.path}
          onChoose={(path) => setView({ ...view, path })}
        />
        <Button onPress={showEverything}>{messages.everything}</Button>
        <Button onPress={showPages}>{messages.pages.title}</Button>
        <Button onPress={showEvents}>{messages.events.title}</Button>
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
        {draft.diagnostics.length > 0 && (
          <Button onPress={showProblems}>{messages.problems(draft.diagnostics.length)}</Button>
        )}
      </div>
      <div className="doings">
        <p role="status">
          {said ?? ''} {saving.state === 'refused' ? messages.refusals[saving.refused] : messages[saving.state]}
          {!draft.isCurrent && ` · ${messages.notCurrent}`}
          {over > 0 && ` · ${publishMessages.eventsOver(over)}`}
        </p>
        <Button isDisabled={history.done === 0} onPress={() => void undo()}>
          {messages.undo}
        </Button>
        <Button isDisabled={history.done === history.steps.length} onPress={() => void redo()}>
          {messages.redo}
        </Button>
        {publish && (
          <Button className="primary" onPress={publish}>
            {publishMessages.publish}
          </Button>
        )}
      </div>
    </header>
  )
}

interface ChoiceProps<Value extends string> {
  readonly className?: string
  readonly label: string
  readonly options: readonly (readonly [Value, string])[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few words. */
function Choice<Value extends string>({ className, label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      {...(className && { className })}
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
  )
}
