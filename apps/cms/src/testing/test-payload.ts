import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { serverUrl: string; template: string }
  }
}

export const testSiteKey = 'site-key-of-the-tests'

/** A content system on a fresh, migrated database and an empty file folder, gone after the file. */
export async function startTestPayload(): Promise<{ payload: Payload; databaseUrl: string }> {
  const { serverUrl } = inject('testDatabase')
  const database = `cms_test_${randomBytes(6).toString('hex')}`
  const folder = await mkdtemp(path.join(tmpdir(), 'trivsel-cms-'))
  await onServer(serverUrl, `create database ${database}`)
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  Object.assign(process.env, {
    DATABASE_URL: url.href,
    MEDIA_DIR: path.join(folder, 'media'),
    SITE_KEY: testSiteKey,
    PAYLOAD_SECRET: 'payload-secret-of-the-tests',
  })
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config })
  payload.logger.level = 'error'
  await payload.db.migrate()

  afterAll(async () => {
    payload.logger.level = 'silent'
    await rm(folder, { recursive: true, force: true })
    await dropDatabase(serverUrl, database)
  })
  return { payload, databaseUrl: url.href }
}

/** Not `with (force)`: that stumbles over a vacuum worker, which a plain drop sends away by itself. */
async function dropDatabase(serverUrl: string, database: string): Promise<void> {
  await onServer(
    serverUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${database}' and usename = current_user`,
  )
  await onServer(serverUrl, `drop database ${database}`)
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
