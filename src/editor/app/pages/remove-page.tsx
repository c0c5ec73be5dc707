import { Button } from 'react-aria-components'
import { removePage } from '../../../content/page-edits/remove-page.ts'
import { messages } from '../messages/messages.ts'
import { describePlace, pageTitleOf } from '../panel/describe-place.ts'
import type { OnePageProps } from './pages-props.ts'

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
