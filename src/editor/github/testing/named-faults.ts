import type { FakeGithub } from './fake-github.ts'
import { refusedAnswer } from './rest-answers.ts'

type Faults = FakeGithub['fault']

const rule = (words: string): Faults => atBranch(422, `Repository rule violations found\n\n${words}\n\n`)
const everywhere =
  (...answer: Parameters<typeof refusedAnswer>): Faults =>
  () => ({ answer: refusedAnswer(...answer) })
/** Objects can be written; the branch does not move. */
const atBranch =
  (...answer: Parameters<typeof refusedAnswer>): Faults =>
  (request) =>
    request.startsWith('PATCH') ? { answer: refusedAnswer(...answer) } : undefined

/** For a while, GitHub may answer as it was before. @param tip where the branch was */
export const lateAnswer =
  (branch: string, tip: string): Faults =>
  (request) =>
    request === `GET git/ref/heads/${branch}`
      ? {
          changed: (answer) => ({
            ...answer,
            body: { ...(answer.body as object), object: { sha: tip, type: 'commit' } },
          }),
        }
      : undefined

/** What GitHub does where its owner, its rules or its own limits change what it answers, in its words. */
export const namedFaults = {
  rename: everywhere(301, 'Moved Permanently', { Location: 'https://api.github.com/repositories/1' }),
  'hide the repository': everywhere(404, 'Not Found'),
  'end the key': everywhere(401, 'Bad credentials'),
  'take the permission': everywhere(403, 'Resource not accessible by personal access token'),
  'ask for single sign-on': everywhere(
    403,
    'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
  ),
  // Without Retry-After, as GitHub sometimes does.
  limit: everywhere(403, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'),
  'limit for long': everywhere(429, 'API rate limit exceeded for user ID 1.', { 'Retry-After': '90' }),
  // What a device reads whose clock is years behind.
  'limit on a slow clock': everywhere(403, 'API rate limit exceeded for user ID 1.', {
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': '9999999999',
  }),
  protect: atBranch(403, 'Protected branch update failed for refs/heads/main.'),
  signatures: rule('Commits must have verified signatures.'),
  'ask for reviews': rule('Changes must be made through a pull request.'),
  conflict: atBranch(409, 'Conflict'),
  refuse: atBranch(422, 'Validation Failed'),
  'break down': () => ({ answer: { status: 502, body: '<html>Unicorn!</html>' } }),
  'truncate the tree': (request) =>
    request.startsWith('GET git/trees/')
      ? { changed: (answer) => ({ ...answer, body: { ...(answer.body as object), truncated: true } }) }
      : undefined,
} satisfies Readonly<Record<string, Faults>>
