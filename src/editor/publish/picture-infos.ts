import type { ContentState } from '../../content/merge/content-changes.ts'
import { pictureFolder } from '../../content/model/content-names.ts'
import type { PictureInfo, PublisherServices } from './publisher-services.ts'

/**
 * What is known of pictures. Their bytes are read only where that is not known yet.
 *
 * @param pictures their versions in a snapshot, by name
 * @param now the working copy, where most of them are
 */
export async function pictureInfos(
  { store, repository, pictureInfo }: Pick<PublisherServices, 'store' | 'repository' | 'pictureInfo'>,
  pictures: ContentState['pictures'],
  now: ContentState,
): Promise<ReadonlyMap<string, PictureInfo>> {
  const infos = new Map<string, PictureInfo>()
  for (const [name, version] of pictures) {
    const isHere = now.pictures.get(name) === version
    const info = await pictureInfo(version, async () =>
      isHere ? (await store.read(pictureFolder + name))?.bytes : (await repository.pictures([version]))[0],
    )
    if (info) infos.set(name, info)
  }
  return infos
}
