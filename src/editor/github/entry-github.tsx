import { githubMessages as messages } from './messages/github-messages.ts'
import { openGitHubEditor } from './open-github-editor.tsx'

if (self !== top) stop(messages.framed)
// Where a host shows the page without a slash at its end, addresses beside it would lead elsewhere.
else if (!location.pathname.endsWith('/')) location.replace(`${location.pathname}/${location.search}`)
else
  openGitHubEditor().catch((error: unknown) => {
    // What is open already stays: the owner's text is in it.
    if (error instanceof DOMException && !document.getElementById('root')?.hasChildNodes()) stop(messages.noStorage)
    throw error
  })

/** Says why the editor does not open, in place of it. */
function stop(why: string): void {
  document.body.replaceChildren(Object.assign(document.createElement('p'), { className: 'opening', textContent: why }))
}
