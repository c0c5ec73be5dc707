import type { GitHubRepository } from '../../generate/github-repository.ts'

/** The name of the element of the document in which the build says where the content is. */
export const repositoryElement = 'repository'

/** @throws SyntaxError if the document was not written by the build */
export function siteRepository(): GitHubRepository {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${repositoryElement}"]`)
  return JSON.parse(element?.content ?? '') as GitHubRepository
}
