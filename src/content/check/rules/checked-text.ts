import { type Diagnostic, valueAt, warning } from '../../model/diagnostic.ts'
import { defaultLanguage, languages, translations, type Language } from '../../model/language.ts'

/** A text in every language; empty where it is none. */
export interface CheckedText {
  readonly pointer: string
  readonly texts: Readonly<Record<Language, string>>
  /** How many characters fit where it is shown. */
  readonly longest: number
  /** Whether it may be the same in both languages, as the name of a town is. */
  readonly mayBeAlike: boolean
}

/** The diagnostics of one kind of suspicion about a text. */
export type TextCheck = (text: CheckedText) => readonly Diagnostic[]

/** The diagnostics of each language of a text by itself. */
export const inEachLanguage =
  (check: (text: string, pointer: string) => Diagnostic | undefined): TextCheck =>
  ({ pointer, texts }) =>
    languages.flatMap((language) => check(texts[language], `${pointer}/${language}`) ?? [])

/** A text in the default language, and its translation into another. */
export interface Translation extends Pick<CheckedText, 'pointer' | 'mayBeAlike'> {
  readonly language: Language
  readonly original: string
  readonly translation: string
}

/** The diagnostics of each translation of a text. */
export const ofEachTranslation =
  (check: (translation: Translation) => Diagnostic | undefined): TextCheck =>
  ({ pointer, texts, mayBeAlike }) =>
    translations.flatMap(
      (language) =>
        check({ pointer, mayBeAlike, language, original: texts[defaultLanguage], translation: texts[language] }) ?? [],
    )

/** The name of a picture file, with its extension or as cameras, telephones and programs give it. */
const fileName =
  /^\S*\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?|bmp|svg)$|^(?:img|dsc[nf]?|pxl|mvimg|p\d|dji|gopr|image|imagem|foto|photo|picture|screenshot|captura de ecrã|whatsapp image)[-_ ]*\(?\d[-_\d .()at:]*$/iu

const check = inEachLanguage((text, pointer) =>
  fileName.test(text.trim()) ? warning('altFileName', { text: text.trim() }, valueAt(pointer)) : undefined,
)

/** A picture's alternative text is not the name of its file. */
export const checkFileName: TextCheck = (text) => (text.pointer.endsWith('/alt') ? check(text) : [])
