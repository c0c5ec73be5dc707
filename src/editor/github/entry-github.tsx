import { contentChanges } from '../../content/merge/content-changes.ts'
import { ownProperty } from '../../content/model/source.ts'
import { versionAddress } from '../../content/model/site-addresses.ts'
import type { GitHubRepository } from '../../generate/github-repository.ts'
import { uiLanguage, uiLocale } from '../app/messages/messages.ts'
import { startApp } from '../app/start-app.tsx'
import { keepFor, noteName, unsavedInBrowser } from '../app/state/kept-in-browser.ts'
import { workerAddress } from '../app/trusted-html.ts'
import { contentServer } from '../content-server.ts'
import { refusalIn } from '../protocol.ts'
import { linkedDraft } from '../publish/drafts.ts'
import { askSite, fetchWritten, readWorkingCopy, type PublisherServices } from '../publish/publisher.ts'
import { openPublisher } from '../publish/open-publisher.ts'
import type { Repository } from '../publish/repository.ts'
import { githubMessages as messages } from './github-messages.ts'
import { openNotices, type Notices } from './notices.ts'
import { drawPicture } from './pictures/draw-picture.ts'
import { openPictureShelf, type PublishedPictures, publisherWithShelf } from './picture-shelf.ts'
import { openGithubRepository } from './open-github-repository.ts'
import { openSharedDrafts } from './shared-drafts.ts'
import { openAccount, type Account, LeaveAccount } from './sign-in/account.tsx'
import { expiresSoon } from './sign-in/token.ts'
import { type GithubRepositoryOptions, programOf } from './snapshots.ts'
import { viewDraft } from './view-draft.tsx'
import { openWorkingCopy, type BrowserWorkingCopy } from './working-copy/working-copy.ts'

/** Says why the editor does not open, in place of it. */
function stop(why: string): void {
  document.body.replaceChildren(Object.assign(document.createElement('p'), { className: 'opening', textContent: why }))
}

/** Opens the editor on the site: the content in this browser, the published content on GitHub. */
async function openGitHubEditor(): Promise<void> {
  // Without https the key could be read on its way, and a browser lacks what the editor needs.
  if (!isSecureContext) return location.replace(location.href.replace(/^http:/, 'https:'))
  // The build writes into the document where the content is.
  const element = document.querySelector<HTMLMetaElement>('meta[name=repository]')
  const site = JSON.parse(element?.content ?? '') as GitHubRepository
  // Before the editor is open, the form in which the key is entered says that it is refused.
  let notices: Notices | undefined
  const looked = linkedDraft(location.href)
  const { store, repository, account, options, askForKey } = openSite(site, () => notices, looked !== undefined)
  const pictures = fetchWritten('pictures.json', location.href)
  if (looked === undefined) {
    await account.signIn(await store.isFilled())
    await fillAtFirst(store, repository, account)
    noteName()
  }

  const shelf = openPictureShelf((await pictures) as PublishedPictures, (looked ? repository : store).picture)
  const services: PublisherServices = {
    store,
    repository,
    pictureInfo: shelf.pictureInfo,
    // The site is where the editor is, whatever address the content names.
    askSite: (_, version) => askSite(location.origin, version),
  }
  const publisher = publisherWithShelf(openPublisher(services), openSharedDrafts(options, services), shelf)
  if (looked !== undefined) return viewDraft(looked, publisher.drafts, shelf, account)
  notices = openNotices()
  const isUnpublished = async () => {
    const { base } = await repository.inspect()
    return unsavedInBrowser().left() !== '' || !base || contentChanges(base, await readWorkingCopy(services)).length > 0
  }
  await startApp({
    server: {
      // Each letter: a browser may be killed at any time, and nothing is on its way to anywhere.
      pause: 0,
      ...contentServer({ store, undo: store, takePicture: drawPicture, pictureInfo: shelf.pictureInfo }),
      watch: store.watch,
    },
    publisher,
    pictureAddress: (_, version) => shelf.addressOf(version),
    account: (keepDraft) => <LeaveAccount {...{ isUnpublished, keepDraft }} leave={() => leave(store, account)} />,
  })
  const { expires } = account.token() ?? {}
  if (expires !== undefined && expiresSoon(expires, Date.now())) askForKey(messages.expires(shownDay(expires)), false)
  const date = String(ownProperty(await fetchWritten(versionAddress, location.href), 'built'))
  if (Date.now() - Date.parse(date) > mostDays * 86_400_000) notices.show('old', messages.notBuiltSince(shownDay(date)))
  // The page is there before GitHub has answered. Where nothing was written here, what others published is simply shown.
  if (!(await isUnpublished())) {
    const { published, base } = await repository.inspect({ refresh: true })
    if (published && published.commit !== base?.commit && !(await isUnpublished()))
      // The panel for publishing offers it again.
      await publisher.mergeTheirs({ lang: uiLanguage, choices: {} }).catch(refusalIn)
  }
  // It then opens without a network, from the next visit on. Where the browser refuses, it needs one.
  const worker = await navigator.serviceWorker?.register(workerAddress).catch(() => undefined)
  // One that another tab still used at a sign-out is not installed anew: it has to keep again what was removed then.
  worker?.active?.postMessage('keep')
  // At last, as a browser may ask the owner, who may not answer.
  if (!(await navigator.storage?.persist?.().catch(() => false)) && !(await store.note('warned'))) {
    notices.show('purge', messages.mayBePurged)
    await store.keepNote('warned', true)
  }
}

