import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { homedir } from 'node:os'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { unpackChromium } from './chromium-from-npm.ts'

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
 *
 * @throws an `Error` of one line that says what to install, where there is none
 */
export async function launchChromium({
  program = chosenProgram(),
  args = [],
  ...options
}: ChromiumOptions = {}): Promise<Browser> {
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
