import { eq } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PictureSize } from '../model/picture.ts'
import { pictureRefusals } from '../model/refusals.ts'
import { associationPicture } from '../model/tables.server.ts'

/** So long, in seconds, a browser may show one that was removed. */
const keptSeconds = 24 * 60 * 60

/** @throws {Refusal} `PICTURE_NOT_FOUND`: it was replaced or removed */
export async function sendPicture(
  database: Database,
  { id, size }: { id: string; size: PictureSize },
): Promise<Response> {
  const [found] = await database
    .select({ bytes: associationPicture[size] })
    .from(associationPicture)
    .where(eq(associationPicture.id, id))
  if (!found) throw new Refusal('PICTURE_NOT_FOUND', pictureRefusals.PICTURE_NOT_FOUND)
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(found.bytes.length),
      'cache-control': `public, max-age=${keptSeconds}, immutable`,
      'x-content-type-options': 'nosniff',
    },
  })
}
