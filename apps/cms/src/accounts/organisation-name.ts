import { sql } from '@payloadcms/db-postgres'
import type { CmsDatabase } from './cms-database.ts'

/** Languages of the admin, and the locale of each in which the organisation has its name. */
const locales = { nb: 'no', en: 'en' } as const
const unnamed = { nb: 'Studentsamskipnaden', en: 'The student welfare organisation' } as const

/**
 * What administrators of the portal have named the organisation: its table lies in the same database.
 * A general word before that.
 */
export async function findOrganisationName(
  database: CmsDatabase,
  language: keyof typeof locales,
): Promise<string> {
  const { rows: tables } = await database.execute<{ isThere: boolean }>(
    sql`select to_regclass('portal.organisation') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return unnamed[language]
  const { rows } = await database.execute<{ name: string | null }>(
    sql`select name ->> ${locales[language]} as name from portal.organisation`,
  )
  return rows[0]?.name || unnamed[language]
}
