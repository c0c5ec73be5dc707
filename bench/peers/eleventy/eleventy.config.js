import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'

export default function (config) {
  config.addDataExtension('yaml', (text) => load(text))
  config.addGlobalData('sources', JSON.parse(readFileSync('pictures.json', 'utf8')))
  config.addFilter('paragraphs', (text) => text.trim().split(/\n\s*\n/))
  config.addPassthroughCopy({ public: '/' })
  return { dir: { input: 'src', data: '../content', output: 'dist' } }
}
