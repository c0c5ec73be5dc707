import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { load } from 'js-yaml'
import { browsers } from './src/shared/browsers.js'

const bundled = '.bundle'

export default async function (config) {
  await build({
    entryPoints: ['src/shared/page-markup.js'],
    outdir: bundled,
    bundle: true,
    minify: true,
    target: browsers,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom'],
    alias: { 'react-router-dom': resolve('src/shared/no-router.js') },
    loader: { '.woff2': 'file' },
    assetNames: 'assets/[name]-[hash]',
    publicPath: '/',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const { pageMarkup } = await import(resolve(bundled, 'page-markup.js'))
  config.addFilter('render', pageMarkup)
  config.addGlobalData('styles', readFileSync(`${bundled}/page-markup.css`, 'utf8'))
  config.addGlobalData(
    'fonts',
    readdirSync(`${bundled}/assets`).filter((name) => !name.includes('italic')),
  )
  config.addDataExtension('yaml', (text) => load(text))
  config.addPassthroughCopy({ public: '/', [`${bundled}/assets`]: '/assets' })
  return { dir: { input: 'src', includes: 'shared', data: '../content', output: 'dist' } }
}
