import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type LaunchOptions } from 'playwright-core'

/** The first of these programs that can be run, as a path; a bare name is looked for on the PATH. */
export function findProgram(candidates: readonly string[], path = process.env['PATH'] ?? ''): string | undefined {
  const folders = path.split(delimiter).filter(Boolean)
  return candidates
    .flatMap((name) => (/[/\\]/.test(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find(canRun)
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * Names on the PATH and places where installers put it. The headless shell comes first: without the windows of a whole
 * browser it takes a third less processor time. Edge is Chromium too, and is on every Windows.
 */
const candidates = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  ...['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
  ),
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable]
    const programs = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']
    return folder ? programs.map((program) => join(folder, program)) : []
  }),
  chromium.executablePath(),
]

interface ChromiumOptions extends Omit<LaunchOptions, 'executablePath' | 'env'> {
  /** The program to start. By default `CHROME_PATH`, else an installed Chromium or Chrome, else the one from npm. */
  readonly program?: string | 'from npm'
}

/**
 * Starts a headless Chromium that reaches nothing but this machine.
 * @throws an `Error` of one line that says what to install, where there is none
 */
export async function launchChromium({ program = chosenProgram(), args = [], ...options }: ChromiumOptions = {}) {
  const fromNpm = program === 'from npm'
  const { executablePath, env } = fromNpm ? await unpackChromium() : { executablePath: program, env: {} }
  return chromium.launch({
    ...options,
    executablePath,
    env: { ...process.env, ...env },
    args: [
      // Chromium's sandbox refuses to run as root, and needs a helper that the one from npm lacks.
      ...(fromNpm || process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      '--disable-domain-reliability',
      '--no-pings',
      ...args,
    ],
  })
}

const chosenProgram = (): string => process.env['CHROME_PATH'] || (findProgram(candidates) ?? 'from npm')

/**
 * Unpacks the Chromium of `@sparticuz/chromium`, once for all builds, and returns how to start it.
 * @throws an `Error` that says what to install where that Chromium does not run
 */
async function unpackChromium(): Promise<{ executablePath: string; env: Record<string, string> }> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('There is no browser here: install Chrome or Chromium, or name one in CHROME_PATH.')
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
  // With this value the package unpacks its own system libraries, so that none need be installed.
  const env = { ...process.env, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: beside }
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env })
    const fonts = join(beside, 'fonts/fonts.conf')
    const text = (await readFile(fonts, 'utf8')).replaceAll('/tmp/', () => `${folder}/`)
    await writeFile(fonts, text)
    await rename(beside, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}
