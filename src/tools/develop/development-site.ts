import { readFile } from 'node:fs/promises'
import type { ViteDevServer } from 'vite'
import { documentAddress, notFoundData, pageData } from '../../generate/output/page-files.ts'
import { sitePictures } from '../../generate/pictures/site-pictures.ts'
import { calendarFiles } from '../../generate/calendar/calendar-file.ts'
import type { Content } from '../../content/model/content.ts'
import { languages } from '../../content/model/language.ts'
import { siteFolders } from '../../content/model/site-addresses.ts'
import { todayInLisbon } from '../../content/load.ts'
import type { PageFile } from '../../content/model/schema/types.generated.ts'
import { formerAddresses, movedPage } from '../../generate/hosting/moved-page.ts'
import { headTags, notFoundTags } from '../../generate/head/head-tags.ts'
import { metadataFiles } from '../../generate/head/metadata-files.ts'
import { siteColours } from '../../site/styles/site-colours.ts'
import { type PageData, pageDataAddress } from '../../site/shell/page-data.ts'
import { drawSocialImages, socialImages } from '../../generate/social-image/social-images.ts'
import { developmentDocument } from './development-document.ts'

/** A file of the site, made on request. */
export interface MadeFile {
  /** Its address. */
  readonly name: string
  make(): Promise<string | Uint8Array>
}

type PageEntry = [address: string, make: () => Promise<string>]

/** The site in development, with a file at each address where a build would write one. */
export interface DevelopmentSite {
  /** Undefined where a build would write no file. */
  find(address: string): Promise<MadeFile | undefined>
}

/**
 * @param pictureFolder the folder that its pictures are in
 * @throws if a picture cannot be encoded
 */
export async function developmentSite(
  server: ViteDevServer,
  content: Content,
  pictureFolder: string,
): Promise<DevelopmentSite> {
  const { picture, outputs } = await sitePictures(content, pictureFolder)
  const pages = new Map([
    ...content.pages.flatMap(({ page }) => pageEntries(page)),
    ...formerAddresses(content).map((each): PageEntry => [
      documentAddress(each.from),
      async () => movedPage(each, content),
    ]),
    ...notFoundEntries(),
  ])
  const pictureSources = new Map(outputs.map(({ address, source }) => [address, source]))

  function pageEntries(page: PageFile): PageEntry[] {
    const data = () => pageData(content, page, picture)
    const head = ({ pt }: PageData) => {
      const colours = siteColours()
      const image = socialImages(content, colours).find((each) => each.page === page.path)
      return headTags(pt, content.site, image?.address ?? '', colours)
    }
    return entries(page.path, data, head)
  }

  function notFoundEntries(): PageEntry[] {
    const data = notFoundData(content)
    return entries(
      data.pt.path,
      () => data,
      () => notFoundTags(siteColours()),
    )
  }

  function entries(path: string, data: () => PageData, head: (data: PageData) => string): PageEntry[] {
    return [
      [documentAddress(path), () => developmentDocument(server, data(), head(data()))],
      [pageDataAddress(path), async () => JSON.stringify(data())],
    ]
  }

  async function socialImage(address: string): Promise<Uint8Array | undefined> {
    const colours = siteColours()
    const image = socialImages(content, colours).find((each) => each.address === address)
    if (!image) return undefined
    await drawSocialImages([image], colours)
    return readFile(image.source)
  }

  function calendar(address: string): string | undefined {
    return languages
      .map((language) => calendarFiles(content, language, todayInLisbon()).get(address))
      .find((file) => file !== undefined)
  }

  async function otherFile(address: string): Promise<string | Uint8Array | undefined> {
    if (address.startsWith('/share/')) return socialImage(address)
    if (address.startsWith(siteFolders.calendars)) return calendar(address)
    return (await metadataFiles(content, siteColours())).get(address)
  }

  return {
    async find(address) {
      const page = pages.get(address)
      if (page) return { name: address, make: page }
      const source = pictureSources.get(address)
      if (source) return { name: address, make: () => readFile(source) }
      const file = await otherFile(address)
      return file === undefined ? undefined : { name: address, make: async () => file }
    },
  }
}
