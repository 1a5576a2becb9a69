import { eq } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StoredEvent } from './lock-events.server.ts'

/**
 * Whether staff approve an event again when its board changes its texts: an event of an association that
 * is not trusted yet. Once people have places it stays public: they have to find it, and to be able to
 * cancel.
 */
export async function isApprovedAnew(
  database: Database,
  event: Pick<StoredEvent, 'id' | 'associationId' | 'startsAt' | 'state'>,
  now: Date,
): Promise<boolean> {
  if (event.state !== 'published' || event.startsAt <= now) return false
  const [found] = await database
    .select({ isTrusted: association.isTrusted })
    .from(association)
    .where(eq(association.id, event.associationId))
  if (!found || found.isTrusted) return false
  return (await database.$count(place, eq(place.offerId, event.id))) === 0
}
