import { isReservedOnWindows } from './content-names.ts'
import { addressIn, translations } from './language.ts'

/** The folders of a built site that hold no pages. */
export const siteFolders = {
  program: '/assets/',
  pictures: '/images/',
  socialImages: '/share/',
  calendars: '/calendar/',
  editor: '/editar/',
} as const

/** Where a built site says which content it was built from. Requested by the editor alone, never by a page. */
export const versionAddress = '/version.json'

/** The not-found page, which every host serves at the addresses of no page. */
export const notFoundPath = '/404'

/** `/calendar/class` → `calendar`, `/version.json` → `version` */
const firstName = (path: string): string => path.split(/[/.]/)[1] ?? ''

/** The first names in the addresses of what is no page. `index` is the file of the home page. */
const reserved: ReadonlySet<string> = new Set(
  [
    notFoundPath,
    '/index',
    versionAddress,
    ...Object.values(siteFolders),
    ...translations.map((language) => addressIn('/', language)),
  ].map(firstName),
)

/** Whether a build needs a path, or the folder that it lies in, for something other than a page, or Windows has no such file. */
export const isReservedPath = (path: string): boolean =>
  reserved.has(firstName(path)) || path.split('/').some((name) => isReservedOnWindows(name))
