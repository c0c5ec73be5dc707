import type { Content } from '../model/content.ts'
import type { Language } from '../model/language.ts'
import { childNode, type SchemaNode } from '../model/schema/schema-node.ts'
import type { Button, LocalisedText, Picture } from '../model/schema/types.generated.ts'
import { linkTarget } from './link.ts'
import type { ResponsiveImage, Localised, LocalisedButton, LocalisedPicture } from './localised.ts'

export type PictureLookup = (file: string) => ResponsiveImage

/** What localising a value needs. */
export interface Context {
  readonly content: Content
  readonly language: Language
  readonly picture: PictureLookup
}

/** Any part of the content in one language. What a value is follows from its place in the schema. */
export function localiseValue<T>(value: T, node: SchemaNode | undefined, context: Context): Localised<T>
export function localiseValue(value: unknown, node: SchemaNode | undefined, context: Context): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => localiseValue(item, node && childNode(node, index, item), context))
  }
  // The check has validated every value against the schema that its type is generated from.
  if (node?.type === 'LocalisedText') return (value as LocalisedText)[context.language]
  if (node?.type === 'Picture') return localisePicture(value as Picture, context)
  if (node?.type === 'Button') return localiseButton(value as Button, context)
  const fields = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const child = node && childNode(node, key, inner)
    return child?.schema['marks'] === 'sample' ? [] : [[key, localiseValue(inner, child, context)]]
  })
  return Object.fromEntries(fields) as object
}

function localisePicture({ file, alt, focus }: Picture, { language, picture }: Context): LocalisedPicture {
  return { ...picture(file), file, alt: alt[language], ...(focus && { focus }) }
}

function localiseButton(button: Button, { content, language }: Context): LocalisedButton {
  return { label: button.label[language], ...linkTarget(button, content.site, language) }
}