const shownDay = (day: string): string => new Date(day).toLocaleDateString(uiLocale, { timeZone: 'UTC' })

/** Days after which the build of every morning must have stopped. */
const mostDays = 3

/** What belongs to one repository in this browser. */
function openSite(
  { owner, name, branch, id, program }: GitHubRepository,
  notices: () => Notices | undefined,
  onlyLooks: boolean,
) {
  const download = (version: string) => repository.picture(version)
  const store = openWorkingCopy(keepFor(`${owner}/${name}/${branch}`, id), download, () => account.end())
  const askForKey = (text: string, isNeeded: boolean) =>
    notices()?.show('key', text, {
      label: messages.enter,
      // Who goes back has read it. A key that is refused still is.
      run: () =>
        void account.renew().then((is) => {
          if (is || !isNeeded) notices()?.hide('key')
          // What could not be reached can be now.
          if (is) dispatchEvent(new Event('online'))
        }),
    })
  const options: GithubRepositoryOptions = {
    owner,
    repo: name,
    branch,
    token: () => account.token()?.value,
    onRefused: () => askForKey(messages.signInAgain, true),
    onUpload: (picture) =>
      picture ? notices()?.show('upload', messages.uploading(picture.number, picture.of)) : notices()?.hide('upload'),
    // What is kept under a key was written under the same key. A browser that keeps nothing can show a draft.
    storage: {
      read: async (key) => (onlyLooks ? undefined : ((await store.note(key)) as never)),
      write: onlyLooks ? async () => undefined : store.keepNote,
    },
    ...(Object.keys(program).length > 0 && { program: programOf(program) }),
  }
  const repository: Repository = openGithubRepository(options)
  const account: Account = openAccount(
    { owner, name },
    store,
    async () => (await repository.inspect({ refresh: true })).unreachable,
  )
  return { store, repository, account, options, askForKey }
}

/** Downloads the content at the first visit. */
async function fillAtFirst(store: BrowserWorkingCopy, repository: Repository, account: Account): Promise<void> {
  while (!(await store.isFilled())) {
    const { published, unreachable } = await repository.inspect({ refresh: true })
    if (published) {
      await store.fill(published)
      await repository.noteMerged(published.commit)
    } else await account.renew(unreachable)
  }
}

/** Removes everything that this device keeps, and ends all tabs. Rejects if something can't be removed, once the rest is. */
async function leave(store: BrowserWorkingCopy, account: Account): Promise<void> {
  account.forget()
  // In this order: a tab that has ended finds no key, and does not start the worker again.
  try {
    await store.remove()
  } finally {
    await (await navigator.serviceWorker?.getRegistration())?.unregister()
    for (const name of await caches.keys()) if (name.startsWith('editor ')) await caches.delete(name)
    // Until its build was removed, the worker may have kept one more.
    await caches.delete('editor pictures')
  }
  account.end()
}

if (self !== top) stop(messages.framed)
// Where a host shows the page at another address, addresses beside it would lead elsewhere.
else if (!location.pathname.endsWith('/'))
  location.replace(location.pathname.replace(/(\/index(\.html)?)?$/, '/') + location.search)
else
  openGitHubEditor().catch((error: unknown) => {
    // What is open already stays: the owner's text is in it.
    if (!document.getElementById('site_root')?.hasChildNodes())
      stop(error instanceof DOMException ? messages.noStorage : messages.refused.failed)
    throw error
  })
