import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { longestSides } from '../model/picture.ts'
import { associationPicture } from '../model/tables.server.ts'
import { demoPictures, drawingSize, toSvg } from './demo-pictures.ts'

/** Draws pictures of some associations of the demo, unless one of them has a picture. */
export async function seedPictures(database: Database): Promise<void> {
  const found = await database
    .select({ id: association.id, slug: association.slug })
    .from(association)
    .where(inArray(association.slug, Object.keys(demoPictures)))
  const ids = found.map(({ id }) => id)
  const known = await database.$count(
    associationPicture,
    inArray(associationPicture.associationId, ids),
  )
  if (known > 0 || found.length === 0) return
  const rows = []
  for (const { id, slug } of found) rows.push({ associationId: id, ...(await draw(slug)) })
  await database.insert(associationPicture).values(rows).onConflictDoNothing()
}

async function draw(slug: string) {
  const drawing = demoPictures[slug]
  if (!drawing) throw new Error(`there is no drawing of ${slug}`)
  const drawn = sharp(Buffer.from(toSvg(drawing)))
  // Flat colours gain nothing from more effort, and a start waits for it.
  const inSize = (side: number) => drawn.clone().resize(side).webp({ effort: 1 }).toBuffer()
  return {
    small: await inSize(longestSides.small),
    large: await inSize(longestSides.large),
    ...drawingSize,
  }
}
