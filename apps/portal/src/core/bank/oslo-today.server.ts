import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Today’s date in Norway by the database’s clock, `2026-11-22`. */
export async function osloToday(database: Database): Promise<string> {
  const { rows } = await database.execute<{ now: string }>(
    sql`select floor(extract(epoch from now()) * 1000)::text as now`,
  )
  return osloDate(new Date(Number(rows[0]?.now)))
}
