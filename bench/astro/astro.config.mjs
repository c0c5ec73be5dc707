import { fileURLToPath } from 'node:url'
import { browsers } from './src/shared/browsers.js'

const noRouter = fileURLToPath(new URL('src/shared/no-router.js', import.meta.url))

export default {
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: { resolve: { alias: { 'react-router-dom': noRouter } }, build: { cssTarget: browsers } },
}
