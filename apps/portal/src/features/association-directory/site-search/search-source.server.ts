import { type Locale, locales } from '@trivsel/content-contract/locales'
import { asc, eq, inArray } from 'drizzle-orm'
import { statesWith } from '#core/associations/states.ts'
import { association, associationTopic } from '#core/associations/tables.server.ts'
import type { SearchSource, SearchSourcePage } from '#core/site-search/search-source.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { textInEither } from '../model/text-in-either.ts'

/** Triggers announce there what the search would find in another way (`announce_associations.sql`). */
export const associationSearch: SearchSource = {
  kind: 'association',
  channel: 'associations_changed',
  read: listSearchable,
}

/** Every association that is in the directory, by name, purpose and topic. */
async function listSearchable(database: Database): Promise<SearchSourcePage[]> {
  const found = await database
    .select({
      slug: association.slug,
      name: association.name,
      purpose: association.purpose,
      topic: associationTopic.name,
    })
    .from(association)
    .leftJoin(associationTopic, eq(associationTopic.id, association.topicId))
    .where(inArray(association.state, [...statesWith('isListed')]))
    .orderBy(asc(association.slug))
  const toPage = (row: (typeof found)[number], index: number, locale: Locale) => ({
    id: index + 1,
    locale,
    href: pagePath('associationProfile', locale, { slug: row.slug }),
    title: row.name,
    description: textInEither(row.purpose, locale)?.text ?? null,
    text: row.topic ? textIn(row.topic, locale) : '',
  })
  return found.flatMap((row, index) => locales.map((locale) => toPage(row, index, locale)))
}
