import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { mediaFolder } from './media-folder.ts'
import { makeSizes } from './picture-sizes.ts'

const Drawings = z.array(
  z.object({ id: z.number(), filename: z.string(), width: z.number(), height: z.number() }),
)

/** Two at once: one is resized while the other is written. */
const workers = 2

/**
 * Makes the sizes of the drawings that were imported without them. What is interrupted is continued
 * by the next run.
 * @returns how many drawings got theirs
 */
export async function makePictureSizes(
  payload: Payload,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  // The bytes of a size are known when it is made, and of all sizes at once.
  const { rows } = await payload.db.drizzle.execute(sql`
    select id, filename, width::int, height::int from cms.media
    where sizes_xxs_filename is not null and sizes_xxs_filesize is null
    order by id`)
  const drawings = Drawings.parse(rows)
  const queue = [...drawings]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const bytes = await makeSizes(mediaFolder(payload), next.filename, next)
      await noteBytes(payload, next.id, bytes)
      onProgress(drawings.length - queue.length, drawings.length)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return drawings.length
}

/** Not a change of the picture: nothing that the site shows says how large a file is. */
async function noteBytes(
  { db }: Payload,
  id: number,
  bytes: Readonly<Record<string, number>>,
): Promise<void> {
  const columns = Object.entries(bytes).map(
    ([size, count]) => sql`${sql.identifier(`sizes_${size}_filesize`)} = ${count}`,
  )
  await db.drizzle.execute(sql`update cms.media set ${sql.join(columns, sql`, `)} where id = ${id}`)
}
