// Vite and React choose their production builds by this.
process.env.NODE_ENV = 'production'

import { parseArgs } from 'node:util'
import { buildSite } from '../src/build/build-site.ts'
import { formatProblems } from '../src/content/format-problems.ts'

const { values } = parseArgs({
  options: { content: { type: 'string', default: 'content' }, out: { type: 'string', default: 'dist' } },
})
const { built, problems, pages } = await buildSite(values.content, values.out)
if (problems.length) console.error(formatProblems(problems))
if (built) console.log(`Built ${pages} pages in ${values.out}.`)
else process.exitCode = 1
