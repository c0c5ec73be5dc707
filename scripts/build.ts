import { buildSite } from '../src/generate/build-site.ts'
import { githubRepository } from '../src/generate/github-repository.ts'
import { runCommand } from '../src/tools/cli/run-command.ts'
import { formatDiagnostics } from '../src/content/check/messages/format.ts'

const accepted = {
  content: { type: 'string', default: 'content' },
  out: { type: 'string', default: 'dist' },
  release: { type: 'boolean', default: false },
} as const

// The server that hands out the site may belong to another user than this one.
process.umask(0o022)

await runCommand(accepted, async ({ content, out, release }) => {
  const repository = githubRepository(content)
  if (!repository)
    console.log(
      'Sem /editar/: o conteúdo não está no GitHub. Diga onde com GITHUB_REPOSITORY=dono/nome, ou ligue o remoto «origin».',
    )
  const editor = repository && (await editorProgram()).editorOfSite(content, repository)
  const { built, diagnostics, pages } = await buildSite(content, out, { release, editor })
  if (diagnostics.length) console.error(formatDiagnostics(diagnostics))
  const output = built ? `Feito: ${pages === 1 ? '1 página' : `${pages} páginas`} em ${out}.` : ''
  return { output, succeeded: built }
})

/** Not imported by its name, so that the site is built without the editor as well. */
async function editorProgram(): Promise<typeof import('../src/editor/github/site-files.ts')> {
  const { importTypeScript } = await import(new URL('bundle-typescript.js', import.meta.url).href)
  return importTypeScript(new URL('../src/editor/github/site-files.ts', import.meta.url).href)
}
