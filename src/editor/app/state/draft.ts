import type { SourceCache } from '../../../content/check-files.ts'
import type { PictureFacts } from '../../../content/content-source.ts'
import type { Content } from '../../../content/content.ts'
import type { ReportedDiagnostic } from '../../../content/diagnostics/reported-diagnostic.ts'
import type { Language } from '../../../content/language.ts'
import { loadContent } from '../../../content/load.ts'
import { withoutWrongFields } from './left-out.ts'
import { withPlaceholders } from './placeholders.ts'

/** What the texts, as they now are, come to. */
export interface Draft {
  readonly diagnostics: readonly ReportedDiagnostic[]
  /**
   * What can be shown, a mark in the place of each text that is missing, without fields that are wrong and need not be
   * there; undefined until there was something.
   */
  readonly content: Content | undefined
  /** Whether `content` is what the texts say now. */
  readonly isCurrent: boolean
}

type Texts = ReadonlyMap<string, string>

/** Gives a function that checks texts again and again; what has not changed is not checked again. */
export function drafter(lang: Language): (texts: Texts, pictures: ReadonlyMap<string, PictureFacts>) => Draft {
  const cache: SourceCache = new Map()
  const placeholderCache: SourceCache = new Map()
  let last: Content | undefined
  return (texts, pictures) => {
    const { content, diagnostics } = loadContent({ folder: '', files: texts, pictures }, { lang, cache })
    const shown = content ?? whatCanBeShown(texts, pictures)
    last = shown ?? last
    return { diagnostics, content: last, isCurrent: shown !== undefined }
  }

  function whatCanBeShown(texts: Texts, pictures: ReadonlyMap<string, PictureFacts>): Content | undefined {
    let files: Texts | undefined = withPlaceholders(texts)
    while (files) {
      const { content, diagnostics } = loadContent({ folder: '', files, pictures }, { lang, cache: placeholderCache })
      if (content) return content
      files = withoutWrongFields(files, diagnostics)
    }
    return undefined
  }
}
