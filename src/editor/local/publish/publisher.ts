import type { Language } from '../../../content/model/language.ts'
import { withoutChanges, type ContentState } from '../../../content/merge/content-changes.ts'
import type { PictureFacts } from '../../../content/model/content-source.ts'
import { readValue } from '../../../content/yaml/edit/read.ts'
import { loadContent } from '../../../content/load.ts'
import { ownProperty } from '../../../content/model/own-property.ts'
import { pictureFolder } from '../../../content/model/content-names.ts'
import { contentVersion } from '../../../generate/head/content-version.ts'
import type {
  LiveAnswer,
  OverviewRequest,
  PublishOverview,
  SendRequest,
  SendResult,
  TheirsRequest,
  TheirsResult,
} from '../../publish/protocol.ts'
import { type DiskContent, diskReader } from './disk-content.ts'
import { emptyContent, type PublisherServices } from './publisher-services.ts'
import { sampleHistory } from './samples.ts'
import { shownChanges } from './shown-changes.ts'
import { takeOver } from './take-over.ts'
import { openVersions, type PublishedVersions } from './versions.ts'

const more: Readonly<Record<Language, (count: number) => string>> = {
  pt: (count) => ` e mais ${count} ${count === 1 ? 'alteração' : 'alterações'}`,
  en: (count) => ` and ${count} more ${count === 1 ? 'change' : 'changes'}`,
}

/** The commit message: a subject line, and one line for each change. */
function publishMessage(sentences: readonly string[], lang: Language): string {
  const [first = ''] = sentences
  if (sentences.length < 2) return first
  return `${first}${more[lang](sentences.length - 1)}\n\n${sentences.map((each) => `- ${each}`).join('\n')}\n`
}

/** Everything that the editor does with published content. */
export interface LocalPublisher extends PublishedVersions {
  readonly overview: (request: OverviewRequest) => Promise<PublishOverview>
  readonly send: (request: SendRequest) => Promise<SendResult>
  readonly takeOver: (request: TheirsRequest) => Promise<TheirsResult>
  /** Asks the published site itself. */
  readonly live: (version: string) => Promise<LiveAnswer>
  /** The bytes of a picture by its version in the repository. */
  readonly picture: (version: string) => Promise<Buffer | undefined>
}

export function openPublisher(services: PublisherServices): LocalPublisher {
  const { store, repository, contentFolder, factsOf, askSite } = services
  const disk = diskReader(store, repository, contentFolder)

  /** What would be published: what is on disk, minus the changes that are left out. */
  async function selection(leftOut: readonly string[], lang: Language, refresh: boolean) {
    const [now, { state, unreachable, published, base }] = await Promise.all([disk(), repository.inspect({ refresh })])
    const before = base ?? emptyContent
    const selected = withoutChanges(before, now, new Set(leftOut))
    const pictures = await pictureBytes(selected, now)
    const loaded = await check(selected, pictures, lang)
    const version = loaded.content && contentVersion(loaded.content, (file) => pictures.get(file)?.length ?? 0)
    const stamp = `${now.stamp} ${published?.commit ?? ''}`
    return { now, state, unreachable, published, base, before, selected, pictures, loaded, version, stamp }
  }

  async function pictureBytes({ pictures }: ContentState, now: DiskContent): Promise<ReadonlyMap<string, Buffer>> {
    const bytes = new Map<string, Buffer>()
    const elsewhere = [...pictures].filter(([name, version]) => now.pictures.get(name) !== version)
    const found = await repository.pictures(elsewhere.map(([, version]) => version))
    for (const [index, [name]] of elsewhere.entries()) {
      const picture = found[index]
      if (picture) bytes.set(name, picture)
    }
    for (const name of pictures.keys()) {
      const stored = bytes.has(name) ? undefined : await store.read(pictureFolder + name)
      if (stored) bytes.set(name, stored.bytes)
    }
    return bytes
  }

  async function check({ files }: ContentState, pictures: ReadonlyMap<string, Buffer>, lang: Language) {
    const facts = new Map<string, PictureFacts>()
    for (const [name, bytes] of pictures) facts.set(name, await factsOf(bytes))
    return loadContent({ folder: '', files, pictures: facts }, { lang, release: true })
  }

  return {
    async overview({ lang, leftOut, refresh }) {
      const seen = await selection(leftOut, lang, refresh)
      const { now, state, unreachable, published, base, before, loaded, version, stamp } = seen
      const address = addressIn(now)
      const samples = sampleHistory(before, now, loaded.diagnostics, lang)
      return {
        repository: state,
        ...(unreachable && { unreachable }),
        first: published === undefined,
        theirs: published && published.commit !== base?.commit ? shownChanges(before, published, lang) : [],
        changes: state.state === 'ready' ? shownChanges(before, now, lang) : [],
        diagnostics: loaded.diagnostics,
        samplesBefore: samples.before,
        rewritten: samples.rewritten,
        ...(version !== undefined && { version }),
        ...(address !== undefined && { address }),
        stamp,
      }
    },

    async send({ lang, leftOut, stamp }) {
      const seen = await selection(leftOut, lang, false)
      const { published, before, selected, pictures, version, stamp: current } = seen
      if (stamp !== current || version === undefined) return { outcome: 'lookAgain' }
      const sentences = shownChanges(before, selected, lang).map(({ sentence }) => sentence)
      const result = await repository.publish({
        files: selected.files,
        pictures: new Map([...pictures].map(([name, bytes]) => [name, known(name, selected, published) ?? bytes])),
        on: published,
        message: publishMessage(sentences, lang),
      })
      switch (result.outcome) {
        case 'sent':
          return { outcome: 'sent', version, programChanged: result.programChanged }
        case 'nothing':
          return { outcome: 'nothing' }
        case 'notReady': {
          const { outcome, ...state } = result
          return { outcome, repository: state }
        }
        case 'problem': {
          const { outcome, ...problem } = result
          return { outcome, problem }
        }
      }
    },

    takeOver: (request) => takeOver(services, disk, request),

    async live(version) {
      const address = addressIn(await disk())
      return address === undefined ? { live: 'unreachable' } : { live: await askSite(address, version) }
    },

    ...openVersions(services, disk),
    picture: async (version) => (await repository.pictures([version]))[0],
  }
}

/** The version of a picture that is published unchanged. */
function known(name: string, selected: ContentState, published: ContentState | undefined): string | undefined {
  const version = selected.pictures.get(name)
  return version !== undefined && published?.pictures.get(name) === version ? version : undefined
}

function addressIn({ files }: ContentState): string | undefined {
  const address = ownProperty(readValue(files.get('site.yaml') ?? ''), 'address')
  return typeof address === 'string' ? address : undefined
}
