import {
  connectDatabase,
  type Database,
} from '../apps/portal/src/platform/database/database.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { migrateDatabase } from '../apps/portal/src/platform/migrate-database.server.ts'
import { databaseUrl, dropDatabase, onServer } from '../scripts/postgres/on-server.ts'

/**
 * A database of its own, with the portal's empty tables; dropped afterwards.
 * @param connections how many at most; the portal has 16 (`DATABASE_POOL_SIZE`)
 */
export async function inDatabase<Found>(
  serverUrl: string,
  name: string,
  use: (database: Database, url: string) => Promise<Found>,
  connections = 4,
): Promise<Found> {
  await dropDatabase(serverUrl, name)
  await onServer(serverUrl, `create database ${name}`)
  const url = databaseUrl(serverUrl, name)
  try {
    await migrateDatabase(url)
    const { database, close } = connectDatabase(url, {
      size: connections,
      log: createLog('silent'),
      connectWithin: 60_000,
    })
    try {
      return await use(database, url)
    } finally {
      await close()
    }
  } finally {
    await dropDatabase(serverUrl, name)
  }
}
