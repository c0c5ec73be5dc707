import type { ToolLanguage } from '../../content/model/language.ts'
import { withoutChanges, type ContentState } from '../../content/merge/content-changes.ts'
import { readValue } from '../../content/yaml/edit/read.ts'
import { loadContent } from '../../content/load.ts'
import type { SourceCache } from '../../content/check/recover/read-source.ts'
import { ownProperty, valueAtPath } from '../../content/model/own-property.ts'
import { contentVersion } from '../../content/page/content-version.ts'
import { publishMessage, shownChanges } from './shown-changes.ts'
import { openEarlierVersions } from './earlier-versions.ts'
import {
  pictureInfos,
  emptyContent,
  picturesToSend,
  type PublisherServices,
  readWorkingCopy,
} from './publisher-services.ts'
import { RemoteFailure } from './repository.ts'
import type { Holding, Publisher } from './publisher.ts'
import { mergeTheirs } from './merge-theirs.ts'
import type { ReportedDiagnostic } from '../../content/check/messages/reported-diagnostic.ts'
import { pathOf } from '../../content/model/pointer.ts'
import { isSample, sampleThings } from '../../content/operations/sample-things.ts'

/** Publishes the owner's working copy to a repository. */
export function openPublisher(services: PublisherServices): Publisher {
  const { store, repository, askSite } = services

  /** What would be published: the working copy, minus the changes that are left out. */
  async function selection(leftOut: readonly string[], lang: ToolLanguage, refresh: boolean) {
    const [now, { state, unreachable, published, base }] = await Promise.all([
      readWorkingCopy(services),
      repository.inspect({ refresh }),
    ])
    const before = base ?? emptyContent
    const cache: SourceCache = new Map()
    const checkWithout = async (without: readonly string[]) => {
      const selected = withoutChanges(before, now, new Set(without))
      const pictures = await pictureInfos(services, selected.pictures, now)
      const facts = new Map([...pictures].map(([name, info]) => [name, info.facts]))
      const source = { folder: '', files: selected.files, pictures: facts }
      return { selected, pictures, loaded: loadContent(source, { lang, release: true, cache }) }
    }
    const { selected, pictures, loaded } = await checkWithout(leftOut)
    const version = loaded.content && (await contentVersion(loaded.content, (file) => pictures.get(file)?.size ?? 0))
    const stamp = `${now.stamp} ${published?.commit ?? ''}`
    const diagnosticsWithout = async (without: readonly string[]) => (await checkWithout(without)).loaded.diagnostics
    return { now, state, unreachable, published, base, before, selected, loaded, version, stamp, diagnosticsWithout }
  }

  return {
    async overview({ lang, leftOut, refresh }) {
      const current = await selection(leftOut, lang, refresh)
      const { now, state, unreachable, published, base, before, selected, loaded, version, stamp } = current
      const changes = state.state === 'ready' ? shownChanges(before, now, lang) : []
      const ids = changes.map(({ id }) => id)
      const samples = sampleHistory(before, selected, loaded.samples, lang)
      return {
        repository: state,
        unreachable,
        first: published === undefined,
        theirs: published && published.commit !== base?.commit ? shownChanges(before, published, lang) : [],
        changes,
        holding: loaded.content ? [] : await changesHolding(ids, leftOut, current.diagnosticsWithout),
        diagnostics: loaded.diagnostics,
        checked: Object.fromEntries(loaded.diagnostics.map(({ file }) => [file, selected.files.get(file) ?? ''])),
        samplesBefore: samples.before,
        rewritten: samples.rewritten,
        version,
        address: addressIn(now),
        stamp,
      }
    },

    async send({ lang, leftOut, stamp }) {
      const { now, state, published, before, selected, version, ...current } = await selection(leftOut, lang, false)
      if (stamp !== current.stamp || version === undefined || state.state !== 'ready') return { outcome: 'lookAgain' }
      const sentences = shownChanges(before, selected, lang).map(({ sentence }) => sentence)
      try {
        const result = await repository.publish({
          files: selected.files,
          pictures: await picturesToSend(store, selected, now, published),
          on: published,
          message: publishMessage(sentences, lang),
        })
        return result.outcome === 'sent' ? { ...result, version } : result
      } catch (error) {
        if (error instanceof RemoteFailure) return { outcome: 'problem', problem: error.problem }
        throw error
      }
    },

    mergeTheirs: (request) => mergeTheirs(services, request),

    async live(version) {
      const address = addressIn(await readWorkingCopy(services))
      return address !== undefined && askSite(address, version)
    },

    ...openEarlierVersions(services),
  }
}

