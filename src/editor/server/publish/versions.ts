import { withoutChanges } from '../../../content/changes/content-changes.ts'
import type { PictureFacts } from '../../../content/content-source.ts'
import type { Language } from '../../../content/language.ts'
import type { ShownVersion, TakenBack, VersionList } from '../../publish-protocol.ts'
import type { DiskContent } from './disk-content.ts'
import { nothing, type PublisherServices, writePicture } from './publisher-services.ts'
import { shownChanges } from './shown-changes.ts'

/** What was published before, to be looked at and taken back. */
export interface Versions {
  readonly versions: () => Promise<VersionList>
  /** @returns undefined where there is no such version */
  readonly version: (commit: string, lang: Language) => Promise<ShownVersion | undefined>
  readonly takeBack: (commit: string, ids: readonly string[]) => Promise<TakenBack | undefined>
}

/** Versions that are listed. */
const mostVersions = 200

export function openVersions(
  services: PublisherServices,
  disk: () => Promise<DiskContent>,
  factsOf: (version: string, bytes: Buffer) => Promise<PictureFacts>,
): Versions {
  const { repository } = services

  return {
    versions: async () => ({ versions: await repository.versions(mostVersions) }),

    async version(commit, lang) {
      const then = await repository.versionAt(commit)
      if (!then) return undefined
      const listed = (await repository.versions(mostVersions)).find((each) => each.commit === commit)
      const before = listed?.before === undefined ? undefined : await repository.versionAt(listed.before)
      const pictures: Record<string, ShownVersion['pictures'][string]> = {}
      const found = await repository.pictures([...then.pictures.values()])
      for (const [index, [name, version]] of [...then.pictures].entries()) {
        const bytes = found[index]
        if (bytes) pictures[name] = { facts: await factsOf(version, bytes), version }
      }
      return {
        files: Object.fromEntries(then.files),
        pictures,
        changed: shownChanges(before ?? nothing, then, lang),
        since: shownChanges(then, await disk(), lang),
      }
    },

    async takeBack(commit, ids) {
      const then = await repository.versionAt(commit)
      if (!then) return undefined
      const now = await disk()
      const wanted = withoutChanges(then, now, new Set(ids))
      const files: Record<string, string | null> = {}
      for (const name of new Set([...wanted.files.keys(), ...now.files.keys()])) {
        const text = wanted.files.get(name)
        if (text !== now.files.get(name)) files[name] = text ?? null
      }
      const texts = [...wanted.files.values()].join('\n')
      const pictures: TakenBack['pictures'][number][] = []
      for (const [name, version] of then.pictures) {
        if (now.pictures.has(name) || !texts.includes(name)) continue
        const written = await writePicture(services, name, version)
        if (written !== undefined) pictures.push({ name, version: written })
      }
      return { files, pictures }
    },
  }
}
