import { checkGithub } from '../src/editor/github/testing/github-check.ts'

const { GITHUB_REPOSITORY = '', GITHUB_TOKEN } = process.env
const [owner = '', repo = ''] = GITHUB_REPOSITORY.split('/')
if (!owner || !repo || !GITHUB_TOKEN) {
  console.error(
    'GITHUB_REPOSITORY=owner/throw-away GITHUB_TOKEN=github_pat_… npm run github-check\nIt writes to the repository.',
  )
  process.exitCode = 2
} else await checkGithub({ owner, repo, branch: 'main', token: () => GITHUB_TOKEN }, console.log)
