import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { contentSources } from '../usage/content-sources.ts'
import { refreshContentLinks } from '../usage/refresh-content-links.ts'
import { contentQuery } from './content-query.ts'

const Files = z.array(z.object({ name: z.string() }))

/** Files have no drafts: they are public as long as something published shows or links to them. */
export const publishedFiles = contentQuery('publishedFiles', async ({ payload, tags }) => {
  const { collections, globals } = contentSources(payload)
  for (const { slug } of collections) tags.add(slug)
  for (const { slug } of globals) tags.addGlobal(slug)
  tags.add('media')
  tags.add('attachments')
  await refreshContentLinks(payload)
  const names = async (collection: 'media' | 'attachments') => {
    const { rows } = await payload.db.drizzle.execute(sql`
      select file.filename as name
      from cms.${sql.identifier(collection)} file
      where file.filename is not null and exists (
        select from cms.content_links link
        where not link.draft and (
          (link.target_collection = ${collection} and link.target_id = file.id)
          or link.address ~ ('^/files/' || ${collection}::text || '/[^/]+/')
            and split_part(link.address, '/', 5) = file.filename))
      order by file.id`)
    return Files.parse(rows).map(({ name }) => name)
  }
  return {
    pictures: (await names('media')).map((name) => name.replace(/\.\w+$/, '')),
    attachments: await names('attachments'),
  }
})
