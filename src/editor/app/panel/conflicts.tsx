import { Button } from 'react-aria-components'
import { languages } from '../../../content/language.ts'
import { messages } from '../messages/messages.ts'
import type { EditorState } from '../state/editor-state.ts'
import type { EditorStore } from '../state/editor-store.ts'

/** Asks which text to keep where another program has changed the lines that were being written here. */
export function Conflicts({ store, state }: { readonly store: EditorStore; readonly state: EditorState }) {
  return state.conflicts.map((conflict, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two places may have changed in the same words
    <section key={index} className="conflict" role="alert" aria-label={messages.conflict}>
      <p>
        <b>{messages.conflict}</b> {conflict.file}
      </p>
      <div className="sides">
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side}>
            <pre>{shown(conflict[side])}</pre>
            <Button onPress={() => store.settle(conflict, side)}>
              {side === 'mine' ? messages.keepMine : messages.keepTheirs}
            </Button>
          </div>
        ))}
      </div>
    </section>
  ))
}

/** Lines of a file for reading: without the indent and, if it is one text, without the key of its language. */
function shown(lines: string): string {
  const text = lines.replaceAll(/^ +/gm, '').trimEnd()
  const language = languages.find((each) => text.startsWith(`${each}: `) && !text.includes('\n'))
  return language ? text.slice(language.length + 2) : text
}
