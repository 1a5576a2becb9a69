import { sql } from '@payloadcms/db-postgres'
import type { CmsDatabase } from '../accounts/cms-database.ts'

const types = { '/logo.png': 'image/png', '/favicon.ico': 'image/x-icon' } as const

/** Pixels, and the picture itself: pages of the admin need no address of the portal for it. */
export type OrganisationPicture = { address: string; width: number; height: number }

/** A picture that administrators of the portal have uploaded; null where there is none. */
export async function findOrganisationPicture(
  database: CmsDatabase,
  file: keyof typeof types,
): Promise<OrganisationPicture | null> {
  const { rows: tables } = await database.execute<{ isThere: boolean }>(
    sql`select to_regclass('portal.organisation_pictures') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return null
  const { rows } = await database.execute<{ bytes: Buffer; width: number; height: number }>(
    sql`select bytes, width, height from portal.organisation_pictures where file = ${file}`,
  )
  const [picture] = rows
  if (!picture) return null
  const { bytes, width, height } = picture
  return { address: `data:${types[file]};base64,${bytes.toString('base64')}`, width, height }
}
