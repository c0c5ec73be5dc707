import { existsSync } from 'node:fs'
import { buildSite } from '../src/generate/build-site.ts'
import { failureMessages } from '../src/tools/cli/failure-messages.ts'
import { runCommand } from '../src/tools/cli/run-command.ts'
import { formatDiagnostics } from '../src/content/check/messages/format.ts'
import { defaultToolLanguage } from '../src/content/model/tool-language.ts'

const options = {
  content: { type: 'string', default: 'content' },
  out: { type: 'string', default: 'dist' },
  release: { type: 'boolean', default: false },
} as const

await runCommand(options, async ({ content, out, release }) => {
  if (!existsSync(content)) {
    console.error(failureMessages[defaultToolLanguage].noContentFolder({ folder: content }))
    return false
  }
  const { built, diagnostics, pages } = await buildSite(content, out, { release })
  if (diagnostics.length) console.error(formatDiagnostics(diagnostics))
  if (built) console.log(`Feito: ${pages === 1 ? '1 página' : `${pages} páginas`} em ${out}.`)
  return built
})
