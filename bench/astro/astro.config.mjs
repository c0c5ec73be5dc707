import { fileURLToPath } from 'node:url'

const noRouter = fileURLToPath(new URL('src/shared/no-router.js', import.meta.url))

/** Vite's own default, which the other build uses. */
const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4']

export default {
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: { resolve: { alias: { 'react-router-dom': noRouter } }, build: { cssTarget: browsers } },
}
