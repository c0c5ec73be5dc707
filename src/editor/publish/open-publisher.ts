import type { ToolLanguage } from '../../content/model/language.ts'
import { withoutChanges, type ContentState } from '../../content/merge/content-changes.ts'
import { readValue } from '../../content/yaml/edit/read.ts'
import { loadContent, type LoadedContent, type LoadOptions } from '../../content/load.ts'
import type { SourceCache } from '../../content/check/recover/read-source.ts'
import { ownProperty, valueAtPath, pathOf } from '../../content/model/source.ts'
import { contentVersion } from '../../content/page/content-version.ts'
import { versionOf } from '../content-store.ts'
import { changesHolding } from './changes-holding.ts'
import { openEarlierVersions } from './earlier-versions.ts'
import { noContent, pictureInfos, picturesToSend, publishMessage, readWorkingCopy, shownChanges } from './publisher.ts'
import type { PublisherServices, TheirsRequest } from './publisher.ts'
import type { SharedDrafts } from './drafts.ts'
import { RemoteFailure } from './repository.ts'
import { mergeIntoWorkingCopy } from './merge-theirs.ts'
import type { ReportedDiagnostic } from '../../content/check/messages/reported-diagnostic.ts'
import { sampleThings } from '../../content/operations/sample-things.ts'

/** Publishing, as the app sees it: the local server answers, or the browser itself. Each call throws `Refused`. */
export type Publisher = ReturnType<typeof openPublisher> & {
  /** Absent where the content is in a folder that one computer alone has. */
  readonly drafts?: SharedDrafts
}

/** Everything that the owner sees before publishing. */
export type PublishOverview = Awaited<ReturnType<Publisher['overview']>>

/** What is to be published: the ids of the changes that are left out, and the language in which it is described. */
interface Selected {
  readonly lang: ToolLanguage
  readonly leftOut: readonly string[]
}

