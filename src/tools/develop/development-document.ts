import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import { fontPreloads, pageDocument } from '../../generate/files-of-content.ts'
import type { PageData } from '../../site/shell/page-data.ts'

const rendererFile = '/src/site/shell/entry-server.tsx'

/**
 * The document of a page in development: the HTML and head of a build, with scripts from their sources. It has no CSP,
 * which Vite's client would break.
 * @param head further elements of `<head>`
 */
export async function developmentDocument(server: ViteDevServer, data: PageData, head: string): Promise<string> {
  const { renderPage } = (await server.ssrLoadModule(
    rendererFile,
  )) as typeof import('../../site/shell/entry-server.tsx')
  const shell = {
    styles: await styleElements(server),
    script: `<script type="module" src="/src/site/shell/entry-inline.ts"></script>`,
    program: '/src/site/shell/entry-client.tsx',
    // So that Vite can update a component in its place.
    eager: true,
  }
  return server.transformIndexHtml(data.pt.path, pageDocument(data, shell, renderPage, head))
}

/** Shown while there is no valid content yet: nothing but Vite's overlay. */
export const waitingDocument = (server: ViteDevServer): Promise<string> =>
  server.transformIndexHtml(
    '/',
    '<!doctype html><html lang="pt"><head><meta charset="utf-8"></head><body></body></html>',
  )

/**
 * The style sheets that the renderer imports, in the order of a build. `data-vite-dev-id` makes Vite's client reuse them:
 * a second copy of a font face would be fetched again.
 */
async function styleElements(server: ViteDevServer): Promise<string> {
  const renderer = await server.environments.ssr.moduleGraph.getModuleByUrl(rendererFile)
  const sheets = await Promise.all(
    styleModules(renderer).map(async ({ id, url }) => {
      const { default: css } = (await server.ssrLoadModule(`${url}?inline`)) as { readonly default: string }
      return { id, css }
    }),
  )
  const fonts = sheets.flatMap(({ css }) =>
    [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, url]) => url ?? ''),
  )
  const elements = sheets.map(({ id, css }) => `<style type="text/css" data-vite-dev-id="${id}">${css}</style>`)
  return `${fontPreloads(fonts)}${elements.join('\n')}`
}

/** The style sheets of a module and its imports, depth first, as a bundler orders them. */
function styleModules(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): EnvironmentModuleNode[] {
  if (!module || seen.has(module)) return []
  seen.add(module)
  if (module.url.endsWith('.css')) return [module]
  return [...module.importedModules].flatMap((each) => styleModules(each, seen))
}
