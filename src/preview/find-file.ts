import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findAddress, type AddressAnswer } from '../hosting/find-address.ts'

/**
 * Looks the path of a request up in the folder of a built site.
 * @returns only files under their real names: links are missing, and so is another spelling of a name that Windows or macOS
 *   would take for the same
 */
export function findFile(folder: string, path: string): Promise<AddressAnswer<string>> {
  return findAddress(path, (name) => placeInside(folder, name))
}

async function placeInside(folder: string, name: string): Promise<string | undefined> {
  try {
    const [root, place] = await Promise.all([realpath(folder), realpath(join(folder, name))])
    return place === join(root, name) && (await stat(place)).isFile() ? place : undefined
  } catch {
    return undefined
  }
}
