import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, inject, it, vi } from 'vitest'
import { noteDeletion } from '#core/quarantine/noted-deletions.server.ts'
import { parseConfiguration } from '#platform/config.server.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { createLog } from '#platform/log.server.ts'
import { migrateDatabase } from '#platform/migrate-database.server.ts'
import type { Site } from '#platform/pages/load-site.server.ts'
import type { Surroundings } from '#platform/pages/site-module.ts'
import { databaseUrl, dropDatabase, onServer } from '../../../scripts/postgres/on-server.ts'
import { startPortal } from './portal.server.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const eventually = (assertion: () => unknown) => vi.waitFor(assertion, { timeout: 40_000 })

/** An empty database, behind a door that can be shut. */
async function createGuardedDatabase() {
  const { serverUrl } = inject('testDatabase')
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  ends.push(() => dropDatabase(serverUrl, name))
  const url = databaseUrl(serverUrl, name)
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isShut = false
  const door = createServer((client) => {
    if (isShut) return client.destroy()
    const server = connect(Number(port), hostname)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    client.pipe(server).pipe(client)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  ends.push(() => door.close())
  const behindDoor = new URL(url)
  behindDoor.hostname = '127.0.0.1'
  behindDoor.port = String((door.address() as AddressInfo).port)
  return {
    url: behindDoor.href,
    shut() {
      isShut = true
      for (const socket of sockets) socket.destroy()
    },
    open() {
      isShut = false
    },
  }
}

/** The portal with a site whose pages show what is found. */
async function start(url: string, settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'trivsel-portal-'))
  ends.push(() => rmSync(folder, { recursive: true, force: true }))
  const surroundings: Surroundings = {
    dispatch: () => Promise.reject(new Error('There is no API yet')),
    noteFailedPart: () => undefined,
    mapAttribution: null,
    scripts: { light: [], areas: {} },
  }
  const site: Site = {
    async render() {
      const answer = await surroundings.dispatch('/api/frontend/search?q=ost&locale=no', {})
      return new Response('', { status: answer.ok ? 200 : 500 })
    },
    sendModule: async () => false,
    ready: Promise.resolve(),
    close: async () => undefined,
  }
  const configuration = parseConfiguration({
    TRIVSEL_ENV: 'test',
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: url,
    DATA_DIR: folder,
    SITE_KEY: 'a site key that is only for tests',
    AUTH_SECRET: 'a secret that is only for tests, and long',
    FIELD_KEYS: 'test:a-key-that-is-only-for-tests-and-long',
    CMS_URL: 'http://127.0.0.1:9',
    ...settings,
  })
  const portal = await startPortal({ configuration, log: createLog('silent'), surroundings, site })
  let stopped: Promise<void> | undefined
  const stop = (hurry: AbortSignal) => {
    stopped ??= portal.stop(hurry)
    return stopped
  }
  ends.push(() => stop(AbortSignal.abort()))
  const get = (path: string) => fetch(`http://127.0.0.1:${portal.port}${path}`)
  return {
    port: portal.port,
    ready: portal.ready,
    stop,
    get,
    async health() {
      const answer = await get('/readyz')
      return { code: answer.status, ...((await answer.json()) as object) }
    },
  }
}

