import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { afterAll, inject } from 'vitest'
import { databaseUrl, dropDatabase, onServer } from '../../../../scripts/postgres/on-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { serverUrl: string; template: string }
  }
}

export const testSiteKey = 'site-key-of-the-tests'

/**
 * A content system on a fresh, migrated database and an empty file folder, gone after the file.
 * @param options `withPortal`: the portal's tables and queue are there too
 */
export async function startTestPayload({
  secondFactor = false,
  withPortal = false,
} = {}): Promise<{ payload: Payload; databaseUrl: string }> {
  const { serverUrl, template } = inject('testDatabase')
  const database = `cms_test_${randomBytes(6).toString('hex')}`
  const folder = await mkdtemp(path.join(tmpdir(), 'trivsel-cms-'))
  await onServer(
    serverUrl,
    `create database ${database}${withPortal ? ` template ${template}` : ''}`,
  )
  const url = databaseUrl(serverUrl, database)
  Object.assign(process.env, {
    TRIVSEL_ENV: 'test',
    EDITOR_SECOND_FACTOR: secondFactor ? 'on' : 'off',
    DATABASE_URL: url,
    MEDIA_DIR: path.join(folder, 'media'),
    SITE_KEY: testSiteKey,
    PAYLOAD_SECRET: 'payload-secret-of-the-tests',
  })
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config })
  // A request would start the clock: jobs run when a test says so.
  payload.config.jobs.autoRun = []
  payload.logger.level = 'error'
  await payload.db.migrate()

  afterAll(async () => {
    payload.logger.level = 'silent'
    await rm(folder, { recursive: true, force: true })
    await dropDatabase(serverUrl, database)
  })
  return { payload, databaseUrl: url }
}