function addressIn({ files }: ContentState): string | undefined {
  const address = ownProperty(readValue(files.get('site.yaml') ?? ''), 'address')
  return typeof address === 'string' ? address : undefined
}

/** What has happened to the samples since the content was last published. */
interface SampleHistory {
  /** How many samples there were: each would have stopped a release build. */
  readonly before: number
  /** Pointers, prefixed with their file, to what is still marked as a sample although its words have changed. */
  readonly rewritten: readonly string[]
}

/** @param samples what is a sample now */
function sampleHistory(
  before: ContentState,
  now: ContentState,
  samples: readonly ReportedDiagnostic[],
  lang: ToolLanguage,
): SampleHistory {
  const { samples: old } = loadContent({ folder: '', files: before.files, pictures: new Map() }, { lang })
  const oldWords = new Set(old.flatMap((sample) => markedWords(sample, before) ?? []))
  const rewritten = samples.flatMap((sample) => {
    const words = markedWords(sample, now)
    return words === undefined || old.length === 0 || oldWords.has(words) ? [] : [placeOf(sample)]
  })
  const things = sampleThings(old, (file) => readValue(before.files.get(file) ?? ''))
  return { before: things.length, rewritten }
}

const placeOf = ({ file, pointer }: ReportedDiagnostic): string => `${file}#${pointer.replace(/\/sample$/, '')}`

/** Everything beside a mark; for a mark at the top of a file, what it is about there: the address. */
function markedWords({ code, file, pointer }: ReportedDiagnostic, { files }: ContentState): string | undefined {
  if (code !== 'sampleLeft') return undefined
  const path = pathOf(pointer).slice(0, -1)
  const value = valueAtPath(readValue(files.get(file) ?? ''), path)
  return JSON.stringify(path.length === 0 ? ownProperty(value, 'address') : value)
}

/**
 * The changes that alone stand in the way of publishing: those that add errors, or that others need.
 *
 * @param ids all changes since the last publication
 * @param leftOut those that would not be published
 * @param diagnosticsWithout what a release check reports if these changes are left out
 * @returns none if publishing would still not be possible without them
 */
async function changesHolding(
  ids: readonly string[],
  leftOut: readonly string[],
  diagnosticsWithout: (leftOut: readonly string[]) => Promise<readonly ReportedDiagnostic[]>,
): Promise<readonly Holding[]> {
  const errorsWithout = async (without: readonly string[]) =>
    (await diagnosticsWithout(without)).filter(({ severity }) => severity === 'error')
  const errorsSwitching = (changes: readonly string[]) =>
    errorsWithout(ids.filter((id) => leftOut.includes(id) !== changes.includes(id)))
  if (ids.length === 0 || (await errorsWithout(ids)).length > 0) return []

  const errors = await errorsWithout(leftOut)
  const holding: Holding[] = []
  for (const id of ids) {
    // One after the other: each check takes the processor for itself.
    // oxlint-disable-next-line no-await-in-loop
    const left = await errorsSwitching([id])
    if (left.length >= errors.length) continue
    const isOfSamples = withoutSamples(left).length === withoutSamples(errors).length
    holding.push({ id, why: leftOut.includes(id) ? 'missing' : isOfSamples ? 'sample' : 'error' })
  }
  // A change that needs one that is left out is not at fault itself.
  for (const each of [holding.filter(({ why }) => why === 'missing'), holding]) {
    // oxlint-disable-next-line no-await-in-loop -- the second question arises from the first answer
    if (each.length > 0 && (await errorsSwitching(each.map(({ id }) => id))).length === 0) return each
  }
  return []
}

const withoutSamples = (errors: readonly ReportedDiagnostic[]) => errors.filter((each) => !isSample(each))
