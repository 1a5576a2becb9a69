import { and, arrayContains, eq, isNull, sql } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Proof that the actor may change who is of the staff, and that nobody else does meanwhile. */
export type StaffChange = { readonly actor: AuditActor }

/**
 * Any number, the same in every instance. Not a lock on the table: who enters the staff area at the
 * same moment holds a row of it, and the two would wait for each other.
 */
const staffLock = 7_418_231

/**
 * One change of the staff at a time. The actor is looked at again behind the lock: two admins who
 * end each other at once do not both succeed, so there is always one left.
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
