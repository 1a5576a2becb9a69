import { and, eq } from 'drizzle-orm'
import { findCommittee } from '#core/grants/committee/find-committee.server.ts'
import { grantPresence } from '#core/grants/committee/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireMember } from '../model/committee-member.server.ts'
import type { PresenceForm } from '../model/contract.ts'
import { lockOpenRound } from '../model/find-round.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * Says whether a member is present in the meeting. Once more changes nothing. Somebody who is not a
 * member any more can still be taken off.
 * @throws {Refusal} `NOT_IN_COMMITTEE`, `ROUND_NOT_FOUND`, `MEETING_AGREED`, `MEMBER_NOT_FOUND`
 */
export async function markPresence(
  database: Database,
  staff: StaffActor,
  { roundId, userId, isPresent }: PresenceForm & { readonly roundId: string },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { today } = await requireMember(transaction, staff, now)
    await lockOpenRound(transaction, roundId, now)
    const committee = isPresent ? await findCommittee(transaction, today) : []
    if (isPresent && committee.every((one) => one.userId !== userId))
      throw refuse('MEMBER_NOT_FOUND')
    const changed = isPresent
      ? await transaction
          .insert(grantPresence)
          .values({ roundId, userId, at: now })
          .onConflictDoNothing()
          .returning({ userId: grantPresence.userId })
      : await transaction
          .delete(grantPresence)
          .where(and(eq(grantPresence.roundId, roundId), eq(grantPresence.userId, userId)))
          .returning({ userId: grantPresence.userId })
    if (changed.length === 0) return
    await recordAction(transaction, staff, {
      action: 'grant-presence-marked',
      subject: { kind: 'grant-meeting-of-round', id: roundId },
      after: { grantMemberPresent: isPresent ? 'yes' : 'no', grantMemberId: userId },
    })
  })
}
