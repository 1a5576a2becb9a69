import { and, eq } from 'drizzle-orm'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { confirmHold, releasePaid } from '../reservations/move-hold.server.ts'
import { tellMember } from '../staff/tell-member.server.ts'
import { courtReservation as reservation } from '../tables.server.ts'
import { nameReservations } from './name-reservations.server.ts'
import { refuseToPay } from './refuse-to-pay.server.ts'

const descriptions = { no: 'Booking av bane eller hall', en: 'Booking of a court or hall' }

/** A hold that is paid by card. Its id is the subject; its end is the last moment to pay. */
export const courtPayments: PaymentKind = {
  kind: 'court',
  describe: (locale) => descriptions[locale],
  async findPayable(transaction, { id, userId, now }) {
    const [hold] = await transaction
      .select({
        priceOre: reservation.priceOre,
        expiresAt: reservation.expiresAt,
        state: reservation.state,
      })
      .from(reservation)
      .where(and(eq(reservation.id, id), eq(reservation.userId, userId)))
      .for('share')
    if (hold?.state === 'confirmed') throw refuseToPay('PAYMENT_SETTLED')
    if (hold?.state === 'expired' || (hold?.state === 'held' && hold.expiresAt <= now))
      throw refuseToPay('HOLD_EXPIRED')
    if (hold?.state !== 'held') throw refuseToPay('HOLD_NOT_FOUND')
    return { amountOre: hold.priceOre, vatOre: 0, payBefore: hold.expiresAt }
  },
  confirm: (transaction, { id: paymentId, subjectId: holdId }) =>
    confirmHold(transaction, { holdId, paymentId }),
  release: (transaction, { id: paymentId, subjectId: holdId }) =>
    releasePaid(transaction, { holdId, paymentId }),
  nameSubjects: nameReservations,
  notifyRefunded: (transaction, { subjectId, confirmedAt }, told) =>
    tellMember(transaction, subjectId, {
      kind: confirmedAt === null ? 'given-back' : 'cancelled',
      ...told,
    }),
}
