import { perLocale } from '@trivsel/content-contract/locales'
import { asc, inArray } from 'drizzle-orm'
import { statesWith } from '#core/associations/states.ts'
import { association } from '#core/associations/tables.server.ts'
import type { ListedPage } from '#core/feature/feature.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/** The directory and the page of every association that is in it. */
export async function listPublicPages({ database }: { database: Database }): Promise<ListedPage[]> {
  const rows = await database
    .select({ slug: association.slug })
    .from(association)
    .where(inArray(association.state, [...statesWith('isListed')]))
    .orderBy(asc(association.slug))
  const directory = perLocale((locale) => pagePath('findAssociation', locale))
  return [
    { alternates: directory, updatedAt: null },
    ...rows.map(({ slug }) => ({
      alternates: perLocale((locale) => pagePath('associationProfile', locale, { slug })),
      updatedAt: null,
    })),
  ]
}
