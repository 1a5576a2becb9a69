import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  copyDatabase,
  databaseUrl,
  dropDatabase,
  onServer,
} from '../../scripts/postgres/on-server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type PortalProcess = {
  url: string
  databaseUrl: string
  /** Everything that it has logged. */
  log(): string
  stop(): Promise<void>
}

/**
 * A portal of its own that reads from the content system given: on the database of the settings, or
 * on one of its own, empty or with the demo data.
 */
export async function startPortal(
  settings: Record<string, string>,
  { withDemo = false } = {},
): Promise<PortalProcess> {
  const { E2E_DEMO_DATABASE: demo } = process.env
  const database = settings.DATABASE_URL
    ? null
    : withDemo && demo
      ? await copyDemo(demo)
      : await createDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'))
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    TRIVSEL_ENV: 'test',
    PORT: String(port),
    PORTAL_URL: url,
    ...(database && { DATABASE_URL: database.url }),
    DATA_DIR: folder,
    SITE_KEY: 'the key of a test site',
    AUTH_SECRET: 'a secret that is only for tests, and long',
    FIELD_KEYS: 'test:a_key_for_single_fields_only_in_tests',
    ...settings,
  }
  const run = (script: string) =>
    spawn(path.join(root, 'node_modules/.bin/node'), [path.join(root, 'apps/portal', script)], {
      env: environment,
    })
  await ended(run('scripts/migrate.ts'))
  if (withDemo && !demo) await ended(run('scripts/seed-demo.ts'))
  const portal = run('src/main.ts')
  let log = ''
  for (const stream of [portal.stdout, portal.stderr])
    stream.on('data', (text) => {
      log += text
    })
  const stop = async () => {
    portal.kill('SIGTERM')
    await ended(portal).catch(() => undefined)
    await Promise.all([database?.drop(), rm(folder, { recursive: true, force: true })])
  }
  try {
    await hasStarted(url, portal)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url,
    databaseUrl: database?.url ?? settings.DATABASE_URL ?? '',
    log: () => log,
    stop,
  }
}

async function createDatabase() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL does not say where the test server is')
  const name = newName()
  await onServer(server, `create database ${name}`)
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) }
}

/** To make the demo again takes a minute; what is encrypted in it needs the settings of the site. */
async function copyDemo(demo: string) {
  const server = process.env.E2E_DATABASE_URL
  if (!server) throw new Error('E2E_DATABASE_URL does not say where the site is')
  const name = newName()
  await copyDatabase(server, name, demo)
  return { url: databaseUrl(server, name), drop: () => dropDatabase(server, name) }
}

const newName = () => `portal_${randomBytes(6).toString('hex')}`

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ended with ${code}`))))
  })
}

/** Whether it can serve everything depends on what it is given: some have no content system. */
async function hasStarted(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 450; attempt++) {
    if (child.exitCode !== null) throw new Error('the portal ended before it answered')
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    const state = (await answer?.json().catch(() => null)) as { status: string } | null | undefined
    if (state && state.status !== 'starting') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the portal does not start')
}
