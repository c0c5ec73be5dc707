import { testSite } from './site.ts'
import { readContentFolder } from '../src/disk/load-content-folder.ts'
import { shownPictures } from '../src/content/load.ts'
import type { ContentSource } from '../src/content/model/content-source.ts'

/** The tests' site as it stands on the disk, with pictures that are large enough for any place. */
export function testSiteSource(): ContentSource {
  const { folder, files } = readContentFolder(testSite)
  const shown = shownPictures({ folder, files }, new Map())
  return { folder, files, pictures: new Map([...shown].map((name) => [name, { width: 9999, height: 9999 }])) }
}
