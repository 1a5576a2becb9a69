import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { withdrawInvitation } from '#core/associations/invitations.server.ts'
import { associationContact, associationRole } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { refuse } from './refuse.server.ts'
import { associationAssembly } from './tables.server.ts'

export type Assembly = typeof associationAssembly.$inferSelect

/**
 * One that counts, in the transaction that has locked its association.
 * @throws {Refusal} `ASSEMBLY_NOT_FOUND`
 */
export async function getAssembly(
  transaction: Database,
  { id, associationId }: { readonly id: string; readonly associationId: string },
): Promise<Assembly> {
  const [found] = await transaction
    .select()
    .from(associationAssembly)
    .where(
      and(
        eq(associationAssembly.id, id),
        eq(associationAssembly.associationId, associationId),
        isNull(associationAssembly.withdrawnAt),
      ),
    )
  if (!found) throw refuse('ASSEMBLY_NOT_FOUND')
  return found
}

/**
 * Undoes an assembly: roles that it ended come back with the end that they had, those that it gave end,
 * its open invitations are withdrawn, and contact persons whom it released are contact persons again.
 * Those who have accepted in the meantime stay: staff can remove them.
 */
export async function undoAssembly(
  transaction: Database,
  assembly: Assembly,
  now: Date,
): Promise<void> {
  const { id, associationId, heldOn, endedRoles, givenRoles, invitations } = assembly
  const lastDay = addDays(heldOn, -1)
  for (const role of endedRoles)
    await transaction
      .update(associationRole)
      .set({ endsOn: role.endsOn })
      .where(
        and(
          eq(associationRole.id, role.id),
          // Not one that somebody has changed since.
          sql`${associationRole.endsOn} = greatest(${lastDay}::date, ${associationRole.startsOn} - 1)`,
        ),
      )
  if (givenRoles.length > 0)
    await transaction
      .update(associationRole)
      .set({
        endsOn: sql`greatest(${addDays(osloDate(now), -1)}::date, ${associationRole.startsOn} - 1)`,
      })
      .where(
        and(
          inArray(associationRole.id, givenRoles),
          sql`(${associationRole.endsOn} is null or ${associationRole.endsOn} >= ${osloDate(now)})`,
        ),
      )
  for (const invitation of invitations)
    await withdrawInvitation(transaction, { id: invitation, associationId, kind: 'contact' }, now)
  if (assembly.releasedAt) await bringBack(transaction, assembly)
  await transaction
    .update(associationAssembly)
    .set({ withdrawnAt: now })
    .where(eq(associationAssembly.id, id))
}

async function bringBack(
  transaction: Database,
  { associationId, steppingDown }: Assembly,
): Promise<void> {
  if (steppingDown.length === 0) return
  await transaction
    .update(associationContact)
    .set({ endedAt: null, endedBecause: null })
    .where(
      and(
        eq(associationContact.associationId, associationId),
        inArray(associationContact.id, steppingDown),
        eq(associationContact.endedBecause, 'handed-over'),
        // One who has been invited again is a contact person already.
        sql`not exists (select 1 from portal.association_contact other
          where other.association_id = ${associationId} and other.ended_at is null
            and other.user_id = ${associationContact.userId})`,
      ),
    )
}
