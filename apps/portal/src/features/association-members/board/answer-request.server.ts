import { and, eq } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { takeStep } from '#core/associations/members/join-association.server.ts'
import { lockMember } from '#core/associations/members/lock-member.server.ts'
import { lastDayOf } from '#core/associations/members/next-term.ts'
import { endMembership } from '#core/associations/members/write-member.server.ts'
import { associationMember } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { notifyMember } from '../model/member-mail.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { Board } from './read-setup.server.ts'
import { record } from './save-setup.server.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }

/**
 * Somebody becomes a member, or has time to pay from now on. Nobody is accepted twice.
 * @throws {Refusal} `REQUEST_NOT_FOUND`, `ASSOCIATION_TAKES_NO_MEMBERS`, and those of `requireRight`
 */
export function acceptRequest(
  { database, portalUrl }: Parts,
  board: Board,
  memberId: string,
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await requireRight(transaction, board, 'members', { isChange: true })
    const locked = await lockRequest(transaction, board, memberId)
    const { association, member } = locked
    if (member.payBefore) throw refuse('REQUEST_NOT_FOUND')
    const { userId, associationId, joinedBy } = member
    const wanted = { userId, associationId, joinedBy, isInvited: true }
    const outcome = await takeStep(transaction, locked, wanted, now)
    await record(transaction, board, 'member-accepted', {}, userId)
    const to = { userId, association, portalUrl }
    if (outcome.is === 'to-pay' && outcome.payBefore)
      return notifyMember(transaction, to, {
        kind: 'accepted-to-pay',
        feeOre: association.feeOre,
        payBefore: outcome.payBefore,
      })
    const { terms } = await lockMember(transaction, { userId, associationId })
    const until = lastDayOf(terms) ?? board.today
    return notifyMember(transaction, to, { kind: 'joined', until })
  })
}

/** @throws {Refusal} `REQUEST_NOT_FOUND`, and those of `requireRight` */
export function declineRequest(
  { database, portalUrl }: Parts,
  board: Board,
  { memberId, answer }: { readonly memberId: string; readonly answer: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await requireRight(transaction, board, 'members', { isChange: true })
    const { association, member } = await lockRequest(transaction, board, memberId)
    const { userId } = member
    await endMembership(transaction, memberId, 'declined', now)
    await record(transaction, board, 'member-declined', {}, userId)
    const to = { userId, association, portalUrl }
    await notifyMember(transaction, to, { kind: 'declined', answer })
  })
}

async function lockRequest(transaction: Database, { associationId }: Board, memberId: string) {
  const [found] = await transaction
    .select({ userId: associationMember.userId })
    .from(associationMember)
    .where(
      and(eq(associationMember.id, memberId), eq(associationMember.associationId, associationId)),
    )
  if (!found) throw refuse('REQUEST_NOT_FOUND')
  const { member, ...locked } = await lockMember(transaction, { associationId, ...found })
  if (member?.state !== 'requested') throw refuse('REQUEST_NOT_FOUND')
  return { ...locked, member }
}
