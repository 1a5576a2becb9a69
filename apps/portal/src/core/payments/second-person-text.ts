import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { oneMayAlone, type RefundSums, reasonForSecondPerson } from './staff-rules.ts'

/** Before a refund: that a second person is needed, and which sum is too high; null where one is enough. */
export function secondPersonText(refundOre: number, sums: RefundSums): string | null {
  const limit = formatKroner(oneMayAlone)
  switch (reasonForSecondPerson(refundOre, sums)) {
    case 'amount':
      return m.refund_second_amount({ limit })
    case 'payment':
      return m.refund_second_payment({ limit, refunded: formatKroner(sums.refundedOre) })
    case 'day':
      return m.refund_second_day({ limit, alone: formatKroner(sums.aloneOre) })
    case null:
      return null
  }
}
