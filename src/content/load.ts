import type { ReportedDiagnostic } from './check/messages/reported-diagnostic.ts'
import { firstReports, report } from './check/messages/report.ts'
import { checkedFile, type SourceCache } from './check/recover/read-source.ts'
import { inFile, showsEvents, shownIn } from './check/rules/references.ts'
import { checkRules } from './check/rules/rules.ts'
import { checkSamples } from './check/rules/samples-left.ts'
import { withTriedCorrections, type CheckWith } from './check/tried-corrections.ts'
import { isValid, marked, type CheckedSource } from './check/validate/checked-source.ts'
import { todayInLisbon } from './dates/lisbon.ts'
import { isYamlName, slug } from './model/content-names.ts'
import { pathIn, type ContentSource } from './model/content-source.ts'
import type { Content } from './model/content.ts'
import { error, startOfFile, type Diagnostic, type FileDiagnostic } from './model/diagnostic.ts'
import { defaultToolLanguage, languages, type ToolLanguage } from './model/language.ts'
import { items, ownProperty, fileKind, namedFiles } from './model/source.ts'

export interface LoadOptions {
  readonly lang?: ToolLanguage
  /** Whether the site is about to go live, so that nothing may be a sample any more. */
  readonly release?: boolean
  /** The day, as year-month-day, by which events are over or not. By default, today in Lisbon. */
  readonly today?: string
  /** Passed by a caller that loads repeatedly, so that only what has changed is checked again. */
  readonly cache?: SourceCache
}

export type LoadedContent = ReturnType<typeof loadContent>

/**
 * Checks all files at once, and reports everything that is wrong with them. Never throws, whatever the content.
 * @returns the content, unless a diagnostic is an error; the diagnostics by file, line and column; what is still a sample,
 * which only a release has among its diagnostics too
 */
export function loadContent(source: ContentSource, options: LoadOptions = {}) {
  const settings = { lang: defaultToolLanguage, release: false, today: todayInLisbon(), cache: new Map(), ...options }
  const { sources, diagnostics, samples, reported } = checkOnce(source, settings)
  const counts = countContent(sources, diagnostics, samples.length)
  const content = counts.errors > 0 ? undefined : contentOf(sources)
  const texts = new Map(sources.map((each) => [each.file, each.text]))
  const errorsWith: CheckWith = (changed) => {
    const files = [...(source.files ?? [])].map(
      ([name, text]) => [name, changed.get(pathIn(source.folder, name)) ?? text] as const,
    )
    const copy = { ...source, files: new Map(files) }
    return checkOnce(copy, { ...settings, release: false, cache: new Map(settings.cache) }).diagnostics
  }
  const tried = withTriedCorrections(diagnostics, (file) => texts.get(file) ?? '', errorsWith)
  // There may be thousands, and most callers only want their number.
  let located: readonly ReportedDiagnostic[] | undefined
  return {
    content,
    diagnostics: firstReports(tried, sources, settings.lang),
    get samples(): readonly ReportedDiagnostic[] {
      return (located ??= reported(samples).toSorted(byLocation))
    },
    counts,
  }
}

/** Checks every YAML file of a content folder against its schema. @returns also what is wrong with the folder itself */
export function checkFiles({ folder, files }: Pick<ContentSource, 'folder' | 'files'>, cache: SourceCache) {
  const ofFolder = folder || '.'
  if (!files)
    return { sources: [], found: [{ file: ofFolder, diagnostic: error('folderMissing', { folder }, startOfFile) }] }
  const sources = [...files]
    .filter(([name]) => isYamlName(name))
    .map(([name, file]) => checkedFile(pathIn(folder, name), fileKind(name), file, cache))
  // YAML where nobody reads it would be a page that disappears.
  const unread = [...files.keys()].flatMap((name) => (isYamlName(name) ? [] : { name, ...meantName(name, files) }))
  const missing = [...namedFiles]
    .filter(([name, kind]) => !files.has(name) && (kind !== 'events' || sources.some(showsEvents)))
    .filter(([name]) => !unread.some(({ meant }) => meant === name))
  const found = [
    ...missing.map(([name]) => ({ name, diagnostic: error('fileMissing', { name }, startOfFile) })),
    ...unread.map((facts) => ({ name: facts.name, diagnostic: error('fileUnread', facts, startOfFile) })),
  ].map(({ name, diagnostic }): FileDiagnostic => ({ file: pathIn(folder, name), diagnostic }))
  if (unread.length === 0 && !sources.some(({ kind }) => kind === 'page'))
    found.push({ file: ofFolder, diagnostic: error('noPages', {}, startOfFile) })
  return { sources, found }
}

const extension = /(?:\.ya?ml)?\.(?:ya?ml|txt)$/i

