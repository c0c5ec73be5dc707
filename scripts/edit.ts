import { existsSync } from 'node:fs'
import open from 'open'
import { failureMessages } from '../src/tools/cli/failure-messages.ts'
import { runCommand } from '../src/tools/cli/run-command.ts'
import { defaultToolLanguage, toolLanguage, toolLanguages } from '../src/content/model/tool-language.ts'
import { openEditor } from '../src/editor/local/open-editor.ts'

const options = {
  content: { type: 'string', default: 'content' },
  lang: { type: 'string', default: defaultToolLanguage },
  'no-open': { type: 'boolean', default: false },
} as const

const opened = {
  pt: (url: string) => `A edição está em ${url} (Ctrl+C termina).`,
  en: (url: string) => `The editor is at ${url} (Ctrl+C stops it).`,
}

await runCommand(options, async ({ content, lang, 'no-open': stays }) => {
  const language = toolLanguage(lang)
  if (!language) {
    console.error(`--lang: ${toolLanguages.join(' | ')}, not '${lang}'.`)
    return false
  }
  if (!existsSync(content)) {
    console.error(failureMessages[language].noContentFolder({ folder: content }))
    return false
  }
  const { url } = await openEditor(content, Number(process.env['PORT'] ?? 0))
  const address = language === defaultToolLanguage ? url : `${url}?lang=${language}`
  console.log(opened[language](address))
  if (!stays) await open(address)
  return true
})
