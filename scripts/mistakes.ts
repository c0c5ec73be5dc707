import { testSiteSource } from '../src/content/testing/test-site-source.ts'
import { tally, tryPairs, trySingles, type Tried } from '../src/content/testing/try-mistakes.ts'

const [most = 12, pairs = 300, seed = 1] = process.argv.slice(2).map(Number)
const content = testSiteSource()
const singles = trySingles(content, most)
for (const kind of new Set(singles.map(kindOf)))
  console.log(kind.padEnd(40), row(singles.filter((each) => kindOf(each) === kind)))
console.log('alone'.padEnd(40), row(singles))
console.log('in pairs'.padEnd(40), row(tryPairs(content, pairs, seed)))

function kindOf({ mistakes: [mistake] }: Tried): string {
  return mistake?.kind ?? ''
}

function row(all: readonly Tried[]): string {
  return Object.entries(tally(all))
    .toSorted()
    .map(([verdict, count]) => `${verdict} ${count}`)
    .join(', ')
}
