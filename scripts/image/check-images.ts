import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findFreePort } from '../free-port.ts'
import { databaseUrl, onServer } from '../postgres/on-server.ts'
import { startTestServer } from '../postgres/test-server.ts'
import { PlainError, step } from '../progress.ts'
import { generateSecrets } from '../secrets.ts'
import { Stopped } from '../stop-signal.ts'
import { waitUntil } from '../wait.ts'
import { readConfiguration, readSizes } from './archive.ts'
import { startFrontProxy } from './front-proxy.ts'
import { findProblems } from './image-rules.ts'
import { userId } from './root-folder.ts'
import { type Container, commandOf, listFiles, unpackImage } from './unpacked-image.ts'

type Archives = Readonly<Record<'portal' | 'cms', string>>

const siteHost = 'www.example.no'
const contentHost = 'innhold.example.no'

/** Milliseconds. */
const startLimit = 120_000
const stopLimit = 15_000

/**
 * Unpacks what was built and starts each of its programs as a container runtime would, with a real
 * PostgreSQL. Needs to be root, for the mounts.
 * @throws {PlainError} what is wrong
 */
export async function checkImages(
  archives: Archives,
  { folder, logs, stop }: { folder: string; logs: string; stop: AbortSignal },
): Promise<void> {
  if (process.getuid?.() !== 0) throw new PlainError('The check of the images needs to be root.')
  const portal = await unpack('portal')
  const cms = await unpack('cms')
  const server = await startTestServer({ url: undefined })
  const running: Running[] = []
  try {
    await onServer(server.url, 'create database image_check')
    const ports = { portal: await findFreePort(), cms: await findFreePort() }
    const shared = sharedSettings(databaseUrl(server.url, 'image_check'))
    const portalSettings = {
      ...shared,
      PORT: String(ports.portal),
      CMS_URL: `http://127.0.0.1:${ports.cms}`,
    }
    const cmsSettings = { ...shared, PORT: String(ports.cms), CMS_URL: `https://${contentHost}` }

    const run = async (title: string, container: Container, given: string[]) =>
      step(title, () =>
        runOnce(container, given, {
          settings: container === portal ? portalSettings : cmsSettings,
          stop,
        }),
      )
    await run('The portal migrates', portal, ['apps/portal/scripts/migrate.ts'])
    await run('The content system migrates', cms, ['apps/cms/scripts/migrate.ts'])
    await run('The portal invites staff', portal, [
      'apps/portal/scripts/invite-staff.ts',
      'staff@example.no',
    ])
    await run('The content system invites an editor', cms, [
      'apps/cms/scripts/invite-editor.ts',
      'editor@example.no',
    ])
    for (const container of [portal, cms])
      await run('Only /data and /tmp are writable', container, ['-e', writeEverywhere])
    await run('Every module of the portal has what it imports', portal, ['-e', loadEveryModule])

    const start = (name: string, container: Container, settings: Record<string, string>) => {
      const started = startServer(container, settings, join(logs, `image-${name}.log`))
      running.push(started)
      return started
    }
    const content = start('cms', cms, cmsSettings)
    await answers(content, `http://127.0.0.1:${ports.cms}/api/health`, stop)
    await answers(content, `http://127.0.0.1:${ports.cms}/admin/login`, stop)
    const site = start('portal', portal, portalSettings)
    await answers(site, `http://127.0.0.1:${ports.portal}/readyz`, stop)
    await answers(site, `http://127.0.0.1:${ports.portal}/`, stop, '</html>')
    await step('HAProxy of deploy/ leads to both', () => checkProxy(folder, ports))
    for (const each of [site, content]) await stops(each)
  } finally {
    for (const { child } of running) child.kill('SIGKILL')
    await server.stop()
    rmSync(join(folder, 'check'), { recursive: true, force: true })
  }

  async function unpack(name: 'portal' | 'cms'): Promise<Container> {
    const archive = archives[name]
    const container = {
      folder: join(folder, 'check', name),
      data: join(folder, 'check', `${name}-data`),
      configuration: readConfiguration(archive),
    }
    await step(`${name}.oci.tar has what it should have, and nothing else`, async () => {
      unpackImage(archive, container.folder)
      const problems = findProblems({
        compressed: readSizes(archive).compressed,
        configuration: container.configuration,
        files: listFiles(container.folder),
      })
      if (problems.length > 0) throw new PlainError(`${name}: ${problems.slice(0, 20).join('; ')}`)
    })
    mkdirSync(container.data)
    chownSync(container.data, userId, userId)
    return container
  }
}

