import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { launchChromium } from '../src/browser/chromium.ts'
import { freePort } from '../tests/free-port.ts'
import { median, repeatedly } from './median.ts'
import { printTable, progress } from './terminal.ts'
import { translationHelper } from './visit.ts'

/** How long it takes from a saved YAML file to the changed page, while developing. */
export async function benchDevelop(): Promise<void> {
  // A copy of the project, because what is measured changes the content.
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  for (const name of [
    'content',
    'schema',
    'src',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ]) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), NODE_ENV: 'development' }
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { cwd: folder, env })
  const browser = await launchChromium()
  try {
    progress('Starting the development server')
    await hasPrinted(server.stdout, 'http://')
    const page = await browser.newPage()
    await page.addInitScript(translationHelper)
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' })
    const file = join(folder, 'content/home.yaml')
    const text = readFileSync(file, 'utf8')
    const title = await page.innerText('h1')
    let edition = 0
    const durations = await repeatedly(
      async () => {
        edition += 1
        const wanted = `${title} ${edition}`
        const start = Date.now()
        writeFileSync(file, text.replace(`pt: ${title}\n`, `pt: ${wanted}\n`))
        const shown = await page.evaluate(
          (expected) =>
            new Promise<number>((resolve) => {
              const look = () =>
                document.querySelector('h1')?.textContent === expected
                  ? resolve(Date.now())
                  : requestAnimationFrame(look)
              look()
            }),
          wanted,
        )
        return shown - start
      },
      (done) => progress(`From a saved file to the changed page (${done})`),
    )
    printTable('While developing', ['what', 'time'], [['saved YAML to changed page', `${median(durations)} ms`]])
  } finally {
    await browser.close()
    server.kill()
    await once(server, 'close')
    rmSync(folder, { recursive: true })
  }
}

/** Waits until a program has printed a text. Throws, with what it printed instead, when it ends without. */
function hasPrinted(output: Readable, text: string): Promise<void> {
  let printed = ''
  return new Promise((resolve, reject) => {
    output.once('close', () => reject(new Error(`The program ended before it printed ${text}: ${printed}`)))
    output.on('data', (data: Buffer) => {
      printed += data.toString()
      if (printed.includes(text)) resolve()
    })
  })
}
