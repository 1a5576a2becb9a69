import type { AuditActor } from '#core/audit/record-action.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findOwnAccounts } from './own-accounts.server.ts'

/**
 * Refuses an action of staff that concerns one of their own accounts. Call it in the transaction of
 * the change. Commands and jobs are never refused.
 *
 * @param concerned account ids; null if the account no longer exists or nobody is concerned
 * @throws {Refusal} OWN_CASE
 */
export async function requireOtherPerson(
  transaction: Database,
  actor: AuditActor,
  concerned: readonly (string | null | undefined)[],
): Promise<void> {
  if (actor.kind !== 'staff') return
  const own = await findOwnAccounts(transaction, actor.userId)
  if (concerned.some((userId) => userId != null && own.has(userId))) throw ownCase()
}

/** Every description of an endpoint that concerns a person promises it (`refusalsOf`). */
export const ownCase = (): Refusal<'OWN_CASE'> => new Refusal('OWN_CASE', 403)