function sharedSettings(database: string): Record<string, string> {
  const { SITE_KEY, AUTH_SECRET, FIELD_KEYS, PAYLOAD_SECRET } = generateSecrets()
  return {
    DATABASE_URL: database,
    PORTAL_URL: `https://${siteHost}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@example.no',
    SITE_KEY,
    AUTH_SECRET,
    FIELD_KEYS,
    PAYLOAD_SECRET,
  }
}

const writeEverywhere = `
const { rmSync, writeFileSync } = require('node:fs')
if (process.getuid() !== ${userId}) throw new Error('runs as ' + process.getuid())
const isWritable = (folder) => {
  try { writeFileSync(folder + '/try', ''); rmSync(folder + '/try'); return true } catch { return false }
}
const wrong = ['/', '/app', '/etc', '/usr/bin'].filter(isWritable)
if (wrong.length > 0) throw new Error('writable: ' + wrong)
const missing = ['/data', '/tmp'].filter((folder) => !isWritable(folder))
if (missing.length > 0) throw new Error('not writable: ' + missing)
`

/**
 * What a trace has missed is found here, and not by a visitor. Not loaded: what starts something, the
 * pages as Vite serves them in development, and the stand-in for a mail server of other environments.
 */
const loadEveryModule = `
const { globSync } = require('node:fs')
const others = /(main|-worker\\.server|src\\/server|mail\\/stand-in\\.server)\\.ts$/
const files = globSync('apps/portal/src/**/*.ts').filter((file) => !others.test(file))
if (files.length < 1_000) throw new Error('only ' + files.length + ' modules')
;(async () => {
  const failed = []
  for (const file of files)
    await import('/app/' + file).catch((error) => failed.push(file + ': ' + error.message))
  if (failed.length > 0) throw new Error(failed.join('\\n'))
  process.exit(0)
})()
`

async function runOnce(
  container: Container,
  given: readonly string[],
  { settings, stop }: { settings: Readonly<Record<string, string>>; stop: AbortSignal },
): Promise<void> {
  const { command, arguments: all, environment } = commandOf(container, given)
  const child = spawn(command, all, {
    env: { PATH: process.env.PATH, ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: startLimit,
  })
  const end = () => child.kill('SIGKILL')
  stop.addEventListener('abort', end, { once: true })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  stop.removeEventListener('abort', end)
  if (stop.aborted) throw new Stopped()
  if (code !== 0)
    throw new PlainError(`${given[0]} ended with ${code}.`, `${output}${errors}`.slice(-4_000))
}

type Running = { child: ChildProcess; logFile: string; name: string }

function startServer(
  container: Container,
  settings: Readonly<Record<string, string>>,
  logFile: string,
): Running {
  const { command, arguments: all, environment } = commandOf(container)
  const child = spawn(command, all, {
    env: { PATH: process.env.PATH, ...environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(logFile)
  child.stdout?.pipe(log)
  child.stderr?.pipe(log)
  return { child, logFile, name: container.configuration.config.Cmd?.at(-1) ?? '' }
}

async function answers(
  { child, logFile, name }: Running,
  address: string,
  stop: AbortSignal,
  part = '',
): Promise<void> {
  const path = new URL(address).pathname
  await step(`${name} answers ${path}`, async () => {
    const isFine = async () => {
      if (child.exitCode !== null || stop.aborted) return true
      const response = await fetch(address, { redirect: 'manual' }).catch(() => undefined)
      return response?.status === 200 && (await response.text()).includes(part)
    }
    const answered = await waitUntil(isFine, { milliseconds: startLimit, every: 250 })
    if (stop.aborted) throw new Stopped()
    if (!answered || child.exitCode !== null)
      throw new PlainError(
        `${path} is not answered with 200.`,
        readFileSync(logFile, 'utf8').slice(-4_000),
      )
    checkUser(child.pid)
  })
}

async function checkProxy(folder: string, ports: { portal: number; cms: number }): Promise<void> {
  const proxy = await startFrontProxy(join(folder, 'check'), { siteHost, contentHost, ports })
  try {
    const expected: readonly [url: string, status: number][] = [
      [`https://${siteHost}/`, 200],
      [`https://${contentHost}/admin/login`, 200],
      [`https://${siteHost}/readyz`, 404],
      ['https://other.example.no/', 421],
      [`http://${siteHost}/`, 308],
    ]
    for (const [url, status] of expected) {
      const answer = await proxy.ask(url)
      if (answer.status !== status)
        throw new PlainError(`${url} is answered with ${answer.status}.`, answer.body.slice(-2_000))
    }
  } finally {
    await proxy.stop()
  }
}

function checkUser(pid: number | undefined): void {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  if (!status.includes(`\nUid:\t${userId}\t${userId}\t`))
    throw new PlainError(`The program runs as another user:\n${status}`)
}

async function stops({ child, name, logFile }: Running): Promise<void> {
  await step(`${name} stops by SIGTERM`, async () => {
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(stopLimit) }).catch(() => [])
    child.kill('SIGTERM')
    const [code, signal] = await ended
    // Next.js ends itself with the code of a signal.
    if (code !== 0 && code !== 143)
      throw new PlainError(
        `It ended with ${code ?? signal}.`,
        readFileSync(logFile, 'utf8').slice(-4_000),
      )
  })
}
