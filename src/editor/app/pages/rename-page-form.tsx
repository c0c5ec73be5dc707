import { useState } from 'react'
import { Button } from 'react-aria-components'
import { linksTo, renamePage } from '../../../content/operations/pages/rename-page.ts'
import { messages } from '../messages/messages.ts'
import { addressMeant, addressProblem } from './page-address.ts'
import type { OnePageProps } from './pages-props.ts'
import { PlainField } from './plain-field.tsx'
import { removePage } from '../../../content/operations/pages/remove-page.ts'
import { describePlace, pageTitleOf } from '../panel/labels.ts'
/** Gives a page another address; its file and all links to it follow. */
export function RenamePage({ state: { texts }, store, path, file, show, done }: OnePageProps) {
  const [typed, type] = useState(path)
  const address = addressMeant(typed)
  const problem = address === path ? undefined : addressProblem(texts, address, file)
  const rename = () => {
    if (problem !== undefined || address === path) return
    store.change({ label: messages.pages.renamed(address), files: renamePage(texts, file, path, address) })
    show(address)
    done()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        rename()
      }}
    >
      <PlainField
        label={messages.pages.address}
        hint={messages.pages.addressHint}
        value={typed}
        onChange={type}
        onLeave={() => type(address)}
        problem={problem}
      />
      <p>{messages.pages.follow(linksTo(texts, path).length)}</p>
      <p className="hint">{messages.pages.outside}</p>
      <Button type="submit" className="primary">
        {messages.pages.changeAddress}
      </Button>
    </form>
  )
}

/** What links to a page, what becomes of each link, and the page's removal. */
export function RemovePage({ state: { texts }, store, path, file, show, done }: OnePageProps) {
  const { changes, links } = removePage(texts, file, path)
  const remove = () => {
    store.change({ label: messages.pages.removed(pageTitleOf(texts, file)), files: changes })
    show('/')
    done()
  }
  return (
    <>
      <p>{links.length === 0 ? messages.pages.follow(0) : messages.pages.linkedFrom}</p>
      <ul>
        {links.map(({ link, becomes }) => (
          <li key={`${link.file}/${link.path.join('/')}`}>
            {describePlace(texts, link)}
            <span className="hint"> · {messages.pages.becomes[becomes]}</span>
          </li>
        ))}
      </ul>
      <Button className="primary" onPress={remove}>
        {messages.pages.remove}
      </Button>
    </>
  )
}
