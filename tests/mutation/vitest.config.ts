import { defineConfig } from 'vitest/config'

/**
 * What `npm run mutation` runs again for each change that it makes to the core: the tests beside it, and those of the
 * messages, which hold the rules.
 */
export default defineConfig({
  test: {
    include: ['src/{schedule,price}/**/*.test.ts', 'src/content/{edit,localise,rules,diagnostics}/**/*.test.ts'],
    testTimeout: 30_000,
  },
})
