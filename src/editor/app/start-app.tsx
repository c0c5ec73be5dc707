import './styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components'
import { ErrorBoundary } from '../../site/shell/error-page.tsx'
import { Editor, type EditorProps } from './editor.tsx'
import { fontsAreThere } from './fonts.ts'
import { messages, uiLanguage, uiLocale } from './messages/messages.ts'
import { type PictureAddress, setPictureAddress } from './pictures/picture-address.ts'
import { isTextField } from './paste/use-clean-input.ts'
import { openConflicts } from './state/conflicts.ts'
import { checker } from './state/checked.ts'
import { showContent } from './state/shown.ts'
import { createEditorStore } from './state/editor-store.ts'
import type { ServerClient } from './state/server-client.ts'
import { unsavedInBrowser } from './state/kept-in-browser.ts'
import { MainButton } from './panel/panel-heading.tsx'

/** Says that the editor stopped, and opens it again. */
const Stopped = ({ reopen }: { readonly reopen: () => void }) => (
  <div className="opening" role="alert">
    <p>{messages.stopped}</p>
    <MainButton onPress={reopen}>{messages.reopen}</MainButton>
  </div>
)

/** The editor. Where it fails it opens anew over its texts and begun forms; the next time it is loaded anew, too. */
function Reopening(props: EditorProps) {
  const [opened, setOpened] = useState(0)
  return (
    <ErrorBoundary key={opened} fallback={<Stopped reopen={() => (opened ? location.reload() : setOpened(1))} />}>
      <Editor {...props} />
    </ErrorBoundary>
  )
}

/** Safari lays the window out below its on-screen keyboard: the editor then has only the height that is in sight. */
function stayInSight(): void {
  const { height, scale } = visualViewport ?? { height: 0, scale: 0 }
  // Pinching makes the page larger, and nothing else.
  if (scale !== 1) return
  document.documentElement.style.setProperty('--in-sight', `${height}px`)
  scrollTo(0, 0)
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** A phone's way back does what Escape does, and leaves the editor where that does nothing. */
function goBack(): void {
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  const focused = document.querySelector(':focus:not(.panel:has(.opened) > *)')
  const open = document.querySelector('.sign-in') ?? [...document.querySelectorAll('.side :is(.panel, .opened)')].at(-1)
  if ([focused, open].some((place) => place?.dispatchEvent(escape) === false)) history.pushState('within', '')
  else history.back()
}

/** What stands behind the editor: its server on the owner's computer, or this browser and GitHub. */
export interface Backend extends Pick<EditorProps, 'publisher' | 'account'> {
  readonly server: ServerClient
  readonly pictureAddress: PictureAddress
}

// What browsers have had for some years. Without it the page says that this one is too old.
if (!('canParse' in URL && CSS.supports('selector(:has(*))'))) throw new Error('This browser is too old.')
// From the first moment: before the editor opens, GitHub may ask for a sign-in.
document.documentElement.lang = uiLanguage
document.title = messages.panel

/**
 * Opens the editor in the document.
 * @throws what the back end throws when it can't give the content; the page then says that it stopped
 */
export async function startApp({ server, publisher, pictureAddress, account }: Backend): Promise<void> {
  setPictureAddress(pictureAddress)
  void fontsAreThere()
  // A file dropped beside its field would otherwise replace the editor in the window. Words may be dropped in any field.
  for (const name of ['dragover', 'drop'] as const)
    addEventListener(name, (event) => {
      if (!isTextField(event.target) || event.dataTransfer?.types.includes('Files')) event.preventDefault()
    })

  visualViewport?.addEventListener('resize', stayInSight)
  if (history.state === null) history.pushState('within', '')
  addEventListener('popstate', goBack)

  const store = createEditorStore(server, messages, unsavedInBrowser())
  const shown = showContent(store, checker(uiLanguage, messages))

  addEventListener('pagehide', () => store.leave())
  // A page that the browser kept whole for the way back has heard nothing meanwhile: neither changes nor a sign-out.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
  addEventListener('beforeunload', (event) => {
    const { saving, texts, conflicts } = store.state()
    // What can't be saved now, or hangs, exists in this window only.
    if (saving.state === 'refused' || openConflicts(texts, conflicts, uiLanguage).length > 0) event.preventDefault()
  })

  const root = createRoot(document.getElementById('site_root') as HTMLElement)
  root.render(
    <I18nProvider locale={uiLocale}>
      <Reopening {...{ store, shown, publisher, account }} />
    </I18nProvider>,
  )
  try {
    await store.start()
  } catch (error) {
    root.render(<Stopped reopen={() => location.reload()} />)
    throw error
  }
  for (const { lookAgain } of [store, shown]) addEventListener('focus', lookAgain)
}
