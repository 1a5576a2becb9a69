import { sql } from '@payloadcms/db-postgres'
import type { CmsDatabase } from '../accounts/cms-database.ts'
import { type ButtonColours, buttonColours } from './button-colours.ts'

/** Of the main colour that administrators of the portal have chosen; null where they have none. */
export async function findButtonColours(database: CmsDatabase): Promise<ButtonColours | null> {
  const { rows: tables } = await database.execute<{ isThere: boolean }>(
    sql`select to_regclass('portal.organisation') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return null
  const { rows } = await database.execute<{ colour: string | null }>(
    sql`select brand_colour as colour from portal.organisation`,
  )
  return buttonColours(rows[0]?.colour)
}
