import type { Language } from '../content/language.ts'

/**
 * A prerendered document as it is at first, and with the language in its template swapped in. The file itself holds
 * both, which a visitor never sees at once.
 *
 * @throws if the document is not put together as `documentHtml` does it
 */
export function inBothLanguages(html: string): Record<Language, string> {
  const parts =
    /^(.*?<div id="root"[^>]*>)(.*)(<\/div>\n<p id="announcer".*<template id="other-language"[^>]*>)(.*)(<\/template>.*)$/s.exec(
      html,
    )
  if (!parts) throw new Error('The document is not structured as documentHtml writes it.')
  const [, start = '', shown = '', between = '', other = '', end = ''] = parts
  const title = /<template id="other-language"[^>]* title="([^"]*)"/.exec(between)?.[1] ?? ''
  const englishStart = start
    .replace('<html lang="pt">', '<html lang="en">')
    .replace(/<title>.*?<\/title>/s, () => `<title>${title}</title>`)
  return { pt: start + shown + between + end, en: englishStart + other + between + end }
}
