import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { siteFiles } from './build/site-files.ts'
import { testSite } from './site.ts'

const isEditor = (path: string): boolean => path.split(sep).includes('editor')

test('the built site is identical to the byte with and without the editor in the project', () => {
  const project = mkdtempSync(join(tmpdir(), 'no-editor-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const name of ['src', 'schema', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(name, join(project, name), { recursive: true, filter: (path) => !isEditor(path) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'), 'junction')

  const build = ['--import', './scripts/typescript.js', 'scripts/build.ts', '--content', testSite, '--out', 'dist']
  const { status, stderr } = spawnSync(process.execPath, build, { cwd: project, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  expect(siteFiles(join(project, 'dist'))).toEqual(siteFiles(inject('site').folder))
})
