import { sql } from '@payloadcms/db-postgres'
import type { CmsDatabase } from '../accounts/cms-database.ts'

/** Pixels, and the picture itself: pages of the admin need no address of the portal for it. */
export type OrganisationLogo = { address: string; width: number; height: number }

/** The logo that administrators of the portal have uploaded; null where there is none. */
export async function findOrganisationLogo(
  database: CmsDatabase,
): Promise<OrganisationLogo | null> {
  const { rows: tables } = await database.execute<{ isThere: boolean }>(
    sql`select to_regclass('portal.organisation_pictures') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return null
  const { rows } = await database.execute<{ bytes: Buffer; width: number; height: number }>(
    sql`select bytes, width, height from portal.organisation_pictures where file = '/logo.png'`,
  )
  const [logo] = rows
  if (!logo) return null
  const { bytes, width, height } = logo
  return { address: `data:image/png;base64,${bytes.toString('base64')}`, width, height }
}
