import { locales } from '@trivsel/content-contract/locales'

import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'

/** Deletes the words that no page has any more: they are not suggested. */
export async function forgetUnusedWords(database: Database): Promise<void> {
  for (const locale of locales)
    await database.execute(sql`
      with stems as materialized (
        select word from ts_stat(format(
          'select vector from portal.search_document where locale = %L', ${locale}::text))
      )
      delete from portal.search_word w
       where w.locale = ${locale}
         and not exists (
           select from stems s
            where s.word = any(tsvector_to_array(
                    to_tsvector(portal.search_stemmer(${locale}::text), w.folded))
                    || w.folded))`)
}
