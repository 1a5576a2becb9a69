import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'

/** The day in Norway by the database's clock, `2026-11-22`. */
export async function osloToday(database: Database): Promise<string> {
  const { rows } = await database.execute<{ today: string }>(
    sql`select (now() at time zone 'Europe/Oslo')::date::text as today`,
  )
  if (!rows[0]) throw new Error('The database has no clock')
  return rows[0].today
}
