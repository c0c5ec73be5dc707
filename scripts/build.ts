// Vite and React choose their production builds by this.
process.env.NODE_ENV = 'production'

import { existsSync } from 'node:fs'
import { buildSite } from '../src/build/build-site.ts'
import { failureWordings } from '../src/command-line/failure-wording.ts'
import { runCommand } from '../src/command-line/run-command.ts'
import { formatProblems } from '../src/content/format-problems.ts'
import { defaultLanguage } from '../src/content/language.ts'

const options = {
  content: { type: 'string', default: 'content' },
  out: { type: 'string', default: 'dist' },
  release: { type: 'boolean', default: false },
} as const

await runCommand(options, async ({ content, out, release }) => {
  if (!existsSync(content)) {
    console.error(failureWordings[defaultLanguage].noContentFolder({ folder: content }))
    return false
  }
  const { built, problems, pages } = await buildSite(content, out, { release })
  if (problems.length) console.error(formatProblems(problems))
  if (built) console.log(`Built ${pages} pages in ${out}.`)
  return built
})
