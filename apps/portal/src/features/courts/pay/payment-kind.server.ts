import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { documentRefund } from '#core/receipts/credit-receipt.server.ts'
import { confirmHold, lowerPrice, releasePaidHold } from '../holds/change-reservation.server.ts'
import { lockPayableHold } from '../holds/find-payable-hold.server.ts'
import { notifyMember } from '../notify-member/notify-member.server.ts'
import { courtSubject } from '../receipts/record-sale.server.ts'
import { describeReservations } from './describe-reservations.server.ts'
import { refuseToPay } from './refuse-to-pay.server.ts'

const descriptions = { no: 'Booking av bane eller hall', en: 'Booking of a court or hall' }

/** Card payments of holds. The subject is the hold, and must be paid before it expires. */
export const courtPayments: PaymentKind = {
  kind: courtSubject,
  describe: (locale) => descriptions[locale],
  async findPayable(transaction, { id, userId, now }) {
    const hold = await lockPayableHold(transaction, { holdId: id, userId }, now)
    if ('refusal' in hold) throw refuseToPay(hold.refusal)
    return { amountOre: hold.priceOre, vatOre: 0, payBefore: hold.expiresAt }
  },
  confirm: (transaction, { id: paymentId, subjectId: holdId }) =>
    confirmHold(transaction, { holdId, paymentId }),
  release: (transaction, { id: paymentId, subjectId: holdId }) =>
    releasePaidHold(transaction, { holdId, paymentId }),
  lowerPrice: (transaction, { id: paymentId, subjectId: holdId }, refundOre) =>
    lowerPrice(transaction, { holdId, paymentId, refundOre }),
  documentRefund,
  nameSubjects: describeReservations,
  notifyRefunded(transaction, { subjectId, confirmedAt }, { keepsSubject, ...refund }) {
    const ended = confirmedAt === null ? 'given-back' : 'cancelled'
    const kind = keepsSubject ? 'part-refunded' : ended
    return notifyMember(transaction, subjectId, { kind, ...refund })
  },
}
