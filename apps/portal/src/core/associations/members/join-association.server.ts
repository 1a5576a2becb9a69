import type { Database } from '#platform/database/database.server.ts'
import { addDaysByWallTime, osloDate } from '#platform/time/oslo.ts'
import { refuseAssociation } from '../refuse.server.ts'
import { addTerm } from './add-term.server.ts'
import { type LockedMember, lockMember } from './lock-member.server.ts'
import { stepOf } from './next-step.ts'
import { isCovered, nextTerm } from './next-term.ts'
import { type JoinedBy, makeMember, makeRequested } from './write-member.server.ts'

/** Days for which somebody who was accepted can pay the fee. */
export const daysToPay = 14

const endOfPaying = (now: Date) => addDaysByWallTime(now, daysToPay)

type Wanted = {
  readonly associationId: string
  readonly userId: string
  readonly joinedBy: JoinedBy
}

/**
 * What became of it. `to-pay`: they are a member once the fee is paid, before `payBefore` if it is
 * there. `isNew`: this call changed something.
 */
export type JoinOutcome =
  | { readonly is: 'member' | 'requested'; readonly isNew: boolean }
  | { readonly is: 'to-pay'; readonly isNew: boolean; readonly payBefore: Date | null }

/**
 * Somebody becomes a member, or gets as far as they can: with approval they have asked for it, with a
 * fee they have to pay. Whom the board or staff invite needs no approval. Doing it again changes
 * nothing; of two at once the second waits for the first.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_TAKES_NO_MEMBERS`
 */
export async function joinAssociation(
  transaction: Database,
  wanted: Wanted,
  now: Date,
): Promise<JoinOutcome> {
  const locked = await lockMember(transaction, wanted)
  const isInvited = wanted.joinedBy === 'invitation' || wanted.joinedBy === 'staff'
  return takeStep(transaction, locked, { ...wanted, isInvited }, now)
}

/**
 * The same for somebody whose place is locked.
 * @param wanted.isInvited needs no approval, and is in the register while the fee is to be paid
 * @throws {Refusal} `ASSOCIATION_TAKES_NO_MEMBERS`
 */
export async function takeStep(
  transaction: Database,
  locked: LockedMember,
  wanted: Wanted & { readonly isInvited: boolean },
  now: Date,
): Promise<JoinOutcome> {
  const { association, member, terms } = locked
  const { isInvited, ...who } = wanted
  const today = osloDate(now)
  const place = { ...who, member }
  switch (stepOf(locked, { isInvited, today })) {
    case 'none':
      return { is: 'member', isNew: false }
    case 'closed':
      throw refuseAssociation('ASSOCIATION_TAKES_NO_MEMBERS')
    case 'approval': {
      const isNew = member?.state !== 'requested'
      if (isNew) await makeRequested(transaction, place, { payBefore: null, now })
      return { is: 'requested', isNew }
    }
    case 'pay': {
      const until = member?.state === 'requested' ? member.payBefore : null
      if (!isInvited || until) return { is: 'to-pay', isNew: false, payBefore: until }
      const payBefore = endOfPaying(now)
      await makeRequested(transaction, place, { payBefore, now })
      return { is: 'to-pay', isNew: true, payBefore }
    }
    case 'join': {
      const memberId = await makeMember(transaction, place, now)
      if (!isCovered(terms, today)) {
        const term = nextTerm(association.termKind, terms, today)
        await addTerm(transaction, { ...term, memberId, feeOre: 0, paidBy: 'free' })
      }
      return { is: 'member', isNew: true }
    }
  }
}
