import { defineConfig } from 'vitest/config'

/**
 * What `npm run mutation` runs again for each change that it makes to the core: the core's own tests, except those that
 * make many changes at random, which would take hours, and those that start another program.
 */
export default defineConfig({
  test: {
    include: ['src/{content,price,schedule}/**/*.test.ts'],
    exclude: ['src/content/{editor,in-browser,mistakes,random-changes}.test.ts', 'src/content/schema/generate.test.ts'],
    testTimeout: 30_000,
  },
})
