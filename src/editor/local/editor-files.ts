import { contentType } from '../../disk/content-type.ts'
import { vectorIcon } from '../../generate/head/icons.ts'
import { siteColours } from '../../site/styles/site-colours.ts'
import { bundledEditor } from '../bundle-editor.ts'
import type { EditorFiles } from './start-editor.ts'

/**
 * What the local editor's browser loads.
 *
 * @throws when bundling fails
 */
export async function editorFiles(): Promise<EditorFiles> {
  const icon = ['icon.svg', vectorIcon(siteColours().light)] as const
  const assets = [icon, ...(await bundledEditor('local'))].map(([name, content]) => {
    return [`assets/${name}`, { type: contentType(name), body: Buffer.from(content) }] as const
  })
  return { document: documentOf, assets: new Map(assets) }
}

/** A document of the editor. Its base address is the session's secret, which the bundle does not know. */
function documentOf(name: 'app' | 'frame', nonce: string): string {
  return `<!doctype html>
<html lang="pt">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta property="csp-nonce" nonce="${nonce}">
<title>Edição</title>
<link rel="icon" href="assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="assets/${name}.css">
<script type="module" src="assets/${name}.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`
}
