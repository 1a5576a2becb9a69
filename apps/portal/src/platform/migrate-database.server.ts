import { setTimeout as sleep } from 'node:timers/promises'
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
 * Milliseconds that a migration waits for a table that somebody uses. Queries that come after it wait as
 * long, and a site that serves meanwhile stands still. Then it begins again, after a pause in which they
 * are answered.
 */
const lockTimeout = 3_000
const pauseBetween = 2_000
const attempts = 20

/** SQLSTATE of what did not get its lock in time. */
const lockNotAvailable = '55P03'

/**
 * Brings the schemas of the portal and of its job queue up to date, then the portal's functions. Safe
 * to run from several instances at once, and beside a release that serves.
 *
 * @param times other than usual, in tests
 * @throws the error of PostgreSQL: nothing of the migration that failed is there
 */
export async function migrateDatabase(
  url: string,
  times = { lockTimeout, pauseBetween, attempts },
): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'trivsel-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrateJobs(url)
    // After the lock above, which waits for another instance as long as that takes.
    await client.query(`set lock_timeout = ${times.lockTimeout}`)
    await withoutWaiting(times, async () => {
      await migrate(drizzle(client), {
        migrationsFolder,
        migrationsSchema: 'portal',
        migrationsTable: 'migration',
      })
      await applyFunctions(client)
    })
  } finally {
    await client.end()
  }
}

async function withoutWaiting(
  { pauseBetween, attempts }: { pauseBetween: number; attempts: number },
  work: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt === attempts || codeOf(error) !== lockNotAvailable) throw error
      await sleep(pauseBetween)
    }
}

/** Drizzle wraps the error of the database: the code is on the cause. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : codeOf(error.cause)
}
