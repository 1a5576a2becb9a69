import { and, eq, isNotNull, sql } from 'drizzle-orm'
import {
  association,
  associationInvitation,
  associationMember,
} from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Closes an association, in the caller's transaction. Memberships end, requests are declined and open
 * invitations are withdrawn. What was paid for stays in the terms, and contact persons can read
 * everything: `takeMembersBack` undoes it.
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
  const end = {
    state: 'ended',
    endedAt: now,
    version: sql`${associationMember.version} + 1`,
  } as const
  const of = (state: 'requested' | 'member') =>
    and(eq(associationMember.associationId, id), eq(associationMember.state, state))
  await transaction
    .update(associationMember)
    .set({ ...end, endedBecause: 'declined', payBefore: null })
    .where(of('requested'))
  await transaction
    .update(associationMember)
    .set({ ...end, endedBecause: 'closed' })
    .where(of('member'))
  await transaction
    .update(associationInvitation)
    .set({ email: null, name: null, withdrawnAt: now })
    .where(and(eq(associationInvitation.associationId, id), isNotNull(associationInvitation.email)))
}

/**
 * Of an association that is reopened: who was a member when it was closed is one again. Call it before
 * its state changes.
 */
export async function takeMembersBack(transaction: Database, id: string): Promise<void> {
  await transaction.execute(sql`
    update ${associationMember} member
    set state = 'member', ended_at = null, ended_because = null, version = member.version + 1
    from ${association} a
    where a.id = ${id} and member.association_id = a.id and member.ended_because = 'closed'
      and member.ended_at = a.state_changed_at`)
}
