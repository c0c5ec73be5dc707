import { applyEdits } from '../../yaml/edit/apply-edit.ts'
import type { Edit } from '../../yaml/edit/edit.ts'
import type { ContentState } from '../content-changes.ts'
export const pageBefore = `path: /
title: { pt: Olá, en: Hello }
description: { pt: Uma página, en: A page }
blocks:
  # os valores
  - type: values
    title: { pt: Valores, en: Values }
    values:
      - title: { pt: Um, en: One } # o primeiro
        text: { pt: Primeiro, en: First }
      - title: { pt: Dois, en: Two }
        text: { pt: Segundo, en: Second }
      - title: { pt: Três, en: Three }
        text: { pt: Terceiro, en: Third }
  - type: passage
    title: { pt: Passagem, en: Passage }
    text: { pt: Texto, en: Text }
    picture:
      file: sala.jpg
      alt: { pt: Sala, en: Room }
      sample: true
`
/** The path to the values of the page. */
export const values = ['blocks', 0, 'values']

/** Content whose home page is a text. */
export const state = (text: string, pictures: Record<string, string> = {}): ContentState => ({
  files: new Map([['home.yaml', text]]),
  pictures: new Map(Object.entries(pictures)),
})
/** The page after edits. */
export const edited = (...edits: Edit[]): string => applyEdits(pageBefore, edits)
