import { sql } from 'drizzle-orm'
import type { SetupCheck } from '#core/setup/setup-check.server.ts'
import { isOpenAddress } from '#platform/routing/open-address.ts'

/** The site has a front page, and nothing that it shows is still an example; one query. */
export const examplePagesCheck: SetupCheck = {
  page: '/staff/example-pages',
  async isDone(database) {
    const { rows: tables } = await database.execute<{ isThere: boolean }>(
      sql`select to_regclass('cms.published_items') is not null as "isThere"`,
    )
    if (!tables[0]?.isThere) return false
    const { rows } = await database.execute<{ isExample: boolean; href: string | null }>(sql`
      select distinct page -> 'data' ? 'isExample' as "isExample", published ->> 'href' as href
      from cms.published_items
      where page -> 'data' ? 'isExample'
        or (collection = 'front-page' and page -> 'data' <> 'null'::jsonb)`)
    const examples = rows.filter(({ isExample }) => isExample)
    return rows.length > 0 && !examples.some(({ href }) => href === null || isOpenAddress(href))
  },
}
