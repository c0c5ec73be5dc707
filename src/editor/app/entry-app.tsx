import '../../site/styles/fonts.css'
import '../../site/styles/tokens.css'
import '../../site/styles/reset.css'
import './editor.css'
import './fields.css'
import './small-screen.css'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components'
import { ErrorBoundary } from '../../site/shell/error-page.tsx'
import { Editor } from './editor.tsx'
import { fontsAreThere } from './fonts.ts'
import { messages, uiLanguage } from './messages/messages.ts'
import { isTextField } from './paste/use-clean-input.ts'
import { publishClient } from './publish/publish-client.ts'
import { openConflicts } from './state/conflicts.ts'
import { drafter } from './state/draft.ts'
import { createDrafts } from './state/drafts.ts'
import { createEditorStore } from './state/editor-store.ts'
import { serverClient } from './state/server-client.ts'
import { unsavedInBrowser } from './state/unsaved.ts'

void fontsAreThere()
// A file dropped beside its field would otherwise replace the editor in the window. Words may be dropped in any field.
for (const name of ['dragover', 'drop'] as const)
  addEventListener(name, (event) => {
    const isWords = isTextField(event.target) && !event.dataTransfer?.types.includes('Files')
    if (!isWords) event.preventDefault()
  })

const store = createEditorStore(serverClient, messages, unsavedInBrowser())
const drafts = createDrafts(store, drafter(uiLanguage, messages))

addEventListener('pagehide', () => store.leave())
addEventListener('beforeunload', (event) => {
  const { saving, texts, conflicts } = store.state()
  // What can't be saved now exists in this window only.
  const isUnsaved = saving.state === 'lost' || saving.state === 'refused'
  if (isUnsaved || openConflicts(texts, conflicts, uiLanguage).length > 0) event.preventDefault()
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
      <Editor store={store} drafts={drafts} publisher={publishClient} />
    </ErrorBoundary>
  </I18nProvider>,
)
try {
  await store.start()
} catch (error) {
  root.render(stopped)
  throw error
}
