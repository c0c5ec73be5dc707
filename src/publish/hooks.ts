import { readFile, writeFile } from 'node:fs/promises'
import { type Git, GitFailure } from './git.ts'
import { plain, type PublishProblem } from './publish-problem.ts'
import { withIndex } from './trees.ts'

/**
 * Runs the hooks that git runs before a commit. Their changes to the message are accepted; changes to the files do not
 * go out unseen.
 *
 * @param tree what would be committed
 * @returns the message as they leave it, or why they keep it from being committed
 */
export function askHooks(
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
        // `git hook` came with git 2.36. Before it no hook is asked here; those of the push and the remote are.
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
