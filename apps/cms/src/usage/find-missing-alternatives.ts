import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { linkTargets } from './link-targets.ts'
import { refreshContentLinks } from './refresh-content-links.ts'

const Found = z.array(z.object({ id: z.number(), title: z.string(), pages: z.coerce.number() }))
/** A picture that is shown on English pages and has nothing to say to those who do not see it. */
export type MissingAlternative = z.infer<typeof Found>[number]

/** Pictures without alternative text in English that published pages show in English. */
export async function findMissingAlternatives(payload: Payload): Promise<MissingAlternative[]> {
  await refreshContentLinks(payload)
  const { rows } = await payload.db.drizzle.execute(sql`
    with target as (${linkTargets()})
    select media.id, coalesce(norwegian.alt, media.filename, '') as title,
      count(distinct (link.collection, link.document_id)) as pages
    from cms.media media
    join cms.content_links link
      on link.target_collection = 'media' and link.target_id = media.id and not link.draft
    left join target on target.collection = link.collection and target.id = link.document_id
    left join cms.media_locales norwegian
      on norwegian._parent_id = media.id and norwegian._locale = 'no'
    left join cms.media_locales english
      on english._parent_id = media.id and english._locale = 'en'
    where coalesce(english.alt, '') = '' and coalesce(target.english, true)
    group by media.id, norwegian.alt, media.filename
    order by media.id`)
  return Found.parse(rows)
}
