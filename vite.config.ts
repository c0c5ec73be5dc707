import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { develop } from './src/tools/develop.ts'
import { moreRuns } from './tests/more-runs.ts'
import { patience } from './tests/patience.ts'
import { SummaryReporter } from './tests/summary-reporter.ts'

/** Where `.ci/run` collects what it ends with. */
const summary = process.env['TEST_SUMMARY']

/** Makes tests of the program, and the processes that they start, fail if they read `content/`. */
const keepOutOfContent = new URL('./tests/keep-out-of-content.js', import.meta.url).href
const ofTheProgram = {
  setupFiles: keepOutOfContent,
  // No build of a test has an editor beside its pages, unless the test says where the content is.
  env: {
    GITHUB_REPOSITORY: '',
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${keepOutOfContent}`.trim(),
  },
}

/** Builds the test site once for all files that need it. */
const ofTheBuiltSite = { ...ofTheProgram, globalSetup: 'tests/built-site.ts' }

// React and Vite read `NODE_ENV` once in a process, so tests of builds and of development need processes of their own.
const ofBuilds = ['src/generate/{bundle,output}/*.test.ts']
const ofDevelopment = ['tests/commands/development*.test.ts']

export default defineConfig({
  plugins: [react(), develop('content')],
  appType: 'custom',
  // There is no public folder: everything is served from content/ and src/.
  publicDir: false,
  // Vite serves any other file of the project. Its own list, which this one replaces, lacks what the editor keeps.
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    fs: { deny: ['**/.{git,edit}/**', '.env*', '*.{pem,key,crt}'] },
  },
  // Tests of builds render with React's production build, which has no `jsxDEV`.
  oxc: { jsx: { development: process.env['VITEST'] === undefined } },
  test: {
    // Most tests wait for a browser or a build, so that a worker for each core is not too many.
    maxWorkers: '100%',
    // Test files share their imports; isolated, each file would load them again.
    isolate: false,
    // What hangs ends sooner by itself: browsers and polls wait half a minute at most. This is for machines that are busy.
    testTimeout: 120_000 * moreRuns,
    hookTimeout: 120_000,
    expect: { poll: { timeout: patience } },
    // In CI a failed test is tried once more. One that then passes is reported as unsteady.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', ...(summary ? [new SummaryReporter(summary)] : [])],
    coverage: {
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['src/**/*.generated.ts', 'src/**/*.test.*', 'src/**/testing/**', 'bench/**'],
    },
    // Few, because each loads all modules anew, in processes of its own.
    projects: [
      {
        extends: true,
        test: { ...ofTheProgram, name: 'src', include: ['src/**/*.test.{ts,tsx}'], exclude: ofBuilds },
      },
      {
        extends: true,
        test: {
          ...ofTheBuiltSite,
          name: 'site',
          include: ['tests/{,page/,commands/,editor/}*.test.ts', ...ofBuilds],
          exclude: ofDevelopment,
          env: { ...ofTheProgram.env, NODE_ENV: 'production' },
        },
      },
      { extends: true, test: { ...ofTheBuiltSite, name: 'development', include: ofDevelopment } },
      // The only tests that read `content/`. They hold for any content.
      {
        extends: true,
        test: { name: 'any content', include: ['tests/any-content/*.test.ts'], env: { NODE_ENV: 'production' } },
      },
    ],
  },
})
