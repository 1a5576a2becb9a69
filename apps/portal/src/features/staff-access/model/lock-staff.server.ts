import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Proof that the actor may change the staff and holds the lock. */
export type StaffChange = { readonly actor: AuditActor }

/**
 * Any number, the same in every instance. A lock on the table would deadlock with a member of staff who
 * enters the staff area and holds a row of it.
 */
const staffLock = 7_418_231

/**
 * Allows one change of the staff at a time. The actor's role is checked again under the lock: two
 * administrators who end each other concurrently do not both succeed, so one always remains.
 * @throws {Refusal} FORBIDDEN (403)
 */
export async function lockStaff(transaction: Database, actor: AuditActor): Promise<StaffChange> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${staffLock})`)
  if (actor.kind === 'command') return { actor }
  const [admin] = await transaction
    .select({ userId: staffMember.userId })
    .from(staffMember)
    .where(
      and(
        eq(staffMember.userId, actor.userId),
        isNull(staffMember.endedAt),
        arrayContains(staffMember.roles, ['admin']),
      ),
    )
  if (!admin) throw staffRefusal('FORBIDDEN')
  return { actor }
}
