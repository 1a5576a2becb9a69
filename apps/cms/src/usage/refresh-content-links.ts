import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ChangedItem } from './changed-item.ts'
import { stampsOfSources } from './content-sources.ts'
import { readContentLinks } from './read-content-links.ts'
import { writeContentLinks } from './write-content-links.ts'

const batchSize = 50

let lastRun: Promise<unknown> = Promise.resolve()

/**
 * Brings the list of what refers to what up to date: reads again what was saved since the last time,
 * in whatever way, the import and scheduled publishing among them. Cheap when nothing was.
 * @returns number of items that were read
 */
export async function refreshContentLinks(payload: Payload): Promise<number> {
  // One at a time: after an import, a second call would read everything again.
  const run = lastRun.then(() => refresh(payload))
  lastRun = run.catch(() => undefined)
  return run
}

async function refresh(payload: Payload): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select collection, document_id as "documentId", current.stamp
    from (${stampsOfSources(payload)}) current
    full join cms.content_link_sources source using (collection, document_id)
    where source.stamp is distinct from current.stamp
    order by collection, document_id`)
  const changed = z.array(ChangedItem).parse(rows)
  for (const [collection, items] of Map.groupBy(changed, (item) => item.collection))
    for (let start = 0; start < items.length; start += batchSize) {
      const batch = items.slice(start, start + batchSize)
      const ids = batch.flatMap(({ documentId, stamp }) => (stamp === null ? [] : [documentId]))
      await writeContentLinks(payload, batch, await readContentLinks(payload, collection, ids))
    }
  return changed.length
}
