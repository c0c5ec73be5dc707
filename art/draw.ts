/**
 * Draws the sample pictures into `content/images`: `npm run art`, or `npm run art -- NAME …` for some of them.
 */
import { join } from 'node:path'
import { type PrintedPicture, print } from './kit/press.ts'

const folder = 'content/images'
const names = [
  'hero-circle',
  'hero-room',
  'biodanza-movement',
  'portrait',
  'gallery-1',
  'gallery-2',
  'gallery-3',
  'gallery-4',
  'gallery-5',
  'gallery-6',
]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}. There are ${names.join(', ')}.`)
  process.exitCode = 1
} else {
  for (const name of asked.length > 0 ? asked : names) await draw(name)
}

async function draw(name: string): Promise<void> {
  const { picture } = (await import(`./pictures/${name}.ts`)) as { readonly picture: PrintedPicture }
  const page = await print(picture)
  const { size } = await page
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:2:0' })
    .toFile(join(folder, `${name}.jpg`))
  console.log(`${name}.jpg ${picture.size.join(' x ')} ${Math.round(size / 1000)} kB`)
}
