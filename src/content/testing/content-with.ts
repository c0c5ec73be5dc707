import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ContentSource, PictureFacts, UnusableFile } from '../model/content-source.ts'
import type { SourceCache } from '../check/recover/read-source.ts'
import { formatDiagnostics } from '../check/messages/format.ts'
import type { ReportedDiagnostic } from '../check/messages/reported-diagnostic.ts'
import { loadContent, type LoadedContent, type LoadOptions } from '../load.ts'

/** A small content that is right, so that a message can be shown with its line. */
export const smallContent = fileURLToPath(new URL('./content/', import.meta.url))

const smallFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(smallContent).map((name) => [name, readFileSync(smallContent + name, 'utf8')]),
)
const smallPictures: ContentSource['pictures'] = new Map([['hero-room.jpg', { width: 1600, height: 1200 }]])

/** A day on which no event of the small content has passed. */
export const today = '2031-01-01'

/** What a test does to files, by their names: another text, or nothing to leave a file out. */
export type TestChanges = Readonly<Record<string, string | UnusableFile | undefined | ((text: string) => string)>>

export interface TestOptions extends LoadOptions {
  /** Instead of the one picture of the small content. */
  readonly pictures?: Readonly<Record<string, PictureFacts | undefined>>
}

/** The small content with some files changed or added. */
export function contentWith(changes: TestChanges, pictures?: TestOptions['pictures']): ContentSource {
  const files = new Map<string, string | UnusableFile>(smallFiles)
  for (const [name, change] of Object.entries(changes)) {
    if (change === undefined) files.delete(name)
    else files.set(name, typeof change === 'function' ? changed(name, change) : change)
  }
  return { folder: 'content', files, pictures: pictures ? new Map(Object.entries(pictures)) : smallPictures }
}

function changed(name: string, change: (text: string) => string): string {
  const before = smallFiles.get(name) ?? ''
  const after = change(before)
  if (after === before) throw new Error(`The test means to change ${name}, but nothing in it changed.`)
  return after
}

/** The small content with some files changed, checked. */
export function loadWith(changes: TestChanges, { pictures, ...options }: TestOptions = {}): LoadedContent {
  return loadContent(contentWith(changes, pictures), { today, cache: new Map(unchanged), ...options })
}

/** The files that no test has changed, read and checked once for all tests. */
const unchanged: SourceCache = new Map()
loadContent(contentWith({}), { cache: unchanged })

/** What is reported for the small content with some files changed. */
export function diagnosticsWith(changes: TestChanges, options?: TestOptions): readonly ReportedDiagnostic[] {
  return loadWith(changes, options).diagnostics
}

/** The diagnostics in short form, with file and line: `warning content/home.yaml:4 headingMissing`. */
export const reportedFor = (changes: TestChanges, options?: TestOptions): string[] =>
  diagnosticsWith(changes, options).map(({ severity, file, line, code }) => `${severity} ${file}:${line} ${code}`)

/** The Portuguese report, and below it each message in English. */
export function messagesOf(changes: TestChanges, options?: TestOptions): string {
  const english = diagnosticsWith(changes, { ...options, lang: 'en' })
  return [formatDiagnostics(diagnosticsWith(changes, options)), ...english.map(({ message }) => message)].join('\n\n')
}

/** One change of a file: a text that stands there, and what is written instead. */
const inFile =
  (name: string) =>
  (from: string, to: string): TestChanges => ({ [name]: (text) => text.replace(from, () => to) })

export const inHome = inFile('home.yaml')
export const inEvents = inFile('events.yaml')
export const inSite = inFile('site.yaml')
