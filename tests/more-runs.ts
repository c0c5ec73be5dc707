/**
 * How many times as many random cases as usual a test tries: `MORE_RUNS=20 npx vitest run src/content/yaml/edit`. The seeds are
 * fixed, so the usual cases come first, and each failure comes again.
 */
export const moreRuns = Number(process.env['MORE_RUNS'] ?? 1)
