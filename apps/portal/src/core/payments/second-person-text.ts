import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { type RefundSums, reasonForSecondPerson } from './staff-rules.ts'

/** Says why a refund needs a second person; null when it does not. */
export function secondPersonText(refundOre: number, sums: RefundSums): string | null {
  const limit = formatKroner(sums.limitOre)
  switch (reasonForSecondPerson(refundOre, sums)) {
    case 'amount':
      return m.refund_second_amount({ limit })
    case 'payment':
      return m.refund_second_payment({ limit, refunded: formatKroner(sums.refundedOre) })
    case 'day':
      return m.refund_second_day({ limit, alone: formatKroner(sums.soloRefundedOre) })
    case null:
      return null
  }
}
