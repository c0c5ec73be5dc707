import type { ServerClient } from '../app/state/server-client.ts'
import { contentServer } from '../content-server.ts'
import type { PictureShelf } from './picture-shelf.ts'
import { drawPicture } from './pictures/draw-picture.ts'
import type { BrowserWorkingCopy } from './working-copy/working-copy.ts'

/**
 * What the local editor's server answers, answered in this browser.
 *
 * @param pictures prepares every picture that it is asked for
 */
export const browserClient = (store: BrowserWorkingCopy, { pictureInfo }: PictureShelf): ServerClient => ({
  // Each letter: a browser may be killed at any time, and nothing is on its way to anywhere.
  pause: 0,
  ...contentServer({ store, undo: store, takePicture: drawPicture, pictureInfo }),
  watch(onChange, onOpen) {
    // What another tab has changed since the content was read.
    queueMicrotask(onOpen)
    return store.watch(onChange)
  },
})
