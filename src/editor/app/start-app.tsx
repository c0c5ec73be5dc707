import './styles.css'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components'
import { ErrorBoundary } from '../../site/shell/error-page.tsx'
import type { Publisher } from '../publish/publisher.ts'
import { Editor } from './editor.tsx'
import { fontsAreThere } from './fonts.ts'
import { messages, uiLanguage } from './messages/messages.ts'
import { type PictureAddress, setPictureAddress } from './pictures/picture-address.ts'
import { isTextField } from './paste/use-clean-input.ts'
import { openConflicts } from './state/conflicts.ts'
import { drafter } from './state/draft.ts'
import { createDrafts } from './state/drafts.ts'
import { createEditorStore, type EditorStore } from './state/editor-store.ts'
import type { AccountChoices } from './top-line.tsx'
import type { ServerClient } from './state/server-client.ts'
import { unsavedInBrowser } from './state/kept-in-browser.ts'

const stopped = (
  <p className="opening" role="alert">
    {messages.stopped}
  </p>
)

/** Safari lays the window out below its on-screen keyboard: the editor then has only the height that is in sight. */
function stayInSight(): void {
  const { height, scale } = visualViewport ?? { height: 0, scale: 0 }
  // Pinching makes the page larger, and nothing else.
  if (scale !== 1) return
  document.documentElement.style.setProperty('--in-sight', `${height}px`)
  scrollTo(0, 0)
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** What stands behind the editor: its server on the owner's computer, or this browser and GitHub. */
export interface Backend {
  readonly server: ServerClient
  readonly publisher: Publisher
  readonly pictureAddress: PictureAddress
  readonly account?: AccountChoices
}

/**
 * Opens the editor in the document.
 *
 * @returns the content that it edits
 * @throws what the back end throws when it can't give the content; the page then says that it stopped
 */
export async function startApp({ server, publisher, pictureAddress, account }: Backend): Promise<EditorStore> {
  setPictureAddress(pictureAddress)
  void fontsAreThere()
  // A file dropped beside its field would otherwise replace the editor in the window. Words may be dropped in any field.
  for (const name of ['dragover', 'drop'] as const)
    addEventListener(name, (event) => {
      const isWords = isTextField(event.target) && !event.dataTransfer?.types.includes('Files')
      if (!isWords) event.preventDefault()
    })

  visualViewport?.addEventListener('resize', stayInSight)

  const store = createEditorStore(server, messages, unsavedInBrowser())
  const drafts = createDrafts(store, drafter(uiLanguage, messages))

  addEventListener('pagehide', () => store.leave())
  addEventListener('beforeunload', (event) => {
    const { saving, texts, conflicts } = store.state()
    // What can't be saved now exists in this window only.
    const isUnsaved = saving.state === 'lost' || saving.state === 'refused'
    if (isUnsaved || openConflicts(texts, conflicts, uiLanguage).length > 0) event.preventDefault()
  })

  const root = createRoot(document.getElementById('root') as HTMLElement)
  root.render(
    <I18nProvider locale="pt-PT">
      <ErrorBoundary fallback={stopped}>
        <Editor {...{ store, drafts, publisher, account }} />
      </ErrorBoundary>
    </I18nProvider>,
  )
  try {
    await store.start()
  } catch (error) {
    root.render(stopped)
    throw error
  }
  return store
}
