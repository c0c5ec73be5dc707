import { type Diagnostic, valueAt, warning } from '../../model/diagnostic.ts'

/** A text in both languages, as far as each is one. */
export interface CheckedText {
  readonly pointer: string
  readonly pt: string
  readonly en: string
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
  ({ pointer, pt, en }) =>
    [check(pt, `${pointer}/pt`), check(en, `${pointer}/en`)].filter((each) => each !== undefined)

/** The name of a picture file, with its extension or as cameras, telephones and programs give it. */
const fileName =
  /^\S*\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?|bmp|svg)$|^(?:img|dsc[nf]?|pxl|mvimg|p\d|dji|gopr|image|imagem|foto|photo|picture|screenshot|captura de ecrã|whatsapp image)[-_ ]*\(?\d[-_\d .()at:]*$/iu

const check = inEachLanguage((text, pointer) =>
  fileName.test(text.trim()) ? warning('altFileName', { text: text.trim() }, valueAt(pointer)) : undefined,
)

/** A picture's alternative text is not the name of its file. */
export const checkFileName: TextCheck = (text) => (text.pointer.endsWith('/alt') ? check(text) : [])
