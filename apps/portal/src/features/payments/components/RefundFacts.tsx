import type { PendingRefund, StaffPayment } from '#core/payments/contract.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { PairTable } from '#ui/pairs/PairTable.tsx'
import { payerText, requesterText } from '../payment-texts.ts'

type Props = { payment: StaffPayment | PendingRefund; refundOre: number }

/** The subject, the payer, the amounts, and who requested the refund and why. */
export function RefundFacts({ payment, refundOre }: Props) {
  const { subject, amountOre, refundSums, request } = payment
  const { refundedOre } = refundSums
  return (
    <PairTable
      name={{ caption: null }}
      rows={[
        { name: m.payments_subject(), value: subject },
        { name: m.payments_payer(), value: payerText(payment) },
        { name: m.payments_amount(), value: formatKroner(amountOre) },
        ...(refundedOre > 0
          ? [{ name: m.payments_refunded_before(), value: formatKroner(refundedOre) }]
          : []),
        { name: m.payments_refund(), value: formatKroner(refundOre) },
        ...(request?.keepsSubject
          ? [{ name: m.payments_paid_for(), value: m.payments_paid_for_stays() }]
          : []),
        ...(request
          ? [
              {
                name: m.payments_asked_by(),
                value: m.payments_asked_by_at({
                  name: requesterText(request),
                  at: formatDayAndTime(new Date(request.requestedAt)),
                }),
              },
            ]
          : []),
        ...(request?.reason ? [{ name: m.payments_asked_reason(), value: request.reason }] : []),
      ]}
    />
  )
}
