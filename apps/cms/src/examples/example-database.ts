import { sql } from '@payloadcms/db-postgres'
import { type ExampleSource, exampleSources } from '@trivsel/content-contract/examples'
import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import type { CmsDatabase } from '../accounts/cms-database.ts'
import { globalId } from '../usage/content-sources.ts'

const tableOf = (source: ExampleSource) => source.replaceAll('-', '_')
export const itemsOf = (source: ExampleSource) => sql`cms.${sql.identifier(tableOf(source))}`
export const versionsOf = (source: ExampleSource) =>
  sql`cms.${sql.identifier(`_${tableOf(source)}_v`)}`

const Text = z.object({
  source: z.enum(exampleSources),
  id: z.number(),
  /** Nobody has a draft of it. */
  isUntouched: z.boolean(),
  locale: z.enum(locales).nullable(),
  name: z.string().nullable(),
  path: z.string().nullable(),
})
export type ExampleText = z.infer<typeof Text>

/** What is published and still an example, a row for each language. */
export async function readExampleTexts(database: CmsDatabase): Promise<ExampleText[]> {
  const { rows } = await database.execute(sql`
    select 'pages' as source, page.id, texts._locale as locale, texts.display_name as name, texts.path,
      not exists (select from cms._pages_v version where version.parent_id = page.id
        and version.version_is_example is not true) as "isUntouched"
    from cms.pages page left join cms.pages_locales texts on texts._parent_id = page.id
    where page.is_example and page._status = 'published'
    union all
    select 'front-page', ${globalId}::int, texts._locale, texts.heading, null,
      not exists (select from cms._front_page_v where version_is_example is not true)
    from cms.front_page page left join cms.front_page_locales texts on texts._parent_id = page.id
    where page.is_example and page._status = 'published'
    union all
    select 'site-frame', ${globalId}::int, null, null, null,
      not exists (select from cms._site_frame_v where version_is_example is not true)
    from cms.site_frame where is_example and _status = 'published'
    order by source, id, locale`)
  return z.array(Text).parse(rows)
}
