import type { ViteDevServer } from 'vite'
import { notFoundTags } from '../metadata/head-tags.ts'
import { siteColours } from '../metadata/site-colours.ts'
import type { PageData } from '../site/page-data.ts'
import { pageFiles } from './page-files.ts'

const rendererFile = '/src/site/entry-server.tsx'

/** The document of a page as the development server sends it: the same HTML, with styles and scripts as sources. */
export async function developmentDocument(server: ViteDevServer, data: PageData): Promise<string> {
  const { renderPage } = (await server.ssrLoadModule(rendererFile)) as typeof import('../site/entry-server.tsx')
  const frame = {
    styles: styleAddresses(server)
      .map((address) => `<link rel="stylesheet" href="${address}">`)
      .join(''),
    script: '<script type="module" src="/src/site/entry-inline.ts"></script>',
    program: '/src/site/entry-client.tsx',
    // So that a change of the content can be shown in its place.
    eager: true,
  }
  // The icons and no more: nobody finds or shares a page that is being written.
  const { document } = pageFiles(data, frame, renderPage, notFoundTags(siteColours()))
  return server.transformIndexHtml(data.pt.path, document)
}

/** The style sheets that the renderer imports, so that the page is not bare until the program has come. */
function styleAddresses(server: ViteDevServer): string[] {
  const modules = server.environments.ssr.moduleGraph.idToModuleMap.values()
  return [...modules].map((module) => module.url).filter((url) => url.endsWith('.css'))
}
