import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** The value at which the package unpacks its own system libraries, so that none need be installed. */
const withOwnLibraries = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }

/**
 * Unpacks the Chromium of `@sparticuz/chromium`, once for all builds, and returns how to start it.
 *
 * @throws an `Error` that says what to install where that Chromium does not run
 */
export async function unpackChromium(): Promise<{ executablePath: string; env: Record<string, string> }> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no browser here: install Chrome or Chromium, or name one in CHROME_PATH.')
  }
  const { version } = JSON.parse(await readFile('node_modules/@sparticuz/chromium/package.json', 'utf8')) as {
    version: string
  }
  const folder = resolve(`node_modules/.cache/chromium-${version}`)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}

/**
 * The package unpacks into the folder for temporary files and alters its own environment, so it runs in a process of its
 * own. The folder appears whole: test files start at once, and one must not run what another has half unpacked.
 */
async function unpackInto(folder: string): Promise<void> {
  const beside = `${folder}.${randomUUID()}`
  await mkdir(beside, { recursive: true })
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  const env = { ...process.env, ...withOwnLibraries, TMPDIR: beside }
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env })
    const fonts = join(beside, 'fonts/fonts.conf')
    await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/', `${folder}/`))
    await rename(beside, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}
