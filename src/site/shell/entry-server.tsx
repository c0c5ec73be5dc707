import '../styles/index.css'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { Page } from '../../content/page/page.ts'
import { Site } from './site.tsx'

/** The HTML inside the root element for a page in one language. Throws what a block throws: a build must stop there. */
export function renderPage(page: Page): string {
  return renderToString(
    <StaticRouter location={page.path}>
      <Site page={page} />
    </StaticRouter>,
  )
}
