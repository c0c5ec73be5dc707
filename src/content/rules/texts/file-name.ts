import { valueAt, warning } from '../../diagnostic.ts'
import { inEachLanguage, type TextCheck } from './checked-text.ts'

/** The name of a picture file, with its extension or as cameras, telephones and programs give it. */
const fileName =
  /^\S*\.(?:jpe?g|png|webp|avif|heic|heif|gif|tiff?|bmp|svg)$|^(?:img|dsc[nf]?|pxl|mvimg|p\d|dji|gopr|image|imagem|foto|photo|picture|screenshot|captura de ecrã|whatsapp image)[-_ ]*\(?\d[-_\d .()at:]*$/iu

const check = inEachLanguage((text, pointer) =>
  fileName.test(text.trim()) ? warning('altFileName', { text: text.trim() }, valueAt(pointer)) : undefined,
)

/** A picture's alternative text is not the name of its file. */
export const checkFileName: TextCheck = (text) => (text.pointer.endsWith('/alt') ? check(text) : [])
