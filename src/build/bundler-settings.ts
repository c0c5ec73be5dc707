import type { InlineConfig } from 'vite'
import { projectFolder } from './project-folder.ts'

/** Whatever is bundled follows from the project's sources and packages alone, because it is cached by these. */
export const bundlerSettings = {
  root: projectFolder,
  // The project's own Vite configuration is for development and the tests.
  configFile: false,
  // Else Vite would take a PostCSS configuration from any folder above.
  css: { postcss: {} },
  publicDir: false,
  logLevel: 'warn',
} as const satisfies InlineConfig
