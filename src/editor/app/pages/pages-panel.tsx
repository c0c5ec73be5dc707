import { useState } from 'react'
import { Button } from 'react-aria-components'
import { isPathOfTwo, pagesIn } from '../../../content/operations/pages/places-in-texts.ts'
import { messages } from '../messages/messages.ts'
import { pageTitleOf, describePlace } from '../panel/labels.ts'
import { useEditor } from '../panel/editing.tsx'
import { ListPanel, MainButton } from '../panel/panel-heading.tsx'
import { addressMeant, addressProblem, NewPageForm } from './new-page-form.tsx'
import { linksTo, renamePage, removePage } from '../../../content/operations/pages/rename-page.ts'
import { PlainField, useNewForm } from '../panel/plain-fields.tsx'

type Task = { readonly kind: 'list' | 'new' } | { readonly kind: 'address' | 'remove'; readonly file: string }

/** The pages of the site, and the actions on a page as a whole. */
export function PagesPanel() {
  const { state, showPage, choose } = useEditor()
  const [task, setTask] = useState<Task>({ kind: 'list' })
  const { texts } = state
  const isHome = (path: string) => path === '/' && !isPathOfTwo(texts, path)
  const back = () => setTask({ kind: 'list' })
  const page = 'file' in task ? pagesIn(texts).find(({ file }) => file === task.file) : undefined
  return (
    <ListPanel
      heading={page ? pageTitleOf(texts, page.file) : task.kind === 'new' ? messages.pages.add : messages.pages.title}
      back={task.kind === 'list' ? undefined : back}
    >
      {task.kind === 'new' && <NewPageForm done={back} />}
      {task.kind === 'address' && page && <RenamePage {...page} done={back} />}
      {task.kind === 'remove' && page && <RemovePage {...page} done={back} />}
      {!page && task.kind !== 'new' && (
        <>
          <ul>
            {pagesIn(texts).map(({ path, file }) => (
              <li key={file}>
                <h3>
                  <Button onPress={() => showPage(path)}>{pageTitleOf(texts, file)}</Button>
                </h3>
                <p className="hint">{isHome(path) ? messages.pages.homeStays : path}</p>
                <p className="actions" role="group" aria-label={pageTitleOf(texts, file)}>
                  <Button onPress={() => choose({ file, path: [] })}>{messages.pages.open}</Button>
                  {!isHome(path) && (
                    <>
                      <Button onPress={() => setTask({ kind: 'address', file })}>{messages.pages.changeAddress}</Button>
                      <Button onPress={() => setTask({ kind: 'remove', file })}>{messages.remove}</Button>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
          <MainButton onPress={() => setTask({ kind: 'new' })}>{messages.pages.add}</MainButton>
        </>
      )}
    </ListPanel>
  )
}

interface OnePageProps {
  readonly path: string
  readonly file: string
  readonly done: () => void
}

/** Gives a page another address; its file and all links to it follow. */
function RenamePage({ path, file, done }: OnePageProps) {
  const { state, changeAloud } = useEditor()
  const [typed, type] = useState(path)
  const address = addressMeant(typed)
  const problem = address === path ? undefined : addressProblem(state.texts, address, file)
  const { props } = useNewForm(() => {
    if (problem !== undefined || address === path) return false
    changeAloud({ label: messages.pages.renamed(address), files: renamePage(state.texts, file, path, address) })
    done()
    return true
  })
  return (
    <form {...props}>
      <PlainField
        label={messages.pages.address}
        hint={messages.pages.addressHint}
        isExact
        value={typed}
        onChange={type}
        onLeave={() => type(address)}
        problem={problem}
      />
      {!isPathOfTwo(state.texts, path) && <p>{messages.pages.follow(linksTo(state.texts, path).length)}</p>}
      {!isPathOfTwo(state.texts, path) && <p className="hint">{messages.pages.outside}</p>}
      <MainButton type="submit">{messages.pages.changeAddress}</MainButton>
    </form>
  )
}

/** What links to a page, what becomes of each link, and the page's removal. */
function RemovePage({ path, file, done }: OnePageProps) {
  const { state, changeAloud } = useEditor()
  const { changes, links } = removePage(state.texts, file, path)
  const remove = () => {
    changeAloud({ label: messages.pages.removed(pageTitleOf(state.texts, file)), files: changes })
    done()
  }
  return (
    <div>
      <p>{links.length === 0 ? messages.pages.follow(0) : messages.pages.linkedFrom}</p>
      <ul>
        {links.map(({ link, becomes }) => (
          <li key={`${link.file}/${link.path.join('/')}`}>
            {describePlace(state.texts, link, true)}
            <span className="hint">{messages.pages.becomes[becomes]}</span>
          </li>
        ))}
      </ul>
      <MainButton onPress={remove}>{messages.pages.remove}</MainButton>
    </div>
  )
}
