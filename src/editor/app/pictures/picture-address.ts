/** The address of a picture, at most this many pixels wide. */
export type PictureAddress = (name: string, version: string, width: number) => string

let give: PictureAddress = () => ''

/** Says where pictures are, before anything is rendered: the back ends of the editor keep them in different places. */
export function setPictureAddress(address: PictureAddress): void {
  give = address
}

export const pictureAddress: PictureAddress = (name, version, width) => give(name, version, width)
