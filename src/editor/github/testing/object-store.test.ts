import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { walkFolder } from '../../testing/faults/walk-site.ts'
import { bareGit, makeBareRepository } from './bare-git.ts'

test('git reads what the store of objects writes, and agrees on the last commit that two have in common', () => {
  const folder = join(walkFolder(onTestFinished), 'remote.git')
  makeBareRepository(
    folder,
    new Map([
      ['content/home.yaml', 'olá\n'],
      ['content.txt', 'a'],
      ['content/images/a.jpg', 'b'],
    ]),
  )
  const { git, tip, commit, objects } = bareGit(folder)
  const main = () => tip('refs/heads/main') ?? ''
  const said = (...args: string[]) => git(args).toString().trim()
  said('branch', 'draft')
  commit('draft', 'content/images/b.jpg', 'draft')
  const [draft = '', first] = [tip('refs/heads/draft'), main()]
  const tree = objects.changeTree(objects.commit(first).tree, [{ path: 'content/images/a.jpg', entry: null }])
  const people = { author: 'Inês <ines@example.pt>', committer: 'Inês <ines@example.pt>' }
  git([
    'update-ref',
    'refs/heads/main',
    objects.writeCommit({ tree, parents: [first], ...people, message: 'Um\n\nDois' }),
  ])

  expect(said('fsck', '--strict', '--full')).toBe('')
  expect(said('ls-tree', '-r', '--name-only', 'main')).toBe('content.txt\ncontent/home.yaml')
  expect(said('show', 'main:content/home.yaml')).toBe('olá')
  expect(said('show', '-s', '--format=%an %ae %B', 'main')).toBe('Inês ines@example.pt Um\n\nDois')
  expect(objects.mergeBase(main(), draft)).toBe(said('merge-base', 'main', 'draft'))
  // What git packs is read as well.
  git(['gc', '-q'])
  expect(objects.fileIn(main(), 'content/home.yaml').toString()).toBe('olá\n')
  expect(objects.mergeBase(main(), draft)).toBe(first)
})
