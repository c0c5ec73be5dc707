import type { ToolLanguage } from '../../content/model/tool-language.ts'

const more: Readonly<Record<ToolLanguage, (count: number) => string>> = {
  pt: (count) => ` e mais ${count} ${count === 1 ? 'alteração' : 'alterações'}`,
  en: (count) => ` and ${count} more ${count === 1 ? 'change' : 'changes'}`,
}

/** The commit message: a subject line, and one line for each change. */
export function publishMessage(sentences: readonly string[], lang: ToolLanguage): string {
  const [first = ''] = sentences
  if (sentences.length < 2) return first
  return `${first}${more[lang](sentences.length - 1)}\n\n${sentences.map((each) => `- ${each}`).join('\n')}\n`
}

/** The lines of a commit message that are not empty, without the hyphens before changes. */
export const messageLines = (message: string): readonly string[] =>
  message
    .split('\n')
    .map((line) => line.replace(/^- /, '').trim())
    .filter(Boolean)
