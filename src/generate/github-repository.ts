import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { projectFolder } from '../disk/project-folder.ts'

/** Where a site's content is on GitHub, and which program the site was built with. */
export type GitHubRepository = NonNullable<ReturnType<typeof githubRepository>>

/** The folders of the program without which the editor can't tell what content may say. */
const programFolders = ['src', 'schema'] as const

/**
 * The repository on GitHub that a site is built from: the one that the environment names as GitHub's own workflows do
 * (`owner/name`; empty for none), or the remote.
 * @returns also git's ids of the folders that the program consists of, as far as git knows them
 */
export function githubRepository(contentFolder: string) {
  const folder = resolve(contentFolder)
  const remote = () => /github\.com[:/](.+?)(?:\.git)?\/?$/.exec(git(folder, 'remote', 'get-url', 'origin') ?? '')?.[1]
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(process.env['GITHUB_REPOSITORY'] ?? remote() ?? '') ?? []
  if (!owner || !name) return undefined
  const [, built] = /^refs\/heads\/(.+)$/.exec(process.env['GITHUB_REF'] ?? '') ?? []
  const branch = built ?? git(folder, 'symbolic-ref', '--short', 'HEAD') ?? 'main'
  const program = programFolders.flatMap((each) => {
    const id = git(projectFolder, 'rev-parse', `HEAD:${each}`)
    return id === undefined ? [] : [[each, id] as const]
  })
  return { owner, name, branch, id: process.env['GITHUB_REPOSITORY_ID'], program: Object.fromEntries(program) }
}

export type Revision = NonNullable<ReturnType<typeof eventsRevision>>

/** When the events were last changed, and how often so far, by the history; undefined where that has no beginning. */
export function eventsRevision(contentFolder: string) {
  const folder = resolve(contentFolder)
  const isShallow = git(folder, 'rev-parse', '--is-shallow-repository')
  if (isShallow === 'true')
    console.log('Os calendários não sabem quando os eventos mudaram: falta a história do git (git fetch --unshallow).')
  if (isShallow !== 'false') return undefined
  const times = git(folder, 'log', '--format=%ct', '--', 'events.yaml', 'site.yaml')?.split('\n').filter(Boolean) ?? []
  return times.length > 0 ? { modified: new Date(Number(times[0]) * 1000), sequence: times.length } : undefined
}

/** What git says; undefined if it refuses, or is not there. */
function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
