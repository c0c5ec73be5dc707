import { Button } from 'react-aria-components'
import type { Source } from '../frame/provenance.ts'
import { MentionsOffer } from '../mentions/mentions-offer.tsx'
import { messages } from '../messages/messages.ts'
import type { Draft } from '../state/draft.ts'
import type { EditorState, EditorStore } from '../state/editor-store.ts'
import { EditingProvider } from './editing.tsx'
import { Field, isField, MapFields } from './field.tsx'
import { hintOf } from './labels.ts'
import { nameOf } from './name-of.ts'
import { referencesOf } from './references.ts'
import { type Thing, thingAt } from './thing.ts'

export interface PanelProps {
  readonly store: EditorStore
  readonly state: EditorState
  readonly draft: Draft
  readonly chosen: Source | undefined
  readonly choose: (source: Source | undefined) => void
}

/** What she touched on the page, and nothing else. */
export function Panel({ store, state, draft, chosen, choose }: PanelProps) {
  const thing = chosen && thingAt(state.texts, chosen)
  return (
    <section className="panel" aria-label={messages.panel}>
      <MentionsOffer {...{ state, store }} />
      {thing ? (
        <EditingProvider
          value={{
            thing,
            store,
            state,
            content: draft.content,
            diagnostics: draft.diagnostics,
            references: (kind) => referencesOf(kind, thing, state),
            open: (path) => choose({ file: thing.file, path }),
          }}
        >
          <ThingForm thing={thing} choose={choose} />
        </EditingProvider>
      ) : (
        <p>{messages.nothingChosen}</p>
      )}
    </section>
  )
}

/** The fields of what is open. Another thing is another form: nothing that was typed stays behind in it. */
function ThingForm({ thing, choose }: { readonly thing: Thing; readonly choose: PanelProps['choose'] }) {
  const { file, path, node, value } = thing
  const around = path.slice(0, -1)
  return (
    <form key={`${file}/${thing.touched.join('/')}`} onSubmit={(event) => event.preventDefault()}>
      <header>
        {path.length > 0 && <Button onPress={() => choose({ file, path: around })}>{messages.back}</Button>}
        <h2>{nameOf(value) ?? file}</h2>
        <p className="hint">{hintOf(node)}</p>
      </header>
      {isField(node) ? (
        <Field fieldKey={String(path.at(-2))} node={node} path={path} value={value} />
      ) : (
        <MapFields node={node} path={path} value={value} />
      )}
    </form>
  )
}
