import { diffComm } from 'node-diff3'
import { readValue } from '../yaml/edit/read.ts'
import { valueAtPath, fileKind, type Value } from '../model/source.ts'
import type { ToolLanguage } from '../model/language.ts'
import { fileNode } from '../model/schema/schema-node.ts'
import { placeOnPage } from './change-words.ts'
import type { Texts } from '../operations/pages/places-in-texts.ts'
import { differencesBetween } from '../yaml/edit/compare.ts'
import type { ValueConflict } from './merge-contents.ts'

/** A place that two people have changed, in the owner's words. A missing side has removed it. */
export interface ConflictWords {
  readonly place: string
  readonly mine?: string | undefined
  readonly theirs?: string | undefined
}

/** @param texts those into which the conflict's path leads */
export const conflictWords = (
  file: string,
  { path, mine, theirs }: ValueConflict,
  texts: Texts,
  lang: ToolLanguage,
): ConflictWords => {
  const told = [mine, theirs].map((value) => value && said(value, lang))
  // What is alike in the reader's language differs in the other one.
  const [own, others] = told[0] === told[1] ? [mine, theirs].map((value) => value && said(value)) : told
  return { place: placeOnPage(texts, { file, path }, lang), mine: own, theirs: others }
}

/** Describes the place where two texts of a file differ; unless it is a single one, their lines. @param mine null for no file */
export function conflictBetween(
  texts: Texts,
  name: string,
  mine: string | null,
  theirs: string | null,
  lang: ToolLanguage,
): ConflictWords {
  const [own, others] = [mine, theirs].map((text) => (text === null ? undefined : readValue(text)))
  const [one, ...more] = own && others ? differencesBetween(own, others, fileNode(fileKind(name))) : []
  if (one === undefined || one.kind === 'reordered' || more.length > 0)
    return { place: name, ...differingLines(mine, theirs) }
  const conflict = {
    path: one.path,
    mine: one.kind === 'added' ? undefined : one.before,
    theirs: one.kind === 'removed' ? undefined : one.after,
  }
  return conflictWords(name, conflict, new Map(texts).set(name, (one.kind === 'added' ? theirs : mine) ?? ''), lang)
}

/** The lines in which two texts of a file differ: both may be long. */
function differingLines(mine: string | null, theirs: string | null): Pick<ConflictWords, 'mine' | 'theirs'> {
  if (mine === null || theirs === null) return { mine: mine ?? undefined, theirs: theirs ?? undefined }
  const parts = diffComm(mine.split('\n'), theirs.split('\n'))
  const shown = (side: 'buffer1' | 'buffer2') =>
    parts
      .flatMap((part) => part[side] ?? ['…'])
      .filter((line, index, lines) => line !== '…' || lines[index - 1] !== '…')
      .join('\n')
  return { mine: shown('buffer1'), theirs: shown('buffer2') }
}

/** All texts in a value; of those in both languages only one, if it is named. */
function said(value: Value, lang?: ToolLanguage): string {
  if (typeof value === 'string') return value
  const own = lang && valueAtPath(value, [lang])
  return (own === undefined ? Object.values<Value>(value) : [own]).map((each) => said(each, lang)).join('\n')
}
