import '../../styles/fonts.css'
import '../../styles/tokens.css'
import '../../styles/reset.css'
import './editor.css'
import './fields.css'
import './small-screen.css'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components'
import { ErrorBoundary } from '../../site/error-boundary.tsx'
import { Editor } from './editor.tsx'
import { fontsAreThere } from './fonts.ts'
import { messages, uiLanguage } from './messages/messages.ts'
import { drafter } from './state/draft.ts'
import { createDrafts } from './state/drafts.ts'
import { createEditorStore } from './state/editor-store.ts'
import { serverClient } from './state/server-client.ts'

void fontsAreThere()
// A file dropped beside its field would otherwise replace the editor in the window.
for (const name of ['dragover', 'drop']) addEventListener(name, (event) => event.preventDefault())

const store = createEditorStore(serverClient, { theirs: messages.theirs })
const drafts = createDrafts(store, drafter(uiLanguage, messages))

addEventListener('pagehide', () => store.leave())
addEventListener('beforeunload', (event) => {
  // What can't be saved now exists in this window only.
  const { state } = store.state().saving
  if (state === 'lost' || state === 'refused') event.preventDefault()
})

const stopped = (
  <p className="opening" role="alert">
    {messages.stopped}
  </p>
)
const root = createRoot(document.getElementById('root') as HTMLElement)
root.render(
  <I18nProvider locale="pt-PT">
    <ErrorBoundary fallback={stopped}>
      <Editor store={store} drafts={drafts} />
    </ErrorBoundary>
  </I18nProvider>,
)
try {
  await store.start()
} catch (error) {
  root.render(stopped)
  throw error
}
