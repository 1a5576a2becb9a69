import { and, eq, isNull } from 'drizzle-orm'
import { associationRole } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { associationAssembly } from './tables.server.ts'

/** Gives somebody who has accepted an invitation the roles for which an assembly has elected them. */
export async function giveRolesOf(
  transaction: Database,
  who: { readonly invitation: string; readonly associationId: string; readonly userId: string },
  now: Date,
): Promise<void> {
  const assemblies = await transaction
    .select()
    .from(associationAssembly)
    .where(
      and(
        eq(associationAssembly.associationId, who.associationId),
        isNull(associationAssembly.withdrawnAt),
      ),
    )
  for (const { id, pendingRoles, givenRoles } of assemblies) {
    const theirs = pendingRoles.filter(({ invitationId }) => invitationId === who.invitation)
    if (theirs.length === 0) continue
    const given = await transaction
      .insert(associationRole)
      .values(
        theirs.map(({ roleTypeId }) => ({
          roleTypeId,
          userId: who.userId,
          startsOn: osloDate(now),
        })),
      )
      .returning({ id: associationRole.id })
    await transaction
      .update(associationAssembly)
      .set({
        pendingRoles: pendingRoles.filter((role) => !theirs.includes(role)),
        givenRoles: [...givenRoles, ...given.map((role) => role.id)],
      })
      .where(eq(associationAssembly.id, id))
  }
}
