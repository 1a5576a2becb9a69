import { locales } from '@trivsel/content-contract/locales'
import { asc, isNull } from 'drizzle-orm'
import { grantType } from '#core/grants/setup/tables.server.ts'
import type { SearchSource, SearchSourcePage } from '#core/site-search/search-source.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/** A trigger announces there that the types are others (`announce_grants.sql`). */
export const grantSearch: SearchSource = {
  kind: 'grant',
  channel: 'grants_changed',
  read: listSearchable,
}

/** The public page, found by what can be applied for. Associations are found by their own pages. */
async function listSearchable(database: Database): Promise<SearchSourcePage[]> {
  const types = await database
    .select({ name: grantType.name })
    .from(grantType)
    .where(isNull(grantType.removedAt))
    .orderBy(asc(grantType.position), asc(grantType.id))
  return locales.map((locale) => ({
    id: 1,
    locale,
    href: pagePath('grantedGrants', locale),
    title: m.grant_openness_heading({}, { locale }),
    description: m.grant_openness_intro({}, { locale }),
    text: types.map(({ name }) => textIn(name, locale)).join(' '),
  }))
}
