import type { SourceCache } from '../../../content/check/check-files.ts'
import type { PictureFacts, UnusableFile } from '../../../content/model/content-source.ts'
import type { Content } from '../../../content/model/content.ts'
import type { ReportedDiagnostic } from '../../../content/check/messages/reported-diagnostic.ts'
import type { ToolLanguage } from '../../../content/model/tool-language.ts'
import { loadContent } from '../../../content/load.ts'
import { withChangedWords } from './changed-words.ts'
import { keptWhereSame } from './kept-where-same.ts'
import { type Missing, showable } from './showable.ts'

/** What the current texts amount to. */
export interface Draft {
  readonly diagnostics: readonly ReportedDiagnostic[]
  /**
   * What can be shown: with a mark in place of each missing text, a stand-in for what else is required and wrong, and
   * without optional fields that are wrong; undefined until there was a page. What has not changed is the same object as
   * before.
   */
  readonly content: Content | undefined
  /** Whether `content` is what the texts now say. */
  readonly isCurrent: boolean
}

type Texts = ReadonlyMap<string, string>
type Pictures = ReadonlyMap<string, PictureFacts>
/** Files without a text here. A caller that changes them must also pass a new map of pictures. */
type Unusable = ReadonlyMap<string, UnusableFile>

interface LastDraft {
  readonly draft: Draft
  readonly texts: Texts
  readonly pictures: Pictures
  readonly isChecked: boolean
}

export interface Drafter {
  /** Checks everything; files that have not changed are not checked again. */
  readonly checked: (texts: Texts, pictures: Pictures, unusable?: Unusable) => Draft
  /** What can be shown at once: the new wording, with the diagnostics of the last check. */
  readonly provisional: (texts: Texts, pictures: Pictures, unusable?: Unusable) => Draft
}

/** @param lang the language of the messages */
export function drafter(lang: ToolLanguage, missing: Missing): Drafter {
  const cache: SourceCache = new Map()
  const shownCache: SourceCache = new Map()
  let last: LastDraft | undefined
  return { checked, provisional }

  function checked(texts: Texts, pictures: Pictures, unusable: Unusable = new Map()): Draft {
    if (last?.isChecked && last.texts === texts && last.pictures === pictures) return last.draft
    const files = new Map<string, string | UnusableFile>([...unusable, ...texts])
    const { content, diagnostics } = loadContent({ folder: '', files, pictures }, { lang, cache })
    const shown = content ?? whatCanBeShown(texts, pictures)
    const draft = {
      diagnostics,
      content: shown ? keptWhereSame(last?.draft.content, shown) : last?.draft.content,
      isCurrent: shown !== undefined,
    }
    last = { draft, texts, pictures, isChecked: true }
    return draft
  }

  function provisional(texts: Texts, pictures: Pictures, unusable?: Unusable): Draft {
    const content =
      last?.draft.isCurrent && last.draft.content && last.pictures === pictures
        ? withChangedWords(last.draft.content, last.texts, texts)
        : undefined
    if (!last || !content) return checked(texts, pictures, unusable)
    last = { draft: { ...last.draft, content }, texts, pictures, isChecked: false }
    return last.draft
  }

  function whatCanBeShown(texts: Texts, pictures: Pictures): Content | undefined {
    const load = (files: Texts) => loadContent({ folder: '', files, pictures }, { lang, cache: shownCache })
    return showable(texts, [...pictures.keys()], missing, load)
  }
}
