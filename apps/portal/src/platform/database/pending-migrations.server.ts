import { readFileSync } from 'node:fs'
import type pg from 'pg'

const journal = new URL('../../../migrations/meta/_journal.json', import.meta.url)

/** The database has no tables, or those of an earlier version. */
export class PendingMigrationsError extends Error {
  override name = 'PendingMigrationsError'
}

/** @throws {PendingMigrationsError} */
export async function requireMigrations(pool: pg.Pool): Promise<void> {
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] }
  const newest = Math.max(...entries.map(({ when }) => when))
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('portal.migration') is not null as "isThere"`,
  )
  const isCurrent =
    rows[0]?.isThere &&
    (await pool.query('select from portal.migration where created_at >= $1 limit 1', [newest]))
      .rowCount === 1
  if (!isCurrent) throw new PendingMigrationsError('The tables are not up to date')
}
