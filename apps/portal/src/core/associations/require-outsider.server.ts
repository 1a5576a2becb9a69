import { sql } from 'drizzle-orm'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  associationContact,
  associationFounder,
  associationMember,
  associationRole,
  associationRoleType,
} from './tables.server.ts'

/**
 * Staff decide nothing for an association that they have to do with: as its founder, contact person,
 * by a role or as a member, today or before. Call it in the transaction of the change.
 * @throws {Refusal} `OWN_CASE`
 */
export async function requireOutsider(
  transaction: Database,
  staff: StaffActor,
  associationId: string,
): Promise<void> {
  const own = sql.param([...(await findOwnAccounts(transaction, staff.userId))])
  const { rows } = await transaction.execute<{ is: boolean }>(sql`
    select exists (select from ${associationContact}
        where association_id = ${associationId} and user_id = any(${own}::text[]))
      or exists (select from ${associationFounder}
        where association_id = ${associationId} and user_id = any(${own}::text[]))
      or exists (select from ${associationMember}
        where association_id = ${associationId} and user_id = any(${own}::text[]))
      or exists (select from ${associationRole} role
        join ${associationRoleType} type on type.id = role.role_type_id
        where type.association_id = ${associationId} and role.user_id = any(${own}::text[])) as is`)
  if (rows[0]?.is) throw ownCase()
}
