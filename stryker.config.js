const cache = 'node_modules/.cache/mutation'

/**
 * `npm run mutation`: changes the pure core in one place at a time and runs its tests, which should notice. What it found
 * is kept, so that the next run tries only what has changed, and the core can be gone through file by file:
 * `npm run mutation -- --mutate FILE`.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: [
    'src/{content,price,schedule}/**/*.ts',
    '!src/**/*.test.ts',
    '!src/**/testing/**',
    '!src/content/test-content.ts',
    // Generated, and what generates it: a program that no test of the core runs.
    '!src/**/*.generated.ts',
    '!src/content/schema/generate.ts',
    // Tables of data.
    '!src/content/rules/delivered-samples.ts',
    '!src/content/rules/texts/language-words.ts',
  ],
  ignorePatterns: ['/content/images', '/art', '/bench', 'dist'],
  // Stryker would rewrite it through TypeScript's JavaScript API, which version 7 lacks; nothing here needs that.
  tsconfigFile: 'none',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  incremental: true,
  incrementalFile: `${cache}/incremental.json`,
  thresholds: { high: 95, low: 85, break: 85 },
}
