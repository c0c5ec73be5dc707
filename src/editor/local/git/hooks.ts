import { readFile, writeFile } from 'node:fs/promises'
import type { PublishProblem } from '../../publish/repository.ts'
import { type Git, GitFailure } from './git.ts'
import { plain } from './publish-problem.ts'
import { withIndex } from './trees.ts'

/**
 * Runs the hooks that git runs before a commit. Their changes to the message are accepted. Their changes to files are
 * refused: the owner has not seen them.
 *
 * @param tree the tree to be committed
 * @returns the message that the hooks leave, or why they refuse the commit
 */
export function runHooks(
  git: Git,
  tree: string,
  message: string,
): Promise<{ readonly message: string } | PublishProblem> {
  return withIndex(async (index) => {
    const messageFile = `${index}.message`
    await git.text(['read-tree', tree], { index })
    await writeFile(messageFile, message)
    const hooks = [['pre-commit'], ['prepare-commit-msg', messageFile, 'message'], ['commit-msg', messageFile]] as const
    for (const [hook, ...args] of hooks) {
      try {
        await git.text(['hook', 'run', '--ignore-missing', hook, '--', ...args], { index })
      } catch (error) {
        if (!(error instanceof GitFailure)) throw error
        // `git hook` needs git 2.36. Older versions skip these hooks; the hooks of the push and of the remote still run.
        if (/is not a git command/.test(error.said)) return { message }
        return { problem: 'hookRefused', hook, said: plain(error.said) }
      }
    }
    const left = await git.text(['write-tree'], { index })
    if (left !== tree) return { problem: 'hookChanged', files: await changedFiles(git, tree, left) }
    return { message: await readFile(messageFile, 'utf8') }
  })
}

const changedFiles = async (git: Git, before: string, after: string): Promise<readonly string[]> =>
  (await git.text(['diff-tree', '-r', '-z', '--name-only', before, after])).split('\0').filter(Boolean)
