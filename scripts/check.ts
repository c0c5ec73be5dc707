import { parseArgs } from 'node:util'
import { loadContent } from '../src/content/load.ts'
import { formatProblems } from '../src/content/format-problems.ts'

const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } })
const { problems } = await loadContent(values.content)
console.log(formatProblems(problems))
if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1
