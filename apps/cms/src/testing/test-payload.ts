import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, type Payload } from 'payload'
import { afterAll, inject } from 'vitest'
import { copyDatabase, databaseUrl, dropDatabase } from '../../../../scripts/postgres/on-server.ts'
import { migratedTemplate } from './migrated-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { serverUrl: string; template: string }
  }
}

export const testSiteKey = 'site-key-of-the-tests'

/** Test files of one process share the configuration, and with it the names of what they use up. */
const database = `cms_test_${process.pid}`
const mediaFolder = path.join(tmpdir(), `trivsel-cms-${process.pid}`)

/**
 * A content system on a fresh, migrated database, with the portal's tables and queue beside its own,
 * and an empty file folder; removed after the test file.
 */
export async function startTestPayload({ secondFactor = false } = {}): Promise<{
  payload: Payload
  databaseUrl: string
}> {
  const { serverUrl, template } = inject('testDatabase')
  const url = databaseUrl(serverUrl, database)
  Object.assign(process.env, {
    TRIVSEL_ENV: 'test',
    EDITOR_SECOND_FACTOR: secondFactor ? 'on' : 'off',
    DATABASE_URL: url,
    MEDIA_DIR: mediaFolder,
    SITE_KEY: testSiteKey,
    PAYLOAD_SECRET: 'payload-secret-of-the-tests',
  })
  const migrated = await migratedTemplate(serverUrl, template)
  await copyDatabase(serverUrl, database, migrated)
  const { default: config } = await import('../payload.config.ts')
  const payload = await getPayload({ config })
  const { rebuildPublished } = await import('../projection/rebuild-published.ts')
  await rebuildPublished(payload, 'tests')
  // A request would start the clock: jobs run when a test says so.
  payload.config.jobs.autoRun = []
  payload.logger.level = 'error'

  afterAll(async () => {
    payload.logger.level = 'silent'
    await payload.destroy()
    forgetPayload()
    await rm(mediaFolder, { recursive: true, force: true })
    await dropDatabase(serverUrl, database)
  })
  return { payload, databaseUrl: url }
}

/** Payload keeps its instances there: the next file has another database. */
function forgetPayload(): void {
  const instances: unknown = Reflect.get(globalThis, '_payload')
  if (instances instanceof Map) instances.clear()
}
