import type { AuditActor } from '#core/audit/record-action.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findTies } from './find-ties.server.ts'

/**
 * Staff decide nothing for an association that they have to do with: as its founder, contact person,
 * by a role or as a member, today or before. Call it in the transaction of the change.
 * @throws {Refusal} `OWN_CASE`
 */
export async function requireOutsider(
  transaction: Database,
  actor: AuditActor,
  associationId: string,
): Promise<void> {
  if (actor.kind !== 'staff') return
  const own = await findOwnAccounts(transaction, actor.userId)
  const ties = await findTies(transaction, own, [associationId])
  if (ties.size > 0) throw ownCase()
}
