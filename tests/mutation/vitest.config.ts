import { defineConfig } from 'vitest/config'

/**
 * What `npm run mutation` runs again for each change that it makes to the core: its own tests, without those that take
 * seconds each because they bundle, start processes or try thousands of values.
 */
export default defineConfig({
  test: {
    include: ['src/{content,schedule,price}/**/*.test.ts'],
    exclude: ['src/content/{in-browser,hostile,editor,guide,random-changes}.test.ts'],
    testTimeout: 30_000,
  },
})
