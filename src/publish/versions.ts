import type { Git } from './git.ts'

/** A published version of the content. */
export interface Version {
  readonly commit: string
  /** When it was made, as an instant of RFC 3339. */
  readonly time: string
  readonly author: string
  /** The first line of its message, and the others that say something. */
  readonly title: string
  readonly lines: readonly string[]
  /** The version before it; undefined for the first one. */
  readonly before: string | undefined
}

/** The versions that a commit leads back to, the newest first: those that have changed something in git's folder. */
export async function readVersions(git: Git, tip: string, most: number): Promise<readonly Version[]> {
  const format = '%H%x1f%aI%x1f%an%x1f%P%x1f%B'
  const range = ['log', '--first-parent', '-z', `--max-count=${most}`, `--format=${format}`, tip, '--', '.']
  const log = await git.text(range)
  return log.split('\0').flatMap((entry) => {
    const [commit = '', time = '', author = '', parents = '', message = ''] = entry.split('\x1f')
    if (!commit.trim()) return []
    const [title = '', ...lines] = message
      .split('\n')
      .map((line) => line.replace(/^- /, '').trim())
      .filter(Boolean)
    return [{ commit: commit.trim(), time, author, title, lines, before: parents.split(' ')[0] || undefined }]
  })
}
