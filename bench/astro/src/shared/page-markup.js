import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import pictures from '../../pictures.json'
import '../own/site/styles/index.css'
import { Site } from '../own/site/shell/site.tsx'

/** The markup of a page in one language, from the components of the site: none of them reaches the browser. */
export const pageMarkup = (page) => renderToStaticMarkup(createElement(Site, { page: withPictures(page) }))

/** A page with the addresses of its pictures, which nobody would write into it. */
function withPictures(value) {
  if (Array.isArray(value)) return value.map(withPictures)
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPictures(inner)]))
  return 'file' in value ? { ...filled, ...pictures[value.file] } : filled
}
