import { sql } from '@payloadcms/db-postgres'
import type { CmsDatabase } from './cms-database.ts'

/** Languages of the admin, and the locale of each in which the organisation has its name. */
const locales: Readonly<Record<string, string>> = { nb: 'no', en: 'en' }
const unnamed = 'Studentsamskipnaden'

/**
 * What administrators of the portal have named the organisation: its table lies in the same database.
 * A general word before that.
 */
export async function findOrganisationName(
  database: CmsDatabase,
  language: string,
): Promise<string> {
  const { rows: tables } = await database.execute<{ isThere: boolean }>(
    sql`select to_regclass('portal.organisation') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return unnamed
  const { rows } = await database.execute<{ name: string | null }>(
    sql`select name ->> ${locales[language] ?? 'no'} as name from portal.organisation`,
  )
  return rows[0]?.name || unnamed
}
