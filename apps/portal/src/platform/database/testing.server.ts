import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, inject } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import {
  copyDatabase,
  databaseUrl,
  dropDatabase,
} from '../../../../../scripts/postgres/on-server.ts'
import { connectDatabase, type Database, type DatabaseConnection } from './database.server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { serverUrl: string; template: string }
  }
}

/**
 * A database of its own for one test file, copied from the migrated template and
 * dropped when the file is done.
 */
export async function createTestDatabase(
  options: { size?: number } = {},
): Promise<DatabaseConnection & { url: string }> {
  const { serverUrl, template } = inject('testDatabase')
  const name = `test_${randomBytes(6).toString('hex')}`
  await copyDatabase(serverUrl, name, template)
  const url = databaseUrl(serverUrl, name)
  const connection = connectDatabase(url, {
    size: options.size ?? 8,
    log: createLog('silent'),
    connectWithin: 60_000,
  })
  afterAll(async () => {
    await connection.close()
    await dropDatabase(serverUrl, name)
  })
  return { ...connection, url }
}

/** How many statements wait for a lock now: what is asked at once has come so far. */
export async function countWaiting(database: Database): Promise<number> {
  const { rows } = await database.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length
}
