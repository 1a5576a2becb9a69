import { and, eq, isNull } from 'drizzle-orm'
import { addTerm, overlaps } from '#core/associations/members/add-term.server.ts'
import { lockMember } from '#core/associations/members/lock-member.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import { associationMember, associationTerm } from '#core/associations/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { NewTermForm } from './contract.ts'

/**
 * Adds a term that is missing. Somebody who is no member does not become one by it.
 * @throws {Refusal} `MEMBERSHIP_NOT_FOUND`, `TERM_OVERLAPS`, `OWN_CASE`
 */
export function addTermByStaff(
  database: Database,
  staff: StaffActor,
  { id: associationId, memberId, ...form }: NewTermForm & { id: string; memberId: string },
): Promise<void> {
  const { reason, ...term } = form
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ userId: associationMember.userId })
      .from(associationMember)
      .where(
        and(eq(associationMember.id, memberId), eq(associationMember.associationId, associationId)),
      )
    if (!found) throw refuse('MEMBERSHIP_NOT_FOUND')
    await requireOtherPerson(transaction, staff, [found.userId])
    await requireOutsider(transaction, staff, associationId)
    const { terms } = await lockMember(transaction, { associationId, ...found })
    if (overlaps(terms, term)) throw refuse('TERM_OVERLAPS')
    const paidBy = term.feeOre > 0 ? 'staff' : 'free'
    await addTerm(transaction, { ...term, memberId, paidBy })
    await recordAction(transaction, staff, {
      action: 'association-term-added',
      subject: { kind: 'association-member', id: memberId },
      after: {
        associationTermFrom: term.startsOn,
        associationTermTo: term.endsOn,
        associationFeeOre: term.feeOre,
        associationTermReason: reason,
      },
    })
    await note(transaction, staff, { associationId, ...found }, 'term-added')
  })
}

/**
 * A term does not count any more.
 * @throws {Refusal} `TERM_NOT_FOUND`: there is none that counts; `OWN_CASE`
 */
export function cancelTermByStaff(
  database: Database,
  staff: StaffActor,
  wanted: { readonly id: string; readonly termId: string; readonly reason: string },
  now: Date,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await requireTerm(transaction, staff, wanted)
    await lockMember(transaction, found)
    const [term] = await transaction
      .update(associationTerm)
      .set({ cancelledAt: now })
      .where(and(eq(associationTerm.id, wanted.termId), isNull(associationTerm.cancelledAt)))
      .returning()
    if (!term) throw refuse('TERM_NOT_FOUND')
    await recordAction(transaction, staff, {
      action: 'association-term-cancelled',
      subject: { kind: 'association-member', id: term.memberId },
      before: {
        associationTermFrom: term.startsOn,
        associationTermTo: term.endsOn,
        associationFeeOre: term.feeOre,
      },
      after: { associationTermReason: wanted.reason },
    })
    await note(transaction, staff, found, 'term-cancelled')
  })
}

/** A term of an association that the caller may correct. @throws {Refusal} `TERM_NOT_FOUND`, `OWN_CASE` */
export async function requireTerm(
  transaction: Database,
  staff: StaffActor,
  { id, termId }: { readonly id: string; readonly termId: string },
) {
  const [found] = await transaction
    .select({
      userId: associationMember.userId,
      associationId: associationMember.associationId,
      paymentId: associationTerm.paymentId,
    })
    .from(associationTerm)
    .innerJoin(associationMember, eq(associationMember.id, associationTerm.memberId))
    .where(and(eq(associationTerm.id, termId), eq(associationMember.associationId, id)))
  if (!found) throw refuse('TERM_NOT_FOUND')
  await requireOtherPerson(transaction, staff, [found.userId])
  await requireOutsider(transaction, staff, id)
  return found
}

/** The board reads that staff corrected it, and of whom; why stays with staff. */
export const note = (
  transaction: Database,
  { userId: actorId }: StaffActor,
  { associationId, userId }: { readonly associationId: string; readonly userId: string },
  action: 'term-added' | 'term-cancelled' | 'fee-refunded',
): Promise<void> =>
  recordHistory(transaction, {
    associationId,
    action,
    actor: { kind: 'staff', userId: actorId },
    subjectId: userId,
  })
