import { useState } from 'react'
import { Button } from 'react-aria-components'
import { linksTo } from '../../../content/page-edits/links-to.ts'
import { renamePage } from '../../../content/page-edits/rename-page.ts'
import { messages } from '../messages/messages.ts'
import { addressProblem } from './page-address.ts'
import type { OnePageProps } from './pages-props.ts'
import { PlainField } from './plain-field.tsx'

/** Gives a page another address; its file and all links to it follow. */
export function RenamePage({ state: { texts }, store, path, file, show, done }: OnePageProps) {
  const [address, setAddress] = useState(path)
  const problem = address === path ? undefined : addressProblem(texts, address)
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
        value={address}
        onChange={setAddress}
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
