import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { copiesOf } from '../local/git/testing/repositories.ts'
import { titleOf, makeTwoSites } from '../local/git/testing/two-sites.ts'
import { changeText, publisherOf } from '../local/publish/testing/publisher-of.ts'

const twoSites = copiesOf(makeTwoSites)

// A test starts git about a hundred times, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 })

test('a text and a picture of an earlier version are restored, and nothing else', async () => {
  const { mine } = twoSites()
  const publisher = await publisherOf(mine)
  const [title, picture] = [titleOf(mine), readdirSync(join(mine.content, 'images'))[0] ?? '']
  const bytes = readFileSync(join(mine.content, 'images', picture))
  const before = mine.git('rev-parse', 'HEAD')
  changeText(mine, 'home.yaml', title, 'Outro título')
  changeText(mine, 'site.yaml', 'ines-falcao.pt', 'ines-falcao.com')
  mine.git('rm', '-q', `content/images/${picture}`)
  mine.git('commit', '-q', '-a', '-m', 'Mudanças')
  mine.git('push', '-q')
  const { versions } = await publisher.versions()
  expect(versions.map(({ title: words }) => words).slice(0, 2)).toEqual(['Mudanças', 'O site'])
  const then = await publisher.version(before, 'pt')
  expect(Object.keys(then?.pictures ?? {})).toContain(picture)
  const ids = then?.since.filter(({ page }) => page !== 'Todo o site').map(({ id }) => id) ?? []
  const taken = await publisher.takeBack(before, { ids })
  expect(Object.keys(taken?.files ?? {})).toEqual(['home.yaml'])
  expect(taken?.files['home.yaml']).toContain(title)
  if (taken?.pictures.length) expect(readFileSync(join(mine.content, 'images', picture))).toEqual(bytes)
  await expect(publisher.version('0'.repeat(40), 'pt')).rejects.toThrow('notFound')
})

test('a picture that was replaced comes back beside the one that replaced it, and is shown in its place', async () => {
  const { mine } = twoSites()
  const publisher = await publisherOf(mine)
  const then = mine.git('rev-parse', 'HEAD')
  const [circle, room] = ['hero-circle.jpg', 'hero-room.jpg'].map((name) => join(mine.content, 'images', name))
  const bytes = readFileSync(circle ?? '')
  copyFileSync(room ?? '', circle ?? '')
  const seen = await publisher.version(then, 'pt')
  expect(seen?.since.map(({ sentence }) => sentence)).toEqual(['Imagem «hero-circle.jpg» trocada'])
  const taken = await publisher.takeBack(then, { ids: seen.since.map(({ id }) => id) })
  expect(taken?.pictures.map(({ name }) => name)).toEqual(['hero-circle-2.jpg'])
  expect(readFileSync(join(mine.content, 'images/hero-circle-2.jpg'))).toEqual(bytes)
  const [[, text] = []] = Object.entries(taken?.files ?? {})
  expect(text).toContain('file: hero-circle-2.jpg')
  expect(text).not.toContain('file: hero-circle.jpg')
})
