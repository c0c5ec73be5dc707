import { type Language, languages } from '../../content/model/language.ts'
import { builtDocuments, builtElements, type BuiltElement } from './built-document.ts'

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

/** A page of a built site in one language. */
export interface LocalisedBuiltPage {
  /** The address without a language: `/biodanza`. */
  readonly path: string
  readonly language: Language
  /** The whole document, as a visitor who has chosen this language sees it. */
  readonly html: string
  /** The elements that are shown. */
  readonly elements: readonly BuiltElement[]
}

/** Every page in a folder, the not-found page included, in each language. */
export function builtPages(folder: string): LocalisedBuiltPage[] {
  return builtDocuments(folder).flatMap((document) => {
    const path = addressOf(document.file)
    const documents = inBothLanguages(document.html)
    return languages.map((language) => {
      const html = documents[language]
      return { path, language, html, elements: builtElements(html).filter(({ waiting }) => !waiting) }
    })
  })
}

/** The address of the page in a file: `biodanza.html` → `/biodanza`. */
export const addressOf = (file: string): string => `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '/')
