import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { eventsRevision, githubRepository } from './github-repository.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The content folder of a repository with a remote. */
function contentWith(remote: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  execFileSync('git', ['init', '-q', '-b', 'trunk', folder])
  execFileSync('git', ['remote', 'add', 'origin', remote], { cwd: folder })
  mkdirSync(join(folder, 'content'))
  return join(folder, 'content')
}

test('the environment names the repository and the branch, as in a workflow on GitHub', () => {
  vi.stubEnv('GITHUB_REPOSITORY', 'ana/site')
  vi.stubEnv('GITHUB_REF', 'refs/heads/principal')
  expect(githubRepository(contentWith('/srv/site'))).toMatchObject({ owner: 'ana', name: 'site', branch: 'principal' })
})

test('without the environment the remote and the current branch say the same', () => {
  vi.stubEnv('GITHUB_REPOSITORY', undefined)
  vi.stubEnv('GITHUB_REF', undefined)
  for (const remote of [
    'https://github.com/ana/site.git',
    'git@github.com:ana/site.git',
    'https://github.com/ana/site',
  ])
    expect(githubRepository(contentWith(remote))).toMatchObject({ owner: 'ana', name: 'site', branch: 'trunk' })
})

test('there is none where the remote is elsewhere, or the environment says so', () => {
  vi.stubEnv('GITHUB_REPOSITORY', undefined)
  for (const remote of ['/srv/site.git', 'https://gitlab.com/ana/site.git'])
    expect(githubRepository(contentWith(remote))).toBe(undefined)
  vi.stubEnv('GITHUB_REPOSITORY', '')
  expect(githubRepository(contentWith('https://github.com/ana/site.git'))).toBe(undefined)
})

test('the events were changed when and as often as the history says; a part of it says nothing', () => {
  const content = contentWith('/srv/site')
  expect(eventsRevision(content)).toBe(undefined)
  const commit = (file: string, text: string, time: string) => {
    writeFileSync(join(content, file), text)
    execFileSync('git', ['add', '.'], { cwd: content })
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.test']
    const env = { ...process.env, GIT_COMMITTER_DATE: time }
    execFileSync('git', [...who, 'commit', '-qm', 'a'], { cwd: content, env })
  }
  commit('events.yaml', 'events: []', '2026-01-02T10:00:00Z')
  commit('events.yaml', 'events: [ ]', '2026-02-03T11:00:00Z')
  commit('home.yaml', 'path: /', '2026-03-04T12:00:00Z')
  expect(eventsRevision(content)).toEqual({ modified: new Date('2026-02-03T11:00:00Z'), sequence: 2 })
  // An event may take place where the practice is.
  commit('site.yaml', 'city: Porto', '2026-03-05T12:00:00Z')
  expect(eventsRevision(content)).toEqual({ modified: new Date('2026-03-05T12:00:00Z'), sequence: 3 })
  const said = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => said.mockRestore())
  const shallow = join(content, '../shallow')
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${join(content, '..')}`, shallow])
  expect(eventsRevision(join(shallow, 'content'))).toBe(undefined)
  expect(said).toHaveBeenCalledWith(expect.stringContaining('--unshallow'))
})
