import { and, eq, isNotNull, sql } from 'drizzle-orm'
import {
  association,
  associationInvitation,
  associationMember,
} from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Closes an association, in the caller's transaction. Members keep what they have paid for to the end of
 * their term, and contact persons can read everything, so that nothing is lost when it is reopened. Who
 * has asked to become a member is answered, and open invitations end.
 */
export async function closeAssociation(
  transaction: Database,
  about: {
    readonly id: string
    readonly because: 'by-board' | 'closed-by-staff' | 'merged'
    readonly note: string | null
    readonly mergedIntoId?: string
    readonly now: Date
  },
): Promise<void> {
  const { id, because, note, mergedIntoId = null, now } = about
  await transaction
    .update(association)
    .set({
      state: 'closed',
      stateReason: because,
      stateNote: note,
      stateChangedAt: now,
      welcomesNew: false,
      mergedIntoId,
      version: sql`${association.version} + 1`,
    })
    .where(eq(association.id, id))
  await transaction
    .update(associationMember)
    .set({
      state: 'ended',
      endedAt: now,
      endedBecause: 'closed',
      version: sql`${associationMember.version} + 1`,
    })
    .where(and(eq(associationMember.associationId, id), eq(associationMember.state, 'requested')))
  await transaction
    .update(associationInvitation)
    .set({ email: null, name: null, withdrawnAt: now })
    .where(and(eq(associationInvitation.associationId, id), isNotNull(associationInvitation.email)))
}
