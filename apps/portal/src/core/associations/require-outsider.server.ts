import { sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  associationContact,
  associationFounder,
  associationMember,
  associationRole,
  associationRoleType,
} from './tables.server.ts'

/**
 * Refuses what staff do for an association to which they belong: as a founder, a contact person, a
 * member or by a role. Call it in the transaction of the change.
 * @throws {Refusal} OWN_CASE
 */
export async function requireOutsider(
  transaction: Database,
  actor: AuditActor,
  associationId: string,
): Promise<void> {
  if (actor.kind !== 'staff') return
  const own = sql`any(${sql.param([...(await findOwnAccounts(transaction, actor.userId))])}::text[])`
  const { rows } = await transaction.execute<{ belongs: boolean }>(sql`select
    exists (select 1 from ${associationContact}
      where association_id = ${associationId} and user_id = ${own} and ended_at is null)
    or exists (select 1 from ${associationFounder}
      where association_id = ${associationId} and user_id = ${own})
    or exists (select 1 from ${associationMember}
      where association_id = ${associationId} and user_id = ${own} and state <> 'ended')
    or exists (select 1 from ${associationRole} role
      join ${associationRoleType} type on type.id = role.role_type_id
      where type.association_id = ${associationId} and role.user_id = ${own}
        and (role.ends_on is null or role.ends_on >= current_date)) as belongs`)
  if (rows[0]?.belongs) throw ownCase()
}
