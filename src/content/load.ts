import { checkFiles, type SourceCache } from './check-files.ts'
import type { ContentSource } from './content-source.ts'
import type { Content } from './content.ts'
import { countContent } from './count.ts'
import type { FileDiagnostic } from './diagnostic.ts'
import type { Counts } from './diagnostics/catalogue.ts'
import { report } from './diagnostics/report.ts'
import type { ReportedDiagnostic } from './diagnostics/reported-diagnostic.ts'
import { defaultLanguage, languages, type Language } from './language.ts'
import { oldForm } from './rules/old-form.ts'
import { checkRules } from './rules/rules.ts'
import type { DictionaryFile, EventsFile, PageFile, SiteFile } from './schema/types.generated.ts'

export interface LoadOptions {
  /** The language of the messages. */
  readonly lang?: Language
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
  readonly counts: Counts
}

/** Checks all files at once, and reports everything that is wrong with them. Never throws, whatever the content. */
export function loadContent(source: ContentSource, options: LoadOptions = {}): LoadedContent {
  const { lang = defaultLanguage, release = false, today = todayInLisbon(), cache = new Map() } = options
  const { sources, found } = checkFiles(source, cache)
  const pages = sources.filter(({ kind }) => kind === 'page')
  const site = sources.find(({ kind }) => kind === 'site')
  const events = sources.find(({ kind }) => kind === 'events')
  const dictionary = sources.find(({ kind }) => kind === 'dictionary')
  const ofFiles = sources.flatMap(({ file, diagnostics: own }) => own.map((diagnostic) => ({ file, diagnostic })))
  const everythingRead = found.length === 0 && sources.every(({ complete }) => complete)
  const ofRules = checkRules({
    sources,
    pages,
    everythingRead,
    site,
    events,
    dictionary,
    folder: source.folder,
    pictures: source.pictures,
    today,
    release,
  })
  const old = oldForm(pages)
  const reported = (all: readonly FileDiagnostic[]): ReportedDiagnostic[] =>
    all.map(({ file, diagnostic }) => report(diagnostic, file, byPath, lang))
  const byPath = new Map(sources.map((each) => [each.file, each]))
  const unreadable = ofFiles.filter(({ file }) => sources.some((each) => each.file === file && !each.complete))
  const toldOfFiles = reported(old.length > 0 ? [...old, ...unreadable] : [...found, ...ofFiles])
  const toldOfRules = old.length > 0 ? [] : reported(ofRules)
  const wrongLines = new Set(toldOfFiles.map(placeOf))
  const wrongTexts = new Set(toldOfFiles.map(textOf))
  // A text that is written wrongly will say something else once it is corrected.
  const isRight = (one: ReportedDiagnostic) =>
    !wrongLines.has(placeOf(one)) && !wrongTexts.has(`${one.file}:${one.pointer}`)
  const diagnostics = [...toldOfFiles, ...toldOfRules.filter(isRight)].toSorted(byLocation)
  const counts = countContent(sources, diagnostics, source.pictures)
  if (counts.errors > 0 || !site || !dictionary) return { content: undefined, diagnostics, counts }
  const content: Content = {
    // The types are generated from the schemas, so a valid value has its type.
    site: site.value as unknown as SiteFile,
    // Without that file, no page can show one.
    events: events ? (events.value as unknown as EventsFile).events : [],
    dictionary: dictionary.value as unknown as DictionaryFile,
    pages: pages
      .map(({ file, value }) => ({ file, page: value as unknown as PageFile }))
      .toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1)),
  }
  return { content, diagnostics, counts }
}

/** The day that it is in Lisbon, year-month-day: now, or at another moment. */
export function todayInLisbon(moment = new Date()): string {
  // Sweden writes dates as year-month-day.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' }).format(moment)
}

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
