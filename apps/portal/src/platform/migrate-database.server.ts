import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrateJobs } from '#platform/jobs/migrate.server.ts'
import { applyFunctions } from './database/apply-functions.server.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number, the same in every instance: only one of them migrates at a time. */
const migrationLock = 7_418_230

/**
 * Brings the schemas of the portal and of its job queue up to date, then the portal's functions. Safe
 * to run from several instances at once.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'trivsel-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrateJobs(url)
    await migrate(drizzle(client), {
      migrationsFolder,
      migrationsSchema: 'portal',
      migrationsTable: 'migration',
    })
    await applyFunctions(client)
  } finally {
    await client.end()
  }
}
