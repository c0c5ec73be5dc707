import { checkEdits } from '../src/content/testing/check-edits.ts'
import { checkMutations } from '../src/content/testing/check-mutations.ts'

const [count = 100_000, firstSeed = 1] = process.argv.slice(2).map(Number)
const started = performance.now()
const result = await checkMutations(firstSeed, count, (done) => {
  if (done % 5000 === 0) console.log(`${done} of ${count}, ${Math.round((performance.now() - started) / 1000)} s`)
})
console.log(result)
// Each edit is checked several times over, so that there are ten times fewer of them.
const edits = checkEdits(firstSeed, Math.ceil(count / 500))
console.log(`${edits} edits, ${Math.round((performance.now() - started) / 1000)} s`)
