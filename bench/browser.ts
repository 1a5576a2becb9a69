import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, chromiumArguments } from '../e2e/support/chromium.ts'
import { PlainError } from '../scripts/progress.ts'

export type Browser = {
  /** Where it takes commands, on this machine. */
  port: number
  stop(): Promise<void>
}

/** With these a page would be judged in a browser that no visitor has. */
const untypical = new Set(['--disable-web-security', '--allow-running-insecure-content'])

/**
 * The project's own Chromium with a profile of its own, waiting for commands.
 * @throws {PlainError} it did not come up
 */
export async function startBrowser(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'trivsel-browser-'))
  const browser = spawn(
    await chromium(),
    [
      ...chromiumArguments.filter((argument) => !untypical.has(argument)),
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  async function stop() {
    if (browser.exitCode === null && browser.signalCode === null) {
      const ended = once(browser, 'exit')
      browser.kill('SIGTERM')
      await ended
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  for (let attempt = 0; attempt < 150; attempt += 1) {
    // Chromium writes the port that it got into its profile.
    const written = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const port = Number.parseInt(written, 10)
    if (port > 0) return { port, stop }
    if (browser.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new PlainError('The browser did not start.')
}
