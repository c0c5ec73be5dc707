import './pages.css'
import { useState } from 'react'
import { Button } from 'react-aria-components'
import { pagesByPath } from '../../../content/operations/pages/places-in-texts.ts'
import { messages } from '../messages/messages.ts'
import { pageTitleOf } from '../panel/labels.ts'
import { onEscape, PanelHeading } from '../panel/panel-heading.tsx'
import { NewPageForm } from './new-page-form.tsx'
import type { PagesPanelProps } from './pages-props.ts'
import { RemovePage, RenamePage } from './rename-page-form.tsx'
type Doing = { readonly kind: 'list' | 'new' } | { readonly kind: 'address' | 'remove'; readonly path: string }

/** The pages of the site, and the actions on a page as a whole. */
export function PagesPanel(props: PagesPanelProps) {
  const { state, show, choose } = props
  const [doing, setDoing] = useState<Doing>({ kind: 'list' })
  const { texts } = state
  const back = () => setDoing({ kind: 'list' })
  const page = 'path' in doing ? pagesByPath(texts).get(doing.path) : undefined
  return (
    <section className="panel pages" aria-label={messages.panel} {...(doing.kind !== 'list' && onEscape(back))}>
      <header>
        {doing.kind !== 'list' && (
          <nav>
            <Button onPress={back}>{messages.back}</Button>
          </nav>
        )}
        <PanelHeading key={doing.kind}>
          {page ? pageTitleOf(texts, page.file) : doing.kind === 'new' ? messages.pages.add : messages.pages.title}
        </PanelHeading>
      </header>
      {doing.kind === 'new' && <NewPageForm {...props} done={back} />}
      {doing.kind === 'address' && page && <RenamePage {...props} {...doing} file={page.file} done={back} />}
      {doing.kind === 'remove' && page && <RemovePage {...props} {...doing} file={page.file} done={back} />}
      {!page && doing.kind !== 'new' && (
        <>
          <ul>
            {[...pagesByPath(texts)].map(([path, { file }]) => (
              <li key={file}>
                <h3>
                  <Button className="open" onPress={() => show(path)}>
                    {pageTitleOf(texts, file)}
                  </Button>
                </h3>
                <p className="hint">{path === '/' ? messages.pages.homeStays : path}</p>
                <p className="actions">
                  <Button
                    onPress={() => {
                      show(path)
                      choose({ file, path: [] })
                    }}
                  >
                    {messages.pages.open}
                  </Button>
                  {path !== '/' && (
                    <>
                      <Button onPress={() => setDoing({ kind: 'address', path })}>
                        {messages.pages.changeAddress}
                      </Button>
                      <Button onPress={() => setDoing({ kind: 'remove', path })}>{messages.remove}</Button>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
          <Button className="primary" onPress={() => setDoing({ kind: 'new' })}>
            {messages.pages.add}
          </Button>
        </>
      )}
    </section>
  )
}
