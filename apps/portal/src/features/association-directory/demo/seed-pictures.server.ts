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
  const rows = await withDrawings(async () => {
    const drawn = []
    for (const { id, slug } of found) drawn.push({ associationId: id, ...(await draw(slug)) })
    return drawn
  })
  await database.insert(associationPicture).values(rows).onConflictDoNothing()
}

const drawings = { operation: ['VipsForeignLoadSvg'] }

/**
 * Whatever has inspected a file before made the whole process refuse drawings
 * (`allowOnlyAcceptedImageTypes`). Those here are our own, and nobody uploads while the demo is made.
 */
async function withDrawings<Made>(make: () => Promise<Made>): Promise<Made> {
  sharp.unblock(drawings)
  try {
    return await make()
  } finally {
    sharp.block(drawings)
  }
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
