import { checkFiles, type SourceCache } from './check/check-files.ts'
import { withTriedCorrections, type CheckWith } from './check/tried-corrections.ts'
import { pathIn, type ContentSource } from './model/content-source.ts'
import type { Content } from './model/content.ts'
import type { FileDiagnostic } from './model/diagnostic.ts'
import type { Counts } from './check/messages/catalogue.ts'
import { report } from './check/messages/report.ts'
import type { ReportedDiagnostic } from './check/messages/reported-diagnostic.ts'
import { languages, defaultToolLanguage, type ToolLanguage } from './model/language.ts'
import { checkRules } from './check/rules/rules.ts'
import { isValid, type CheckedSource, marked } from './check/validate/checked-source.ts'
import { ownProperty, items } from './model/own-property.ts'
import { shownIn } from './check/rules/references.ts'
import { checkSamples } from './check/rules/samples-left.ts'

export interface LoadOptions {
  /** The language of the messages. */
  readonly lang?: ToolLanguage
  /** Whether the site is about to go live, so that nothing may be a sample any more. */
  readonly release?: boolean
  /** The day, as year-month-day, by which events are over or not. By default, today in Lisbon. */
  readonly today?: string
  /** Passed by a caller that loads repeatedly, so that only what has changed is checked again. */
  readonly cache?: SourceCache
}

export interface LoadedContent {
  /** The content, unless a diagnostic is an error. */
  readonly content: Content | undefined
  /** By file, line and column. */
  readonly diagnostics: readonly ReportedDiagnostic[]
  /** What is still a sample. Only a release has these among its diagnostics too. */
  readonly samples: readonly ReportedDiagnostic[]
  readonly counts: Counts
}

/** Checks all files at once, and reports everything that is wrong with them. Never throws, whatever the content. */
export function loadContent(source: ContentSource, options: LoadOptions = {}): LoadedContent {
  const settings = { lang: defaultToolLanguage, release: false, today: todayInLisbon(), cache: new Map(), ...options }
  const { sources, diagnostics, samples } = checkOnce(source, settings)
  const counts = countContent(sources, diagnostics, samples.length)
  const content = counts.errors > 0 ? undefined : contentOf(sources)
  const writtenIn = (file: string) => sources.find((each) => each.file === file)?.text
  const errorsWith: CheckWith = (texts) => {
    const files = [...(source.files ?? [])].map(
      ([name, text]) => [name, texts.get(pathIn(source.folder, name)) ?? text] as const,
    )
    const copy = { ...source, files: new Map(files) }
    return checkOnce(copy, { ...settings, release: false, cache: new Map(settings.cache) }).diagnostics
  }
  return { content, diagnostics: withTriedCorrections(diagnostics, writtenIn, errorsWith), samples, counts }
}

function checkOnce(source: ContentSource, { lang, release, today, cache }: Required<LoadOptions>) {
  const { sources, found } = checkFiles(source, cache)
  const pages = sources.filter(({ kind }) => kind === 'page')
  const site = sources.find(({ kind }) => kind === 'site')
  const events = sources.find(({ kind }) => kind === 'events')
  const ofFiles = sources.flatMap(({ file, diagnostics: own }) => own.map((diagnostic) => ({ file, diagnostic })))
  const everythingRead = found.length === 0 && sources.every(({ complete }) => complete)
  const pictures = composed(source.pictures)
  const ofRules = checkRules({ sources, pages, everythingRead, site, events, folder: source.folder, pictures, today })
  const reported = (all: readonly FileDiagnostic[]): ReportedDiagnostic[] =>
    all.map(({ file, diagnostic }) => report(diagnostic, file, byPath, lang))
  const byPath = new Map(sources.map((each) => [each.file, each]))
  const fileDiagnostics = reported([...found, ...ofFiles])
  const ruleDiagnostics = reported(ofRules)
  const wrongLines = new Set(fileDiagnostics.map(placeOf))
  const wrongTexts = new Set(fileDiagnostics.map(textOf))
  // A text that is written wrongly will say something else once it is corrected.
  const isRight = (one: ReportedDiagnostic) =>
    !wrongLines.has(placeOf(one)) && !wrongTexts.has(`${one.file}:${one.pointer}`)
  const samples = reported(checkSamples(sources, pictures)).filter(isRight).toSorted(byLocation)
  const all = [...fileDiagnostics, ...ruleDiagnostics.filter(isRight), ...(release ? samples : [])]
  return { sources, diagnostics: all.toSorted(byLocation), samples }
}

/** The content of files that are all right. Undefined if one that every page needs is missing. */
function contentOf(sources: readonly CheckedSource[]): Content | undefined {
  const site = sources.find((each) => isValid(each, 'site'))
  const events = sources.find((each) => isValid(each, 'events'))
  const dictionary = sources.find((each) => isValid(each, 'dictionary'))
  const pages = sources.filter((each) => isValid(each, 'page'))
  if (!site || !dictionary) return undefined
  return {
    site: site.value,
    // Without that file, no page can show one.
    events: events?.value.events ?? [],
    dictionary: dictionary.value,
    pages: pages
      .map(({ file, value }) => ({ file, page: value }))
      .toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1)),
  }
}

/** The day that it is in Lisbon, year-month-day: now, or at another moment. */
export function todayInLisbon(moment = new Date()): string {
  // Sweden writes dates as year-month-day.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' }).format(moment)
}

/** Pictures by names that a text has too: the Mac may write `é` in a name as two characters. */
const composed = (pictures: ContentSource['pictures']): ContentSource['pictures'] =>
  new Map([...pictures].map(([name, facts]) => [name.normalize(), facts]))

const placeOf = ({ file, line }: ReportedDiagnostic): string => `${file}:${line}`

/** The text in both languages that holds a problem of one of them. */
function textOf({ file, pointer }: ReportedDiagnostic): string | undefined {
  const language = languages.find((each) => pointer.endsWith(`/${each}`))
  return language && `${file}:${pointer.slice(0, -language.length - 1)}`
}

function byLocation(a: ReportedDiagnostic, b: ReportedDiagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** What was checked, and with what result, in numbers. */
function countContent(
  sources: readonly CheckedSource[],
  diagnostics: readonly ReportedDiagnostic[],
  samples: number,
): Counts {
  const pages = sources.filter(({ kind }) => kind === 'page')
  const dictionary = sources.find(({ kind }) => kind === 'dictionary')
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return {
    errors,
    warnings: diagnostics.length - errors,
    files: new Set(diagnostics.map(({ file }) => file)).size,
    pages: pages.length,
    blocks: sum(pages, (page) => items(ownProperty(page.value, 'blocks')).length),
    events: sum(sources, (source) => marked(source, 'event').length),
    pictures: shownIn(sources).size,
    words: Object.keys(ownProperty(dictionary?.value, languages[0]) ?? {}).length,
    samples,
  }
}

const sum = <T>(list: readonly T[], count: (one: T) => number): number =>
  list.reduce((total, one) => total + count(one), 0)
