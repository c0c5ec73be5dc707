import { constants, copyFileSync, linkSync, readdirSync, rmSync } from 'node:fs'
import { join, sep } from 'node:path'
import { hasCode } from '../files/system-error.ts'
import { stampOf } from './file-stamps.ts'

/** A site that this process has published, from which the next one can reuse files. */
export interface PreviousBuild {
  /**
   * Puts files of it, untouched since they were written, where `place` says.
   * @returns false, without any of them, if one has changed since
   */
  take(addresses: readonly string[], place: (address: string) => string): boolean
}

/**
 * Remembers a site that is complete and will be published next.
 * @param folder where its files are
 * @param out where they will be
 */
export function rememberBuild(folder: string, out: string): PreviousBuild {
  const written = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [
      `/${name.replaceAll(sep, '/')}`,
      stampOf(join(folder, name)),
    ]),
  )
  return {
    take(addresses, place) {
      const taken: string[] = []
      for (const address of addresses) {
        const target = place(address)
        if (!takeFile(join(out, address), target, written.get(address))) {
          for (const file of taken) rmSync(file)
          return false
        }
        taken.push(target)
      }
      return true
    },
  }
}

/** Another build may replace the site at any moment, so the file is checked after it has been taken over. */
function takeFile(source: string, target: string, stamp: string | undefined): boolean {
  if (stamp === undefined || stampOf(source) !== stamp) return false
  try {
    const isLink = linkOrCopy(source, target)
    if (stampOf(isLink ? target : source) === stamp) return true
    rmSync(target)
    return false
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/** @returns whether it is a link */
function linkOrCopy(source: string, target: string): boolean {
  try {
    linkSync(source, target)
    return true
  } catch (error) {
    if (!hasCode(error, ...withoutLinks)) throw error
    copyFileSync(source, target, constants.COPYFILE_EXCL)
    return false
  }
}

/** How file systems say that they have no hard links, or no more of them for this file. */
const withoutLinks = ['EPERM', 'EACCES', 'EXDEV', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'UNKNOWN', 'EISDIR']
