import { eq } from 'drizzle-orm'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * What becomes of an event that its board wants to publish. The association is locked against a change
 * of its state: what is inactive publishes nothing.
 * @throws {Refusal} `ASSOCIATION_STATE`
 */
export async function publishState(
  transaction: Database,
  associationId: string,
): Promise<'published' | 'waiting'> {
  const [found] = await transaction
    .select({ state: association.state, isTrusted: association.isTrusted })
    .from(association)
    .where(eq(association.id, associationId))
    .for('share')
  if (!found || !meaningOf(found.state).mayPublishEvents)
    throw refuseAssociation('ASSOCIATION_STATE')
  return found.isTrusted ? 'published' : 'waiting'
}
