import { existsSync } from 'node:fs'
import { buildSite, siteBuilder } from '../src/generate/build-site.ts'
import { watchFolder } from '../src/generate/output/watch-folder.ts'
import { failureMessages } from '../src/tools/cli/failure-messages.ts'
import { runCommand } from '../src/tools/cli/run-command.ts'
import { formatDiagnostics } from '../src/content/check/messages/format.ts'
import { defaultToolLanguage } from '../src/content/model/tool-language.ts'

const options = {
  content: { type: 'string', default: 'content' },
  out: { type: 'string', default: 'dist' },
  release: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
} as const

await runCommand(options, async ({ content, out, release, watch }) => {
  if (!existsSync(content)) {
    console.error(failureMessages[defaultToolLanguage].noContentFolder({ folder: content }))
    return false
  }
  const build = watch ? siteBuilder(content, out, { release }) : () => buildSite(content, out, { release })
  const buildAndTell = async (): Promise<boolean> => {
    const start = performance.now()
    const { built, diagnostics, pages } = await build()
    if (diagnostics.length) console.error(formatDiagnostics(diagnostics))
    if (built)
      console.log(
        `Feito: ${pages === 1 ? '1 página' : `${pages} páginas`} em ${out}${watch ? `, em ${seconds(performance.now() - start)}` : ''}.`,
      )
    return built
  }
  return watch ? watchFolder(content, buildAndTell) : buildAndTell()
})

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2).replace('.', ',')} s`
}