it('runs no job of a restored site until it is released, and then at once', async () => {
  const { url } = await createGuardedDatabase()
  await migrateDatabase(url)
  const { database, pool, close } = connectDatabase(url, { size: 2, log: createLog('silent') })
  ends.push(close)
  await pool.query('select portal.begin_quarantine(now())')
  const { ready, health } = await start(url)
  expect(await ready).toBe(true)
  expect(await health()).toMatchObject({ queue: 'degraded' })
  const deletedAt = new Date().toISOString()
  await enqueueJob(database, noteDeletion, { userId: 'a', deletedAt })
  const countJobs = async () => {
    const { rows } = await pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'note-deletion'`,
    )
    return rows.length
  }
  // A queue looks for jobs each second.
  await sleep(1_500)
  expect(await countJobs()).toBe(1)
  await pool.query(`update portal.site_restore set released_at = now(), waiting_mails = 'sent'`)
  await pool.query(`select pg_notify('quarantine_changed', '')`)
  await eventually(async () => expect(await countJobs()).toBe(0))
  await eventually(async () => expect(await health()).toMatchObject({ queue: 'ok' }))
})

it('listens at once on an empty database, says what it waits for, and serves when it is there', async () => {
  const { url } = await createGuardedDatabase()
  const { ready, get, health } = await start(url)
  await eventually(async () =>
    expect(await health()).toMatchObject({
      code: 503,
      status: 'starting',
      waitsFor: expect.stringContaining('migrate.ts'),
    }),
  )
  expect((await get('/livez')).status).toBe(200)
  const page = await get('/en/sports/membership')
  expect([page.status, page.headers.has('retry-after')]).toEqual([503, true])
  expect(await page.text()).toContain('We are starting up')
  const call = await get('/api/frontend/search?q=ost&locale=no')
  expect([call.status, call.headers.has('retry-after'), await call.json()]).toEqual([
    503,
    true,
    { error: 'UNAVAILABLE' },
  ])

  await migrateDatabase(url)
  expect(await ready).toBe(true)
  expect((await get('/api/frontend/search?q=ost&locale=no')).status).toBe(200)
  expect((await get('/en/sports/membership')).status).toBe(200)
})

it('serves what is in memory while the database is away, and everything when it is back', async () => {
  const { url, shut, open } = await createGuardedDatabase()
  await migrateDatabase(url)
  const { ready, get, health } = await start(url)
  await ready
  // Nothing but the front page in its memory is left to serve.
  await eventually(async () => expect(await health()).toMatchObject({ code: 200 }))
  shut()
  for (const path of ['/sok?q=ost', '/trening/medlemskap/kjop', '/sitemap.xml']) {
    const answer = await get(path)
    expect([path, answer.status, answer.headers.has('retry-after')]).toEqual([path, 503, true])
  }
  await eventually(async () =>
    expect(await health()).toMatchObject({
      code: 200,
      status: 'degraded',
      database: 'unavailable',
    }),
  )
  open()
  await eventually(async () =>
    expect(await health()).toMatchObject({ database: 'ok', queue: 'ok' }),
  )
  expect((await get('/trening/medlemskap/kjop')).status).toBe(200)
})

it('answers for the built files of every release, and shares its own before it serves', async () => {
  const { url } = await createGuardedDatabase()
  await migrateDatabase(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  ends.push(() => client.end())
  await client.query(
    `insert into portal.built_file (address, encoding, body)
     values ('/assets/of-another-release.js', 'identity', 'import "./other.js"')`,
  )
  const { ready, get } = await start(url)
  await ready
  const file = await get('/assets/of-another-release.js')
  expect([file.status, await file.text()]).toEqual([200, 'import "./other.js"'])
  expect((await get('/assets/of-nobody.js')).status).toBe(404)
  const { rows } = await client.query<{ address: string }>(
    `select address from portal.built_file where address like '%.js' and encoding = 'br'`,
  )
  expect(rows.length).toBeGreaterThan(100)
})

it('answers a load balancer that names no host', async () => {
  const { url } = await createGuardedDatabase()
  const { port } = await start(url)
  const connection = connect({ port, host: '127.0.0.1' })
  connection.end('GET /livez HTTP/1.0\r\n\r\n')
  expect(await text(connection)).toMatch(/^HTTP\/1\.[01] 200 /)
})

it('serves on for a while after it has said that it stops, and ends each connection', async () => {
  const { url } = await createGuardedDatabase()
  await migrateDatabase(url)
  const { ready, get, health, stop } = await start(url, { DRAIN_SECONDS: '60' })
  await ready
  const path = '/en/sports/membership'
  expect((await get(path)).headers.get('connection')).toBe('keep-alive')
  const hurry = new AbortController()
  const stopped = stop(hurry.signal)
  expect(await health()).toMatchObject({ code: 503, status: 'stopping', database: 'ok' })
  const page = await get(path)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  expect((await get('/api/frontend/search?q=ost&locale=no')).status).toBe(200)
  hurry.abort()
  await stopped
  await expect(get(path)).rejects.toThrow('fetch failed')
})

it('leaves jobs to other portals where it is set so, and enqueues its own', async () => {
  const { url } = await createGuardedDatabase()
  await migrateDatabase(url)
  await onServer(url, `select graphile_worker.add_job('sweep-places')`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  ends.push(() => client.end())
  const waiting = async () =>
    (await client.query(`select from graphile_worker.jobs where task_identifier = 'sweep-places'`))
      .rowCount
  const { ready, get, health } = await start(url, { RUN_JOBS: 'false' })
  expect(await ready).toBe(true)
  expect((await get('/startupz')).status).toBe(200)
  expect(await health()).toMatchObject({ database: 'ok' })
  expect(await health()).not.toHaveProperty('queue')
  await sleep(1_500)
  expect(await waiting()).toBe(1)

  const withJobs = await start(url)
  expect(await withJobs.ready).toBe(true)
  await eventually(async () => expect(await waiting()).toBe(0))
})