/** Publishes the owner's working copy to a repository. */
export function openPublisher(services: PublisherServices) {
  const { store, repository, askSite } = services
  /** The checked files of what would be published, and of what was published before: most stay as they were. */
  const [cache, cacheBefore]: [SourceCache, SourceCache] = [new Map(), new Map()]

  /** What would be published: the working copy, minus the changes that are left out. */
  async function selection({ leftOut, lang }: Selected, refresh: boolean) {
    const [now, { state, unreachable, published, base }] = await Promise.all([
      readWorkingCopy(services),
      repository.inspect({ refresh }),
    ])
    const before = base ?? noContent
    const checkWithout = async (without: readonly string[]) => {
      const selected = withoutChanges(before, now, new Set(without))
      const pictures = await pictureInfos(services, selected.pictures)
      const facts = new Map([...pictures].map(([name, info]) => [name, info.facts]))
      const loaded = loadContent({ folder: '', files: selected.files, pictures: facts }, { lang, release: true, cache })
      return { selected, pictures, loaded }
    }
    const { selected, pictures, loaded } = await checkWithout(leftOut)
    const version = loaded.content && (await contentVersion(loaded.content, (file) => pictures.get(file)?.size ?? 0))
    const stamp = `${now.stamp} ${published?.commit ?? ''}`
    const errorsWithout = async (without: readonly string[]) =>
      (await checkWithout(without)).loaded.diagnostics.filter(({ severity }) => severity === 'error')
    return { now, state, unreachable, published, base, before, selected, loaded, version, stamp, errorsWithout }
  }

  return {
    /** What is published, what changed here and there, and what the check reports about what would be published. */
    async overview({ refresh, ...which }: Selected & { readonly refresh: boolean }) {
      const { lang, leftOut } = which
      const current = await selection(which, refresh)
      const { now, state, unreachable, published, base, before, selected, loaded, version, stamp } = current
      const changes = ['ready', 'programNewer'].includes(state.state) ? shownChanges(before, now, lang) : []
      const ids = changes.map(({ id }) => id)
      const isNewer = published !== undefined && published.commit !== base?.commit
      const theirs = isNewer ? shownChanges(before, published, lang) : []
      // What changes the program alone leaves the owner nothing to merge.
      if (isNewer && theirs.length === 0) await repository.noteMerged(published.commit)
      const samples = sampleHistory(before, selected, loaded, { lang, cache: cacheBefore })
      return {
        repository: state,
        /** Why the remote could not be asked; the rest then shows it as it was last seen. */
        unreachable,
        /** Whether anything has been published before. */
        first: published === undefined,
        /** What somebody else has published and is not here yet. */
        theirs,
        changes,
        /** Changes that alone stand in the way; none if what was published before would not go live either. */
        holding: loaded.content ? [] : await changesHolding(ids, leftOut, current.errorsWithout),
        diagnostics: loaded.diagnostics,
        /** The files, as they would be published. */
        checked: Object.fromEntries(selected.files),
        ...samples,
        /** The version that the site will report once this is live; undefined as long as there are errors. */
        version,
        /** Identifies everything shown here, so that nothing is published except what was shown. */
        stamp,
      }
    },

    /** Publishes the changes that are not left out. */
    async send({ stamp, ...which }: Selected & { readonly stamp: string }) {
      const { state, published, before, selected, version, ...current } = await selection(which, false)
      // The content has changed since it was shown, or has errors: the owner must look again.
      if (stamp !== current.stamp || version === undefined || state.state !== 'ready')
        return { outcome: 'lookAgain' } as const
      try {
        const result = await repository.publish({
          files: selected.files,
          pictures: await picturesToSend(store, selected, published),
          on: published,
          message: publishMessage(shownChanges(before, selected, which.lang), which.lang),
        })
        if (result.outcome !== 'sent') return result
        for (const [name, text] of selected.files) {
          const [bytes, own] = [new TextEncoder().encode(text), current.now.versions.get(name) ?? null]
          // What was in another encoding is published in UTF-8: it is so here too, unless it has just been changed.
          if (!text.includes('\ufffd') && current.now.files.get(name) === text && own !== (await versionOf(bytes)))
            await store.write(name, bytes, own).catch(() => undefined)
        }
        return { ...result, version }
      } catch (error) {
        if (error instanceof RemoteFailure) return { outcome: 'problem', problem: error.problem } as const
        throw error
      }
    },

    /** Merges what somebody else has published into the working copy, or returns the conflicts. */
    async mergeTheirs(request: TheirsRequest) {
      const { published, base } = await repository.inspect()
      if (!published) return { conflicts: [] }
      const result = await mergeIntoWorkingCopy(services, base ?? noContent, published, request)
      if (result.conflicts.length === 0) await repository.noteMerged(published.commit)
      return result
    },

    /** Asks the published site itself whether it shows a version of the content. */
    async live(version: string) {
      const { files } = await readWorkingCopy(services)
      const address = ownProperty(readValue(files.get('site.yaml') ?? ''), 'address')
      return typeof address === 'string' && askSite(address, version)
    },

    ...openEarlierVersions(services),
  }
}

/**
 * What has happened to the samples since the content was last published.
 * @param loaded what would be published now
 * @param options for the check of what was published before
 */
function sampleHistory(before: ContentState, now: ContentState, loaded: LoadedContent, options: LoadOptions) {
  const { samples: old } = loadContent({ folder: '', files: before.files, pictures: new Map() }, options)
  const oldWords = new Set(old.flatMap((sample) => sampleWords(sample, before) ?? []))
  const rewritten = loaded.samples.flatMap((sample) => {
    const words = sampleWords(sample, now)
    if (words === undefined || old.length === 0 || oldWords.has(words)) return []
    return [`${sample.file}#${sample.pointer.replace(/\/sample$/, '')}`]
  })
  const things = sampleThings(old, (file) => readValue(before.files.get(file) ?? ''))
  return {
    samplesBefore: things.length,
    /** Pointers, prefixed with their file, to what is still flagged as a sample although its words have changed. */
    rewritten,
  }
}

/** Everything beside a sample's flag; for a flag at the top of a file, what it is about there: the address. */
function sampleWords({ code, file, pointer }: ReportedDiagnostic, { files }: ContentState): string | undefined {
  if (code !== 'sampleLeft') return undefined
  const path = pathOf(pointer).slice(0, -1)
  const value = valueAtPath(readValue(files.get(file) ?? ''), path)
  return JSON.stringify(path.length === 0 ? ownProperty(value, 'address') : value)
}