/**
 * The file of which one that is not read is a copy, as iCloud, OneDrive and Dropbox make them (`home 2.yaml`, `home-PC.yaml`);
 * else the name under which it would be read: `sobre-mim.yaml` for `Sobre mim.yml`.
 */
function meantName(name: string, files: NonNullable<ContentSource['files']>) {
  if (name.includes('/') || !extension.test(name)) return {}
  const stem = name.replace(extension, '').toLowerCase()
  const addressIn = (file: string) => /^path:.*$/m.exec(String(files.get(file)))?.[0].trim()
  const isCopyOf = (other: string): boolean => {
    const own = other.replace(extension, '')
    return (stem.startsWith(own) || stem.endsWith(own)) && addressIn(name) === addressIn(other)
  }
  const original = [...files.keys()].find((other) => isYamlName(other) && isCopyOf(other))
  if (original !== undefined) return { original }
  const meant = `${slug(stem)}.yaml`
  return isYamlName(meant) && !files.has(meant) ? { meant } : {}
}

/** The names of the pictures that some files show: those whose facts the check needs. */
export const shownPictures = (source: Pick<ContentSource, 'folder' | 'files'>, cache: SourceCache) =>
  shownIn(checkFiles(source, cache).sources)

/** A diagnostic of a file that has not changed is the same object as before. */
const reports = { pt: new WeakMap<Diagnostic, ReportedDiagnostic>(), en: new WeakMap<Diagnostic, ReportedDiagnostic>() }

function checkOnce(source: ContentSource, { lang, release, today, cache }: Required<LoadOptions>) {
  const { sources, found } = checkFiles(source, cache)
  const pages = sources.filter(({ kind }) => kind === 'page')
  const site = sources.find(({ kind }) => kind === 'site')
  const events = sources.find(({ kind }) => kind === 'events')
  const ofFiles = sources.flatMap((each) => inFile(each, each.diagnostics))
  const everythingRead = found.length === 0 && sources.every(({ complete }) => complete)
  // By names that a text has too: the Mac may write `é` in a name as two characters.
  const pictures = new Map([...source.pictures].map(([name, facts]) => [name.normalize(), facts]))
  const ofRules = checkRules({ sources, pages, everythingRead, site, events, folder: source.folder, pictures, today })
  const reported = (all: readonly FileDiagnostic[]): ReportedDiagnostic[] =>
    all.map(({ file, diagnostic }) => {
      const known = reports[lang].get(diagnostic) ?? report(diagnostic, file, byPath, lang)
      if (!diagnostic.relatedLocation) reports[lang].set(diagnostic, known)
      return known
    })
  const byPath = new Map(sources.map((each) => [each.file, each]))
  const fileDiagnostics = reported([...found, ...ofFiles])
  const ruleDiagnostics = reported(ofRules)
  const wrongLines = new Set(fileDiagnostics.map(placeOf))
  const wrongTexts = new Set(fileDiagnostics.map(textOf))
  // A text that is written wrongly will say something else once it is corrected.
  const isRight = (one: ReportedDiagnostic) =>
    !wrongLines.has(placeOf(one)) && !wrongTexts.has(`${one.file}:${one.pointer}`)
  const wrongFiles = new Set(fileDiagnostics.map(({ file }) => file))
  const samples = checkSamples(sources, pictures).filter(
    (one) => !wrongFiles.has(one.file) || reported([one]).every(isRight),
  )
  const all = [...fileDiagnostics, ...ruleDiagnostics.filter(isRight), ...(release ? reported(samples) : [])]
  return { sources, diagnostics: all.toSorted(byLocation), samples, reported }
}

/** The content of files that are all right. Undefined if one that every page needs is missing. */
function contentOf(sources: readonly CheckedSource[]): Content | undefined {
  const site = sources.find((each) => isValid(each, 'site'))
  const events = sources.find((each) => isValid(each, 'events'))
  const dictionary = sources.find((each) => isValid(each, 'dictionary'))
  const pages = sources.flatMap((each) => (isValid(each, 'page') ? { file: each.file, page: each.value } : []))
  if (!site || !dictionary) return undefined
  return {
    site: site.value,
    // Without that file, no page can show one.
    events: events?.value.events ?? [],
    dictionary: dictionary.value,
    pages: pages.toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1)),
  }
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

function countContent(sources: readonly CheckedSource[], diagnostics: readonly ReportedDiagnostic[], samples: number) {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  return {
    errors,
    warnings: diagnostics.length - errors,
    files: new Set(diagnostics.map(({ file }) => file)).size,
    pages: sources.filter(({ kind }) => kind === 'page').length,
    blocks: sources.flatMap(({ value }) => items(ownProperty(value, 'blocks'))).length,
    events: sources.flatMap((source) => marked(source, 'event')).length,
    pictures: shownIn(sources).size,
    words: sources.flatMap(({ value }) => Object.keys(ownProperty(value, languages[0]) ?? {})).length,
    samples,
  }
}
