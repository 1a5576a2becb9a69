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
 * Staff who are founders, contact persons or members of an association, or have a role in it, decide
 * and correct nothing there. Call it in the transaction of the change.
 * @throws {Refusal} OWN_CASE
 */
export async function requireOutsider(
  transaction: Database,
  actor: AuditActor,
  associationId: string,
): Promise<void> {
  if (actor.kind !== 'staff') return
  const own = sql.param([...(await findOwnAccounts(transaction, actor.userId))])
  const { rows } = await transaction.execute(sql`
    select 1 from ${associationContact}
      where association_id = ${associationId} and ended_at is null and user_id = any(${own}::text[])
    union all select 1 from ${associationMember}
      where association_id = ${associationId} and state <> 'ended' and user_id = any(${own}::text[])
    union all select 1 from ${associationFounder}
      where association_id = ${associationId} and user_id = any(${own}::text[])
    union all select 1 from ${associationRole} role
      join ${associationRoleType} type on type.id = role.role_type_id
      where type.association_id = ${associationId} and role.user_id = any(${own}::text[])
        and role.ends_on is null
    limit 1`)
  if (rows.length > 0) throw ownCase()
}
