import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { develop } from './src/tools/develop/develop.ts'

/** A test of the program, and each process that it starts, may not depend on what the owner has written. */
const keepOutOfContent = new URL('./tests/keep-out-of-content.js', import.meta.url).href
const ofTheProgram = {
  setupFiles: keepOutOfContent,
  env: { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${keepOutOfContent}`.trim() },
}

/** Those that need a built site share one: a browser test costs enough without a build of its own. */
const ofTheBuiltSite = { ...ofTheProgram, globalSetup: 'tests/built-site.ts' }

const ofTheCore = ['src/content/**/*.test.ts']
// React and Vite choose their builds by `NODE_ENV` once in a process, so that these two kinds run in processes of their own.
const ofBuilds = ['src/generate/{bundle,output}/*.test.ts']
const ofDevelopment = ['tests/development*.test.ts']

export default defineConfig({
  plugins: [react(), develop('content')],
  appType: 'custom',
  // What the site serves comes from content/ and src/ alone.
  publicDir: false,
  server: { port: Number(process.env['PORT'] ?? 5173) },
  test: {
    // Most of them wait for a browser or a build of their own, which leaves a core free.
    maxWorkers: '100%',
    // Files share what they import, which starting each afresh would load some hundred times.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    coverage: {
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/**/*.generated.ts', 'src/**/*.test.*', 'src/**/testing/**', 'src/**/test-*.ts', 'bench/**'],
    },
    projects: [
      { extends: true, test: { ...ofTheProgram, name: 'core', include: ofTheCore } },
      {
        extends: true,
        test: {
          ...ofTheProgram,
          name: 'parts',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...ofTheCore, ...ofBuilds],
        },
      },
      {
        extends: true,
        test: {
          ...ofTheBuiltSite,
          name: 'site',
          include: ['tests/*.test.ts', ...ofBuilds],
          exclude: ofDevelopment,
          env: { ...ofTheProgram.env, NODE_ENV: 'production' },
        },
      },
      { extends: true, test: { ...ofTheBuiltSite, name: 'development', include: ofDevelopment } },
      { extends: true, test: { ...ofTheProgram, name: 'editor', include: ['tests/editor/*.test.ts'] } },
      // The one exception: it reads what the practice has written, and holds whatever that is.
      {
        extends: true,
        test: { name: 'any content', include: ['tests/any-content/*.test.ts'], env: { NODE_ENV: 'production' } },
      },
    ],
  },
})
