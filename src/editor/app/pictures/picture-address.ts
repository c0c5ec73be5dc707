import type { VersionedPicture } from '../../protocol.ts'

/** The address of a picture, at most this many pixels wide. */
export type PictureAddress = (name: string, version: string, width: number) => string

export let pictureAddress: PictureAddress = () => ''

/** Says where pictures are, before anything is rendered: the back ends of the editor keep them in different places. */
export function setPictureAddress(address: PictureAddress): void {
  pictureAddress = address
}

/** A picture as it is in the folder, in place of the variants that a build makes of it. @param widest in pixels */
export function previewPicture(file: string, pictures: ReadonlyMap<string, VersionedPicture>, widest: number) {
  const { facts, version } = pictures.get(file) ?? { facts: { width: 3, height: 2 }, version: '' }
  const { width, height } = 'fault' in facts ? { width: 3, height: 2 } : facts
  const src = pictureAddress(file, version, widest)
  return { width, height, src, sources: [], placeholder: { columns: 1, colours: [] } }
}
