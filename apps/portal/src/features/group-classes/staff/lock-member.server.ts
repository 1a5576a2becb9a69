import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * Locks a member, so that marks and blocks of one member are written one at a time, and checks that staff
 * do not act for themselves.
 * @throws {Refusal} MEMBER_NOT_FOUND, OWN_CASE
 */
export async function lockMember(
  transaction: Database,
  actor: AuditActor,
  userId: string,
): Promise<void> {
  const [member] = await transaction
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update')
  if (!member) throw refuse('MEMBER_NOT_FOUND')
  await requireOtherPerson(transaction, actor, [userId])
}
