import { messageLines } from '../../publish/commit-message.ts'
import type { Version } from '../../publish/repository.ts'
import type { Git } from './git.ts'

/** The history of a commit, newest first: the commits that changed the content folder. */
export async function readVersions(git: Git, tip: string, most: number): Promise<readonly Version[]> {
  const format = '%H%x1f%aI%x1f%an%x1f%P%x1f%B'
  const range = ['log', '--first-parent', '-z', `--max-count=${most}`, `--format=${format}`, tip, '--', '.']
  const log = await git.text(range)
  return log.split('\0').flatMap((entry) => {
    const [commit = '', time = '', author = '', parents = '', message = ''] = entry.split('\x1f')
    if (!commit.trim()) return []
    const [title = '', ...lines] = messageLines(message)
    return [{ commit: commit.trim(), time, author, title, lines, before: parents.split(' ')[0] || undefined }]
  })
}
