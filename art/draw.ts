// tsx draw.ts <outdir> [name ...]   draws every picture, or only those named
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { print, type Picture } from './kit/press'

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
const [outdir, ...only] = process.argv.slice(2)
if (!outdir) throw new Error('Where to? Usage: tsx draw.ts <outdir> [name ...]')
await mkdir(outdir, { recursive: true })

for (const name of only.length ? only : names) {
  const { picture } = (await import(`./pictures/${name}`)) as { picture: Picture }
  const page = await print(picture)
  const { size } = await page
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:2:0' })
    .toFile(join(outdir, `${name}.jpg`))
  console.log(`${name}.jpg ${picture.size.join(' x ')} ${Math.round(size / 1000)} kB`)
}
