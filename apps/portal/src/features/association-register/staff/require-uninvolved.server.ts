import { sql } from 'drizzle-orm'
import {
  associationContact,
  associationFounder,
  associationMember,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { ownCase, requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Staff correct nothing of themselves, nor of an association in which they are anything.
 * @throws {Refusal} `OWN_CASE`
 */
export async function requireUninvolved(
  transaction: Database,
  staff: StaffActor,
  about: { readonly associationId: string; readonly userId: string },
): Promise<void> {
  await requireOtherPerson(transaction, staff, [about.userId])
  const own = [...(await findOwnAccounts(transaction, staff.userId))]
  const isOwn = (column: string) => sql`${sql.raw(column)} = any(${sql.param(own)}::text[])`
  const { rows } = await transaction.execute<{ isInvolved: boolean }>(sql`
    select exists (select from ${associationContact}
        where association_id = ${about.associationId} and ended_at is null and ${isOwn('user_id')})
      or exists (select from ${associationMember}
        where association_id = ${about.associationId} and state <> 'ended' and ${isOwn('user_id')})
      or exists (select from ${associationFounder}
        where association_id = ${about.associationId} and ${isOwn('user_id')})
      or exists (select from ${associationRole} role
        join ${associationRoleType} type on type.id = role.role_type_id
        where type.association_id = ${about.associationId} and ${isOwn('role.user_id')}
          and (role.ends_on is null or role.ends_on >= current_date)) as "isInvolved"`)
  if (rows[0]?.isInvolved) throw ownCase()
}
