import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

export async function databaseAnswers({ db }: Payload): Promise<boolean> {
  try {
    await db.drizzle.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
