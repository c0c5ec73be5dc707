import { checkEdits } from '../src/content/testing/check-edits.ts'
import { checkRandomChanges } from '../src/content/testing/random-changes.ts'

const [count = 100_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number)
const started = performance.now()
const seconds = (): number => Math.round((performance.now() - started) / 1000)
console.log(`Again: npm run fuzz -- ${count} ${seed}`)
const { failure, ...tally } = checkRandomChanges(count, seed, (run) => {
  if (run % 5000 === 0) console.log(`${run} of ${count}, ${seconds()} s`)
})
console.log(tally)
if (failure) {
  console.error(failure)
  process.exitCode = 1
}
// Each edit is checked several times over, so that there are fewer of them.
const edits = checkEdits(seed, Math.ceil(count / 500))
console.log(`${edits} edits, ${seconds()} s`)
