import { eq } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuseRegister } from './refuse.server.ts'

/**
 * One change of the roles or invitations of an association at a time.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`
 */
export async function lockAssociation(transaction: Database, associationId: string) {
  const [found] = await transaction
    .select({ id: association.id, name: association.name, state: association.state })
    .from(association)
    .where(eq(association.id, associationId))
    .for('no key update')
  if (!found) throw refuseRegister('ASSOCIATION_NOT_FOUND')
  return found
}
