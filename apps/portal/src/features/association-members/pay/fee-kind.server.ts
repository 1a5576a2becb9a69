import { and, eq, inArray, isNull } from 'drizzle-orm'
import { associationAccount } from '#core/associations/association-account.ts'
import { addTerm, overlaps } from '#core/associations/members/add-term.server.ts'
import { type LockedMember, lockMember } from '#core/associations/members/lock-member.server.ts'
import { mayRenewIn } from '#core/associations/members/next-step.ts'
import { endMembership, makeMember } from '#core/associations/members/write-member.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import {
  association,
  type associationMember,
  associationTerm,
} from '#core/associations/tables.server.ts'
import type { Payment } from '#core/payments/payment.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { countPerson } from '../model/join-codes.server.ts'
import { notifyMember } from '../model/member-mail.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationFeeHold as hold } from '../model/tables.server.ts'

type Hold = typeof hold.$inferSelect

/** The fee of one term, paid by card. The money is the association's. The subject is the hold. */
export const feeKind: PaymentKind = {
  kind: 'association-fee',
  describe: (locale) => m.association_fee_statement({}, { locale }),
  async findPayable(transaction, { id, userId, now }) {
    const [held] = await transaction
      .select()
      .from(hold)
      .where(and(eq(hold.id, id), eq(hold.userId, userId)))
      .for('update')
    if (!held || held.state === 'released' || held.expiresAt <= now) throw refuse('FEE_HOLD_ENDED')
    if (held.state === 'paid') throw refuse('FEE_NOT_DUE')
    return {
      amountOre: held.feeOre,
      vatOre: 0,
      payBefore: held.expiresAt,
      account: associationAccount(held.associationId),
    }
  },
  confirm: confirmFee,
  release: releaseFee,
  nameSubjects: async (database, ids, locale) => {
    const rows = await database
      .select({ id: hold.id, name: association.name, from: hold.startsOn, to: hold.endsOn })
      .from(hold)
      .innerJoin(association, eq(association.id, hold.associationId))
      .where(inArray(hold.id, [...ids]))
    return new Map(
      rows.map(({ id, ...about }) => [id, m.association_fee_subject(about, { locale })]),
    )
  },
  async notifyRefunded(transaction, { subjectId }, { refundOre, reason }) {
    const [found] = await transaction
      .select({ userId: hold.userId, name: association.name, slug: association.slug })
      .from(hold)
      .innerJoin(association, eq(association.id, hold.associationId))
      .where(eq(hold.id, subjectId))
    if (!found) return
    const { userId, ...of } = found
    const what = { kind: 'refunded', refundOre, reason } as const
    await notifyMember(transaction, { userId, association: of, portalUrl: null }, what)
  },
}

/**
 * Adds the term that was shown. Lost when the person was removed while they paid, has those days
 * already, or the association goes on no more.
 */
async function confirmFee(
  transaction: Database,
  { id: paymentId, subjectId }: Payment,
): Promise<'confirmed' | 'lost'> {
  const [known] = await transaction.select().from(hold).where(eq(hold.id, subjectId))
  if (!known) return 'lost'
  const locked = await lockMember(transaction, known)
  const [held] = await transaction.select().from(hold).where(eq(hold.id, subjectId)).for('update')
  if (held?.state === 'paid') return held.paymentId === paymentId ? 'confirmed' : 'lost'
  if (held?.state !== 'held' || !canBeGiven(locked, held)) return 'lost'
  const { association, member } = locked
  const { userId, feeOre, startsOn, endsOn } = held
  const isNew = member?.state !== 'member'
  const memberId = await makeMember(transaction, { ...held, member }, new Date())
  await addTerm(transaction, { memberId, startsOn, endsOn, feeOre, paidBy: 'card', paymentId })
  await transaction.update(hold).set({ state: 'paid', paymentId }).where(eq(hold.id, held.id))
  if (isNew && held.joinCodeId) await countPerson(transaction, held.joinCodeId)
  const what = { kind: 'paid', until: endsOn, feeOre } as const
  await notifyMember(transaction, { userId, association, portalUrl: null }, what)
  return 'confirmed'
}

function canBeGiven({ association, member, terms }: LockedMember, held: Hold): boolean {
  const { state } = association
  if (member?.state === 'member' ? !mayRenewIn(state) : !meaningOf(state).takesMembers) return false
  // Who left or was removed while they paid does not come back by it.
  if (member?.endedAt && member.endedAt >= held.createdAt) return false
  return !overlaps(terms, held)
}

/** Takes back what a cancelled or refunded payment gave: the term does not count any more. */
async function releaseFee(
  transaction: Database,
  { id: paymentId, subjectId }: Payment,
): Promise<void> {
  const [held] = await transaction.select().from(hold).where(eq(hold.id, subjectId))
  if (!held) return
  const { member } = await lockMember(transaction, held)
  await transaction
    .update(hold)
    .set({ state: 'released' })
    .where(and(eq(hold.id, held.id), eq(hold.state, 'held')))
  if (!member) return
  const now = new Date()
  const cancelled = await transaction
    .update(associationTerm)
    .set({ cancelledAt: now })
    .where(and(eq(associationTerm.paymentId, paymentId), isNull(associationTerm.cancelledAt)))
    .returning({ id: associationTerm.id })
  if (cancelled.length > 0) await endWithoutTerm(transaction, member, now)
}

/** Who has no other term that lasts is no member without the one that was taken back. */
export async function endWithoutTerm(
  transaction: Database,
  { id, state }: Pick<typeof associationMember.$inferSelect, 'id' | 'state'>,
  now: Date,
): Promise<void> {
  if (state !== 'member') return
  const today = osloDate(now)
  const terms = await transaction
    .select({ endsOn: associationTerm.endsOn })
    .from(associationTerm)
    .where(and(eq(associationTerm.memberId, id), isNull(associationTerm.cancelledAt)))
  if (!terms.some(({ endsOn }) => endsOn >= today))
    await endMembership(transaction, id, 'lapsed', now)
}
