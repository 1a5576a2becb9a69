import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, Payload } from 'payload'
import { z } from 'zod'

const Targets = z.array(z.object({ id: z.number() }))

/** Items of a collection that something published refers to, as last listed. */
export async function findPublishedTargets(
  { db }: Payload,
  collection: CollectionSlug,
): Promise<number[]> {
  const { rows } = await db.drizzle.execute(sql`
    select distinct target_id as id from cms.content_links
    where target_collection = ${collection} and not draft`)
  return Targets.parse(rows).map(({ id }) => id)
}
