import type { AuditActor } from '#core/audit/record-action.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findOwnAccounts } from './own-accounts.server.ts'

/**
 * Nobody acts for themselves: refuses what a member of staff does to something that concerns an
 * account of their own. It is asked in the transaction of the change. What a command or the site
 * itself does concerns nobody who acts.
 *
 * @param concerned ids of accounts; null where an account is gone, or nobody is known
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
