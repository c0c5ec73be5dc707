import { createRoot } from 'react-dom/client'
import { I18nProvider } from 'react-aria-components'
import { pageTitle } from '../../content/page/page.ts'
import { readValue } from '../../content/yaml/edit/read.ts'
import { ErrorBoundary } from '../../site/shell/error-page.tsx'
import { shownAt } from '../app/editor.tsx'
import { type Drawn, PageFrame, useView } from '../app/frame/page-frame.tsx'
import { messages as editorMessages, uiLanguage, uiLocale, problemMessage } from '../app/messages/messages.ts'
import { ChoiceField } from '../app/panel/plain-fields.tsx'
import { setPictureAddress } from '../app/pictures/picture-address.ts'
import { refusalIn } from '../protocol.ts'
import { RemoteFailure } from '../publish/repository.ts'
import type { DraftBranch, SharedDrafts } from '../publish/drafts.ts'
import { githubMessages as messages } from './github-messages.ts'
import type { PictureShelf } from './picture-shelf.ts'
import type { Account } from './sign-in/account.tsx'

/** Shows the pages of a draft to anybody who has its link. Nothing is kept, and nothing can be changed. */
export async function viewDraft(
  branch: DraftBranch,
  drafts: SharedDrafts,
  shelf: PictureShelf,
  account: Account,
): Promise<void> {
  setPictureAddress((_, version) => shelf.addressOf(version))
  const root = createRoot(document.getElementById('site_root') as HTMLElement)
  const say = (why: string) => root.render(sentence(why))
  say(editorMessages.loading)
  await account.resume()
  try {
    const shown = await drafts.open(branch, uiLanguage)
    // The editor would show gaps in place of what it can't read: a friend must not take that for the draft.
    const isReadable = Object.values(shown.files).every((text) => readValue(text) !== undefined)
    const drawn = isReadable ? shownAt(shown) : undefined
    if (!drawn?.content.pages.some(({ page }) => page.path === '/')) return say(messages.draftUnreadable)
    root.render(
      <ErrorBoundary fallback={sentence(messages.draftUnreadable)}>
        <I18nProvider locale={uiLocale}>
          <DraftView drawn={drawn} />
        </I18nProvider>
      </ErrorBoundary>,
    )
  } catch (error) {
    if (!(error instanceof RemoteFailure))
      return say(refusalIn(error).refused === 'notFound' ? messages.draftGone : messages.draftUnreadable)
    const isPrivate = ['remoteMissing', 'notSignedIn', 'notAllowed'].includes(error.problem.problem)
    if (!isPrivate) return say(problemMessage(error.problem))
    // A friend has no key to enter here.
    if (!account.token()) return say(messages.draftPrivate)
    await account.renew(error.problem)
    return viewDraft(branch, drafts, shelf, account)
  }
}

const sentence = (why: string) => <p className="opening">{why}</p>

const nothingWritten = { subscribe: () => () => undefined, current: () => undefined }

function DraftView({ drawn }: { readonly drawn: Drawn }) {
  const { view, setView } = useView()
  const { content } = drawn
  return (
    <div className="editor viewer">
      <header className="top-line">
        <ChoiceField
          label={editorMessages.page}
          options={content.pages.map(({ page }) => ({ id: page.path, text: pageTitle(content, page, uiLanguage) }))}
          chosen={view.path}
          onChoose={(path) => setView({ ...view, path })}
        />
        <p role="heading" aria-level={1}>
          {messages.draftViewed}
        </p>
      </header>
      <PageFrame shown={nothingWritten} earlier={drawn} {...{ view, setView }} chosen={undefined} />
    </div>
  )
}
