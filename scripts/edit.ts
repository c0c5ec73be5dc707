import open from 'open'
import { runCommand } from '../src/tools/cli/run-command.ts'
import { defaultToolLanguage, toolLanguages } from '../src/content/model/language.ts'
import { openEditor } from '../src/editor/local/open-editor.ts'

const options = {
  content: { type: 'string', default: 'content' },
  lang: { type: 'string', default: defaultToolLanguage, choices: toolLanguages },
  port: { type: 'string', default: process.env['PORT'] ?? '0' },
  'no-open': { type: 'boolean', default: false },
} as const

const opened = {
  pt: (url: string) => `A edição está em ${url} (Ctrl+C termina).`,
  en: (url: string) => `The editor is at ${url} (Ctrl+C stops it).`,
}
const alreadyOpen = {
  pt: (url: string) => `A edição já está aberta em ${url} (noutra janela deste computador).`,
  en: (url: string) => `The editor is already open at ${url} (in another window of this computer).`,
}

await runCommand(options, async ({ content, lang, port, 'no-open': stays }) => {
  const { url, isServedElsewhere } = await openEditor(content, Number(port))
  const address = lang === defaultToolLanguage ? url : `${url}?lang=${lang}`
  console.log((isServedElsewhere ? alreadyOpen : opened)[lang](address))
  if (!stays) await open(address)
  return { output: '', succeeded: true }
})
